// Accounts: the fields of a request that hold one, and one identity for all spellings of an account, whichever field it is sent in.

import { normalisePhone } from "../phone.ts";
import { isValidCbu, normaliseAlias, normaliseCbu } from "./cbu.ts";
import { isValidCci, normaliseCci } from "./cci.ts";
import { isValidClabe, normaliseClabe } from "./clabe.ts";
import { isValidIban, normaliseIban } from "./iban.ts";
import { type PaymentKey, readBrebKey, readPixKey } from "./payment-keys.ts";

/** Kinds of identifier that accounts have: that of accounts without a kind of their own is `account_hash`. */
export type AccountKind = "clabe" | "iban" | "account_hash";

/** A text read as the account of a field. */
interface Reading {
  readonly value: string;
  /** Do its check digits fit? Undefined: it has none. */
  readonly checked: boolean | undefined;
  readonly key?: PaymentKey;
}

/** A field that holds an account. */
interface AccountRule {
  readonly kind: AccountKind;
  /** Country of its accounts. */
  readonly country: string | undefined;
  /** What a value is called, for messages. */
  readonly name: string;
  /** What a value must be. */
  readonly expected: string;
  readonly read: (text: string) => Reading | undefined;
}

const withDigits = (normalise: (text: string) => string | undefined, isValid: (value: string) => boolean) => (text: string) => {
  const value = normalise(text);
  return value === undefined ? undefined : { value, checked: isValid(value) };
};

const withKey = (read: (text: string) => PaymentKey | undefined) => (text: string) => {
  const key = read(text);
  return key && { value: key.value, checked: key.checked, key };
};

/** Fields of accounts, the one that names the account most exactly first. */
export const accountRules = {
  clabe: {
    kind: "clabe",
    country: "MX",
    name: "a CLABE",
    expected: "must be a CLABE of 18 digits with a valid check digit; send a hash of a card number in account_hash, a telephone number in phone",
    // one of any length that is not valid still identifies the account
    read: (text) => ({ value: normaliseClabe(text) ?? text.trim(), checked: isValidClabe(normaliseClabe(text) ?? "") }),
  },
  iban: {
    kind: "iban",
    country: undefined,
    name: "an IBAN",
    expected: "must be an IBAN (ISO 13616) with valid check digits",
    read: (text) => ({ value: normaliseIban(text) ?? text.trim(), checked: isValidIban(normaliseIban(text) ?? "") }),
  },
  cbu: {
    kind: "account_hash",
    country: "AR",
    name: "a CBU or CVU",
    expected: "must be a CBU or CVU of 22 digits with valid check digits",
    read: withDigits(normaliseCbu, isValidCbu),
  },
  cci: {
    kind: "account_hash",
    country: "PE",
    name: "a CCI",
    expected: "must be a CCI of 20 digits with valid check digits",
    read: withDigits(normaliseCci, isValidCci),
  },
  account_hash: {
    kind: "account_hash",
    country: undefined,
    name: "a hash",
    expected: "must be your keyed hash of an account",
    read: (text) => ({ value: canonicalToken(text), checked: undefined }),
  },
  // one account can have several keys
  pix_key: {
    kind: "account_hash",
    country: "BR",
    name: "a Pix key",
    expected: "must be a Pix key: a CPF, a CNPJ, a telephone number such as +5511987654321, an e-mail address of at most 77 characters, or a random key (UUID)",
    read: withKey(readPixKey),
  },
  breb_key: {
    kind: "account_hash",
    country: "CO",
    name: "a Bre-B key",
    expected: "must be a Bre-B key: a document, a mobile number, an e-mail address, an alphanumeric key or a merchant code",
    read: withKey(readBrebKey),
  },
  alias: {
    kind: "account_hash",
    country: "AR",
    name: "an alias",
    expected: "must be an alias of 6 to 20 letters, digits, dots and hyphens",
    read: (text) => {
      const value = normaliseAlias(text);
      return value === undefined ? undefined : { value, checked: undefined };
    },
  },
} as const satisfies Record<string, AccountRule>;

/** A field of a request that holds an account. */
export type AccountField = keyof typeof accountRules;

/** The fields, in the order in which one is taken for the account of a payment. */
export const accountFields = Object.keys(accountRules) as readonly AccountField[];

/** Numbers that no other account can be taken for: their length and check digits say what they are. */
const RECOGNISED = ["clabe", "cbu", "cci", "iban"] as const satisfies readonly AccountField[];

