// Normalised identifiers of payers: activity, counters, fraud rates, lists and the network use the same form.
import { accountRules } from "./accounts/accounts.ts";
import { customerNetwork } from "./address.ts";
import { isPlaceholder, type PlaceholderKind } from "./placeholders.ts";

const trimmed = (text: string): string => text.trim();

/** Normalisers by kind. Addresses and phone numbers must already be normalised by `email.ts`, `address.ts` and `phone.ts`. */
const spellings: Readonly<Record<PlaceholderKind, (text: string) => string>> = {
  email: trimmed,
  phone: trimmed,
  document: trimmed,
  customer_id: trimmed,
  beneficiary_id: trimmed,
  device_fingerprint: trimmed,
  terminal: trimmed,
  card_hash: trimmed,
  card_bin: trimmed,
  // a malformed account is used as given: it still identifies the account
  clabe: (text) => accountRules.clabe.read(text).value,
  iban: (text) => accountRules.iban.read(text).value,
  account_hash: (text) => accountRules.account_hash.read(text).value,
  ip_address: trimmed,
};

/** The normalised value; undefined if it is empty or a placeholder (`placeholders.ts`), which many payers share. */
export function identifierValue(kind: PlaceholderKind, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const value = spellings[kind](text);
  return value === "" || isPlaceholder(kind, value) ? undefined : value;
}

/** The value that activity is counted by: that of `identifierValue`, of an address the network of the customer. Lists match the address itself. */
export function countedValue(kind: PlaceholderKind, text: string | undefined): string | undefined {
  const value = identifierValue(kind, text);
  return value !== undefined && kind === "ip_address" ? customerNetwork(value) : value;
}
