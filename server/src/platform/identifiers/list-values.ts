// One normalisation per list type, used both when an entry is stored and when a payment is matched.
import { isValidClabe, isValidIban, normaliseClabe, normaliseIban } from "./account.ts";
import { normaliseAddress, normaliseRange } from "./address.ts";
import { readCountry } from "./country.ts";
import { normaliseDomain, normaliseEmail } from "./email.ts";
import type { IdentifierHash, Identifiers } from "./hash.ts";
import { isPossiblePhone, normalisePhone } from "./phone.ts";
import { isPlaceholder } from "./placeholders.ts";

const upper = (pattern: RegExp) => (text: string) => {
  const value = text.trim().toUpperCase();
  return pattern.test(value) ? value : undefined;
};

const verbatim = (text: string): string | undefined => {
  const value = text.trim();
  return value === "" || value.length > 255 ? undefined : value;
};

/** Normalisers by list type: the stored form, or undefined for an invalid value. */
export const normalisers = {
  email: (text: string) => normaliseEmail(text)?.address,
  email_domain: normaliseDomain,
  ip_address: normaliseAddress,
  ip_range: normaliseRange,
  device_fingerprint: verbatim,
  card_bin: (text: string) => {
    const digits = text.replace(/[\s-]/g, "");
    return /^\d{6}(\d{2})?$/.test(digits) ? digits : undefined;
  },
  card_hash: verbatim,
  country: readCountry,
  phone: (text: string) => {
    const e164 = normalisePhone(text, undefined)?.e164;
    // reject a number that does not parse to itself
    return e164 !== undefined && isPossiblePhone(e164) && normalisePhone(e164, undefined)?.e164 === e164 ? e164 : undefined;
  },
  customer_id: verbatim,
  clabe: (text: string) => {
    const digits = normaliseClabe(text);
    return digits !== undefined && isValidClabe(digits) ? digits : undefined;
  },
  iban: (text: string) => {
    const iban = normaliseIban(text);
    return iban !== undefined && isValidIban(iban) ? iban : undefined;
  },
  account_hash: verbatim,
  // a bank's main office is the same with and without XXX
  swift_bic: (text: string) => upper(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)(text)?.replace(/XXX$/, ""),
  beneficiary_id: verbatim,
} as const satisfies Record<string, (text: string) => string | undefined>;

/** A kind of list entry. */
export type ListType = keyof typeof normalisers;

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

/** Error message for a placeholder. */
export const UNLISTABLE = "is a placeholder that many payers share; it cannot be listed";

/** Is the text a list type? */
export function isListType(text: string): text is ListType {
  return Object.hasOwn(normalisers, text);
}

/** The hash to look up an entry; type and value are compared after the look-up. */
export function matchKey(identifiers: Identifiers, listType: ListType, value: string): IdentifierHash {
  return identifiers.hash(listType, value);
}
