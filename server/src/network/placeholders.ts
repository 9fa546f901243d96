// What people and programs fill in where there is nothing: a signal about it would accuse everybody who has none.
import { hash } from "node:crypto";

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
  "test",
  "false",
  "true",
  "[object object]",
];

/** Identifiers that many share by a fault: the number that a generation of Android telephones has in common (Android issue 10603). */
const COMMON = ["9774d56d682e549c"];

/** Hashes, as programs make them of values that are not there. */
const SPELLED = WORDS.flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
const HASHED = SPELLED.flatMap((word) => ["md5", "sha1", "sha256", "sha512"].map((algorithm) => hash(algorithm, word, "hex")));

const nothings: ReadonlySet<string> = new Set([...WORDS, ...COMMON, ...HASHED]);

/** SHA-256 of the words, as those who hand out hashes make them of values that are not there. */
export const nothingDigests: ReadonlySet<string> = new Set(SPELLED.map((word) => hash("sha256", word, "hex")));

/** Is it a word or a hash of nothing, or the same character over and over? An identifier that was switched off is all zeros. */
export function standsForNothing(value: string): boolean {
  return nothings.has(value.toLowerCase()) || new Set(value.replace(/[^\p{L}\p{N}]/gu, "")).size < 2;
}

/** A telephone number whose last eight digits are the same one, or count up or down. */
export function isFilledInPhone(value: string): boolean {
  return /(\d)\1{7}$|(01234567|12345678|23456789|34567890|87654321|98765432|76543210)$/.test(value);
}

/** An account (digits 7 to 17 of a CLABE) that is the same digit over and over. */
export function isFilledInClabe(value: string): boolean {
  return /^\d{6}(\d)\1{10}\d$/.test(value);
}

/** `sincorreo`, `no.tiene`, `xxx`: in Spanish, Portuguese and English. */
const NOBODY =
  /^((no|nao|sin|sem)[._-]?(aplica|disponible|e?-?mails?|hay|correo|proporciona|proporciono|registra|reply|tem|tengo|tiene)|anonim[oa]|anonymous|asdf?|do[._-]?not[._-]?reply|ejemplo|example|exemplo|fake|guest|invitado|n[./_-]?a|ningun[oa]|no|none|null|prueba|qwerty|test|undefined|unknown|(?<same>[a-z0-9])\k<same>{2,})$/;

/** Does the local part of an address say that there is none? Somebody has such an address, and a thousand cashiers fill it in. */
export function isFilledInLocalPart(local: string): boolean {
  return NOBODY.test(local);
}
