// The register of placeholders: values that people and programs enter when they have none. Many payers share such a value, so it identifies none of them: it
// is no identifier for decisions, counters and fraud rates, cannot be listed, and is not shared in the network.
import { hash } from "node:crypto";
import { disposable } from "./email.ts";
import { freeMailDomains } from "./free-mail.ts";
import { isPublicAddress } from "./public-address.ts";

/** Kinds of value that have placeholders. */
export type PlaceholderKind =
  | "email"
  | "phone"
  | "document"
  | "customer_id"
  | "beneficiary_id"
  | "device_fingerprint"
  | "terminal"
  | "card_hash"
  | "card_bin"
  | "clabe"
  | "iban"
  | "account_hash"
  | "ip_address";

/** Is a normalised value of a kind a placeholder? */
export function isPlaceholder(kind: PlaceholderKind, value: string): boolean {
  switch (kind) {
    case "email":
      return isFilledInAddress(value);
    case "phone":
      return isFilledInPhone(value);
    case "document":
      return isFilledInDocument(value.slice(value.indexOf(":") + 1));
    case "customer_id":
    case "beneficiary_id":
    case "terminal":
      // customers and terminals may be numbered from 1: only zeros are placeholders
      return isWord(value) || /^[0\s._-]*$/.test(value) || COUNTER.has(value.toLowerCase());
    case "device_fingerprint":
    case "card_hash":
    case "account_hash":
      return isWord(value) || hasOneCharacter(value);
    case "card_bin":
      return hasOneCharacter(value);
    case "clabe":
      return /^\d{6}(\d)\1{10}\d$/.test(value);
    case "iban":
      return hasOneCharacter(value.slice(4));
    case "ip_address":
      // private, shared and reserved addresses are those of many networks
      return !isPublicAddress(value);
  }
}

const WORDS = [
  "",
  "unknown",
  "undefined",
  "null",
  "nil",
  "none",
  "nan",
  "na",
  "n/a",
  "empty",
  "default",
  "anonymous",
  "anonimo",
  "anónimo",
  "desconocido",
  "desconhecido",
  "ninguno",
  "nenhum",
  "test",
  "false",
  "true",
  "not available",
  "[object object]",
];

/** Names of anonymous buyers, in Spanish, Portuguese and English. */
const COUNTER: ReadonlySet<string> = new Set(
  "guest invitado convidado visitante mostrador balcao balcão publico público publico_general publico-general consumidor_final consumidor-final walk-in walkin".split(
    " ",
  ),
);

/** Identifiers that many devices share because of a bug: the Android ID of a generation of phones (Android issue 10603). */
const COMMON = ["9774d56d682e549c"];

/** Hashes that programs compute of missing values. */
const SPELLED = WORDS.flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
const HASHED = SPELLED.flatMap((word) => ["md5", "sha1", "sha256", "sha512"].map((algorithm) => hash(algorithm, word, "hex")));

const words: ReadonlySet<string> = new Set([...WORDS, ...COMMON, ...HASHED]);

/** SHA-256 of the words, as clients that send hashes compute them of missing values. */
export const placeholderDigests: ReadonlySet<string> = new Set(SPELLED.map((word) => hash("sha256", word, "hex")));

const isWord = (value: string): boolean => words.has(value.toLowerCase());

/** A repeated letter or digit, or none: a disabled identifier is all zeros. */
function hasOneCharacter(value: string): boolean {
  let only = 0;
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index);
    // ignore ASCII separators
    if (code < 0x30 || (code > 0x39 && code < 0x41) || (code > 0x5a && code < 0x61) || (code > 0x7a && code < 0x80)) continue;
    if (only === 0) only = code;
    else if (code !== only) return false;
  }
  return true;
}

const COUNTING = "01234567890123";
const COUNTING_DOWN = "98765432109876";

/** A phone number whose last seven digits, a whole subscriber number in many plans, are equal, or whose last eight count up or down. */
function isFilledInPhone(value: string): boolean {
  const last = value.slice(-8);
  return /(\d)\1{6}$/.test(last) || COUNTING.includes(last) || COUNTING_DOWN.includes(last);
}

/**
 * Document numbers of no person: a repeated digit, a word, and the generic tax numbers of Mexico for the general public and for foreigners (SAT,
 * Resolución Miscelánea Fiscal, rule 2.7.1.23).
 */
function isFilledInDocument(value: string): boolean {
  return isWord(value) || hasOneCharacter(value) || /^(XAXX|XEXX)010101000$/.test(value);
}

/** `sincorreo`, `no.tiene`: local parts that mean "no address", in Spanish, Portuguese and English, at any domain. */
const NO_ADDRESS =
  /^((no|nao|sin|sem)[._-]?(aplica|disponible|e?-?mails?|hay|correo|proporciona|proporciono|registra|tem|tengo|tiene)|anonim[oa]|anonymous|n[./_-]?a|ningun[oa]|none|null|undefined|unknown)$/;

/** Local parts that users type to get past a form. They count only at shared and reserved domains: the owner of another domain may use any of them. */
const TYPED_IN =
  /^((no|nao)[._-]?reply|asdf?|do[._-]?not[._-]?reply|ejemplo|example|exemplo|fake|guest|invitado|no|prueba|qwerty|test|(?<same>[a-z0-9])\k<same>{2,})$/;

function isFilledInAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  if (NO_ADDRESS.test(local)) return true;
  const domain = address.slice(at + 1);
  return TYPED_IN.test(local) && (freeMailDomains.has(domain) || disposable.has(domain) || isReservedDomain(domain) || isPlaceholderDomain(domain));
}

const isPlaceholderDomain = (domain: string): boolean => {
  const name = domain.slice(0, domain.indexOf("."));
  return NO_ADDRESS.test(name) || TYPED_IN.test(name);
};

/** Reserved names (RFC 2606, RFC 6761, RFC 6762, RFC 7686, RFC 8375), names of home networks, and names without a dot. */
const RESERVED = /^[^.]*$|(^|\.)(example\.(com|net|org)|test|example|invalid|localhost|localdomain|local|internal|intranet|lan|home|corp|onion|arpa)$/;

/** Is the domain reserved, so that no mailbox exists there? */
export function isReservedDomain(domain: string): boolean {
  return RESERVED.test(domain);
}
