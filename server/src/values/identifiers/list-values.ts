// One normalisation per list type, used both when an entry is stored and when a payment is matched.

import { accountRules, recognisedAccount } from "./accounts/accounts.ts";
import { normaliseBic } from "./accounts/bic.ts";
import { normaliseAddress, normaliseRange } from "./address.ts";
import { singleAddress } from "./address-range.ts";
import { readCountry } from "./country.ts";
import { normaliseDomain, normaliseEmail } from "./email.ts";
import type { IdentifierHash, Identifiers } from "./hash.ts";
import type { ListType } from "./kinds.ts";
import { normalisePhone } from "./phone.ts";
import { isPlaceholder } from "./placeholders.ts";

const verbatim = (text: string): string | undefined => {
  const value = text.trim();
  return value === "" || value.length > 255 ? undefined : value;
};

/** Reads a valid account of a field. */
const validAccount = (field: "clabe" | "iban") => (text: string) => {
  const { value, checked } = accountRules[field].read(text);
  return checked ? value : undefined;
};

/** Normalisers by list type: the stored form, or undefined for an invalid value. */
export const normalisers = {
  // a wildcard would be one address that nobody has: a whole domain is an email_domain
  email: (text: string) => (text.includes("*") ? undefined : normaliseEmail(text)?.address),
  // an entry stops the subdomains, too: lists write that as a wildcard
  email_domain: (text: string) => normaliseDomain(text.replace(/^\s*(?:\*?@)?(?:\*?\.)?/, "")),
  // published lists write single addresses as networks of one
  ip_address: (text: string) => normaliseAddress(text) ?? singleAddress(text),
  ip_range: normaliseRange,
  device_fingerprint: verbatim,
  card_bin: (text: string) => {
    const digits = text.replace(/[\s-]/g, "");
    return /^\d{6}(\d{2})?$/.test(digits) ? digits : undefined;
  },
  card_hash: verbatim,
  country: readCountry,
  phone: (text: string) => normalisePhone(text, undefined)?.e164,
  customer_id: verbatim,
  clabe: validAccount("clabe"),
  iban: validAccount("iban"),
  // accounts of Argentina, Brazil, Colombia and Peru too, in one spelling; a CLABE and an IBAN have types of their own, which payments are compared by
  account_hash: (text: string) => {
    const value = verbatim(text);
    const recognised = value && recognisedAccount(value);
    if (recognised && (recognised.field === "clabe" || recognised.field === "iban")) return undefined;
    return value && accountRules.account_hash.read(value).value;
  },
  swift_bic: normaliseBic,
  beneficiary_id: verbatim,
} as const satisfies Record<ListType, (text: string) => string | undefined>;

/** A value of a payment, and the hash to look up its list entries. */
export type ListProbe = readonly [type: ListType, value: string, key: IdentifierHash];

/** Is a normalised value a placeholder, shared by many payers? Such a value cannot be listed. */
export function isUnlistable(listType: ListType, value: string): boolean {
  return hasPlaceholders(listType) && isPlaceholder(listType, value);
}

/** Types that describe groups on purpose have no placeholders. */
function hasPlaceholders(listType: ListType): listType is Exclude<ListType, "email_domain" | "ip_range" | "country" | "swift_bic"> {
  return listType !== "email_domain" && listType !== "ip_range" && listType !== "country" && listType !== "swift_bic";
}

/** Error message for a placeholder of a type. */
export function unlistable(listType: ListType): string {
  return listType === "ip_address"
    ? "is not a public address: many networks use it; it cannot be listed"
    : "is a placeholder that many payers share; it cannot be listed";
}

/** Is the text a list type? */
export function isListType(text: string): text is ListType {
  return Object.hasOwn(normalisers, text);
}

/** The hash by which an entry is looked up. Equal hashes are equal values: among a million entries, two values have one hash with a probability of 3 in 10⁸. */
export function matchKey(identifiers: Identifiers, listType: ListType, value: string): IdentifierHash {
  return identifiers.hash(listType, value);
}
