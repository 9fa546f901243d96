// The accounts of a payment: of a beneficiary, or those that a pay-in is paid from.

import type { ValueWarning } from "../../platform/errors/value-warning.ts";
import { type AccountField, type AccountKind, accountFields, accountIn, type GivenAccount } from "../../values/identifiers/accounts/accounts.ts";
import { listKinds } from "../../values/kinds/index.ts";
import { identifierValue } from "../../values/kinds/payment-value.ts";

/** The fields of a request that hold an account. */
export type AccountsOfRequest = { readonly [Field in AccountField]?: string };

/** Accounts, normalised; a malformed CLABE or IBAN unchanged. */
export interface GivenAccounts {
  /** Without placeholders; the one that names the account most exactly first. */
  readonly identities: readonly (readonly [AccountKind, string])[];
  /** Country of the account. */
  readonly country: string | undefined;
  readonly clabeValid: boolean | undefined;
  readonly ibanValid: boolean | undefined;
  /** What a Pix or Bre-B key says of its holder. */
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly document: { readonly type: string; readonly number: string } | undefined;
  readonly warnings: readonly ValueWarning[];
}

const NONE: GivenAccounts = {
  identities: [],
  country: undefined,
  clabeValid: undefined,
  ibanValid: undefined,
  email: undefined,
  phone: undefined,
  document: undefined,
  warnings: [],
};

/** The accounts in an object of a request, at a path. */
export function givenAccounts(holder: AccountsOfRequest | undefined, path: string): GivenAccounts {
  if (holder === undefined) return NONE;
  const given: Given[] = [];
  for (const field of accountFields) {
    const text = holder[field];
    if (typeof text === "string" && text.trim() !== "") given.push({ account: accountIn(field, text), sent: field });
  }
  return given.length === 0 ? NONE : readAccounts(given, path);
}

/** An account, and the field that it was sent in. */
interface Given {
  readonly account: GivenAccount;
  readonly sent: AccountField;
}

function readAccounts(given: readonly Given[], path: string): GivenAccounts {
  const ordered = given.toSorted((one, other) => accountFields.indexOf(one.account.field) - accountFields.indexOf(other.account.field));
  const identities = new Map<string, readonly [AccountKind, string]>();
  const warnings: ValueWarning[] = [];
  for (const { account, sent } of ordered) {
    const { kind, problem } = account;
    const value = identifierValue(kind, account.value);
    if (value !== undefined) identities.set(`${kind} ${value}`, [kind, value]);
    if (problem !== undefined) warnings.push({ path: `${path}.${sent}`, ...problem });
    else if (value === undefined && account.value !== undefined)
      warnings.push({ path: `${path}.${sent}`, reason: "placeholder", expected: "must be an account of the holder's own; leave it out if you have none" });
  }
  const keys = ordered.flatMap(({ account }) => account.key ?? []);
  return {
    identities: [...identities.values()],
    country: ordered.flatMap(({ account }) => (account.country && listKinds.country.normalise(account.country)) || [])[0],
    clabeValid: validityOf(ordered, "clabe"),
    ibanValid: validityOf(ordered, "iban"),
    email: keys.find(({ kind }) => kind === "email")?.value,
    phone: keys.find(({ kind }) => kind === "phone")?.value,
    document: keys.find(({ document }) => document !== undefined)?.document,
    warnings,
  };
}

const validityOf = (given: readonly Given[], field: AccountField): boolean | undefined => given.find(({ account }) => account.field === field)?.account.checked;
