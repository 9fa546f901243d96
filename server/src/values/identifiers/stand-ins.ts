// What people and programs enter where they have no value: words, repeated characters, sequences of digits.
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
  "dummy",
  "ejemplo",
  "example",
  "exemplo",
  "n/d",
  "nd",
  "no aplica",
  "não aplica",
  "no tiene",
  "não tem",
  "no disponible",
  "não disponível",
  "prueba",
  "s/d",
  "s/n",
  "sample",
  "sin datos",
  "sin documento",
  "sem documento",
  "sin número",
  "sin numero",
  "sem número",
  "tbd",
  "#n/a",
  "#n/d",
  "#name?",
  "#null!",
  "#nombre?",
  "#ref!",
  "#valor!",
  "#value!",
  "array",
  "blocked",
  "cliente final",
  "consumidor final",
  "publico en general",
  "publico general",
  "público en general",
  "público general",
  "sin dato",
  "sin id",
  "sem dado",
  "sem dados",
  "sem id",
  "teste",
  "-1",
  "0",
];

/** Identifiers that many devices share because of a bug: the Android ID of a generation of phones (Android issue 10603). */
const COMMON = ["9774d56d682e549c"];

/** Numbers that programs hash where there is none. As identifiers they are sequences or one digit again and again. */
const NUMBERS = ["123456", "12345678", "123456789", "1234567890", "12345678909", "00000000", "00000000000", "11111111111", "0000000000000000"];

/** Values that programs hash in place of missing ones. */
const SPELLED = [...WORDS.flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]), ...NUMBERS];
const HASHED = SPELLED.flatMap((word) => ["md5", "sha1", "sha256", "sha512"].map((algorithm) => hash(algorithm, word, "hex")));

const words: ReadonlySet<string> = new Set([...WORDS, ...COMMON, ...HASHED]);

/** SHA-256 of the words, as clients that send hashes compute them of missing values. */
export const placeholderDigests: ReadonlySet<string> = new Set(SPELLED.map((word) => hash("sha256", word, "hex")));

/** Is the text such a word, or a hash of one? */
export const isWord = (value: string): boolean => words.has(value.toLowerCase());

/** A repeated letter or digit, or none: a disabled identifier is all zeros. */
export function hasOneCharacter(value: string): boolean {
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

/** Digits of the shortest sequence: shorter ones are numbers. */
const SHORTEST_SEQUENCE = 5;

/** Only digits that count up from 0 or 1, or down from 9. */
export function isSequence(text: string): boolean {
  // most texts end here: a sequence begins with 0, 1 or 9, or with a separator
  if (/^[2-8a-z]/i.test(text)) return false;
  const digits = text.replace(/[\s._/-]/g, "");
  if (digits.length < SHORTEST_SEQUENCE || !/^\d+$/.test(digits)) return false;
  const step = (10 + digits.charCodeAt(1) - digits.charCodeAt(0)) % 10;
  if (step !== 1 && step !== 9) return false;
  for (let index = 1; index < digits.length; index++) if ((10 + digits.charCodeAt(index) - digits.charCodeAt(index - 1)) % 10 !== step) return false;
  return step === 1 ? /^[01]/.test(digits) : digits.startsWith("9");
}
