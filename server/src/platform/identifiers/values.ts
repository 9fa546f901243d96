// The values that payers are known by, in one spelling for every use: history, counters, fraud rates, lists and the network find the same one.
import { normaliseClabe, normaliseIban } from "./account.ts";
import { isPlaceholder, type PlaceholderKind } from "./placeholders.ts";

const trimmed = (text: string): string => text.trim();

/** How a value of a kind is spelled. Addresses and telephone numbers come as `email.ts`, `address.ts` and `phone.ts` answer them. */
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
  // an account that is not well formed stays as it was given: it is the same account each time
  clabe: (text) => normaliseClabe(text) ?? text.trim(),
  iban: (text) => normaliseIban(text) ?? text.trim(),
  account_hash: trimmed,
  ip_address: trimmed,
};

/** The one spelling of a value; undefined where there is none, and for a placeholder (`placeholders.ts`), which many payers share. */
export function identifierValue(kind: PlaceholderKind, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const value = spellings[kind](text);
  return value === "" || isPlaceholder(kind, value) ? undefined : value;
}