/** The account that a text is by its length and check digits, whatever field it is in. */
export function recognisedAccount(text: string): { readonly field: (typeof RECOGNISED)[number]; readonly value: string } | undefined {
  for (const field of RECOGNISED) {
    const { value, checked } = accountRules[field].read(text) ?? {};
    if (value !== undefined && checked === true) return { field, value };
  }
  return undefined;
}

/** A text of `account_hash`, also of list entries: numbers and keys of accounts in one spelling, hashes as they are. */
function canonicalToken(text: string): string {
  const token = text.trim();
  // hashes of letters and digits are longer than an alias; of two that differ in case only, both are the same account's
  // a number of the length of an account is one with wrong check digits, too
  return recognisedAccount(token)?.value ?? normaliseCbu(token) ?? normaliseCci(token) ?? normaliseAlias(token) ?? canonicalKey(token) ?? token;
}

/** A Pix or Bre-B key by its form alone: a random key, an e-mail address, a telephone number with its plus sign. */
function canonicalKey(token: string): string | undefined {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(token)) return token.toLowerCase();
  if (!token.startsWith("+") && !token.includes("@")) return undefined;
  return (readPixKey(token) ?? readBrebKey(token))?.value;
}

/** An account of a request. */
export interface GivenAccount {
  readonly field: AccountField;
  readonly kind: AccountKind;
  /** Normalised; undefined for one that cannot be read. */
  readonly value: string | undefined;
  readonly country: string | undefined;
  readonly checked: boolean | undefined;
  readonly key: PaymentKey | undefined;
  /** What must be said of it. */
  readonly problem: { readonly reason: "other_field" | "check_digits" | "unreadable"; readonly expected: string } | undefined;
}

/** The account in a field. One whose check digits say that it belongs in another field is that one's. */
export function accountIn(field: AccountField, text: string): GivenAccount {
  const rule: AccountRule = accountRules[field];
  const own = rule.read(text);
  const other = own?.checked === true ? undefined : recognisedAccount(text);
  if (other !== undefined && other.field !== field) {
    const found: AccountRule = accountRules[other.field];
    return {
      field: other.field,
      kind: found.kind,
      value: other.value,
      country: countryOf(found, other.value),
      checked: true,
      key: undefined,
      problem: { reason: "other_field", expected: `is ${found.name}: send it in ${other.field}` },
    };
  }
  const { expected, kind } = rule;
  const phone = field === "clabe" && own?.checked === false ? mexicanPhone(text) : undefined;
  if (phone !== undefined)
    return {
      field: "account_hash",
      kind: "account_hash",
      value: phone,
      country: rule.country,
      checked: undefined,
      key: { value: phone, kind: "phone", checked: undefined },
      problem: { reason: "other_field", expected: "is a telephone number: send it in phone" },
    };
  // the words of an alias are no number, whatever field for a number they are in
  if (own === undefined && (field === "cbu" || field === "cci") && accountRules.alias.read(text) !== undefined && /[a-z]/i.test(text)) {
    const problem = { reason: "other_field", expected: `is ${accountRules.alias.name}: send it in alias` } as const;
    return { ...accountIn("alias", text), problem };
  }
  if (own === undefined)
    return { field, kind, value: undefined, country: undefined, checked: undefined, key: undefined, problem: { reason: "unreadable", expected } };
  const problem = own.checked === false ? ({ reason: "check_digits", expected } as const) : undefined;
  return { field, kind, value: own.value, country: countryOf(rule, own.value), checked: own.checked, key: own.key, problem };
}

/** The telephone number of Mexico that a text is: SPEI pays to ten digits as well, which no CLABE has. */
function mexicanPhone(text: string): string | undefined {
  if (!/^\s*(?:\+?52[\s-]?(?:1[\s-]?)?)?(?:[\s()-]*\d){10}\s*$/.test(text)) return undefined;
  const e164 = normalisePhone(text, "MX")?.e164;
  return e164?.startsWith("+52") ? e164 : undefined;
}

/** Country of an account: its first letters of an IBAN. */
const countryOf = ({ country, kind }: AccountRule, value: string): string | undefined => (kind === "iban" ? value.slice(0, 2) : country);

/** Is a text an account, so that its digits may look like a card number? Eighteen digits are a CLABE, perhaps a mistyped one: cards have fewer. */
export function isAccount(text: string): boolean {
  return recognisedAccount(text) !== undefined || /^\s*\d{18}\s*$/.test(text) || readPixKey(text)?.checked === true;
}
