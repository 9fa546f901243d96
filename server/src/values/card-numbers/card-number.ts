// Recognizes and masks card numbers. Nothing that looks like one may reach a row, a log line or an error message.

import { isValidClabe } from "../identifiers/accounts/clabe.ts";
import { EVERY_UUID } from "../identifiers/uuid-patterns.ts";
import { beginsEncoded, decodedForms, digitsWithin, ENCODED, encodedLength } from "./encoded-text.ts";
import { ISSUER_DIGITS, issuedLengths } from "./issuer-ranges.ts";
import { withoutOtherNumbers } from "./other-numbers.ts";

/** Groups of digits, separated by anything except letters and digits: `4242 4242 4242 4242 12/29`, `4242|4242~4242++4242`. */
const DIGIT_GROUPS = /\p{Nd}+(?:[^\p{L}\p{Nd}]+\p{Nd}+)*/gu;

/** Marks and invisible characters: zero-width ones, soft hyphens, fillers. They do not separate digits. */
const INVISIBLE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Hashes and object identifiers in hexadecimal, of the lengths that are in use (96 to 512 bits), alone or after a prefix such as `sha256:`, `tok_` or `0x`.
 * One SHA-256 in 1,250 contains digits in a row that would pass for a card number.
 */
const EVERY_DIGEST =
  /(?<![\p{L}\p{Nd}])(?:0x)?(?=\d*[a-f])(?:[\da-f]{24}|[\da-f]{32}|[\da-f]{40}|[\da-f]{48}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})(?![\p{L}\p{Nd}])/giu;

/** Replaces a group that is too long to be a card number or a part of one. */
const TOO_LONG = "0".repeat(20);

/** Digits of the shortest card number. */
export const SHORTEST = 13;
const LONGEST = 19;

/**
 * One letter between the groups of a card's embossing, the same each time: `4111x1111x1111x1111`. Sizes such as `1200x1800x2000` have fewer digits. The lookahead
 * finds groups that overlap.
 */
const LETTER_BETWEEN =
  /(?<!\p{Nd})(?=(\p{Nd}{4}([^\p{L}\p{Nd}]{0,3}\p{L}[^\p{L}\p{Nd}]{0,3})(?:\p{Nd}{4}\2\p{Nd}{4}\2\p{Nd}{4}(?:\2\p{Nd}{1,3})?|\p{Nd}{6}\2\p{Nd}{4,5}))(?!\p{Nd}))/giu;

/**
 * Does the text contain 13 to 19 digits with an issuer's prefix (ISO/IEC 7812) and length that pass the Luhn check? Ignores what surrounds and separates
 * them: an expiry date, a word, separators, invisible characters, digits of another script, one letter between the groups, and how the characters are encoded.
 * A group of digits is never split: a CLABE is not a card number because a part of it would be one.
 */
export function containsCardNumber(text: string): boolean {
  return mayHoldDigits(text) && (hasCardNumber(text) || decodedForms(text).some(hasCardNumber));
}

function hasCardNumber(text: string): boolean {
  const normalised = comparable(text);
  for (const [run] of normalised.matchAll(DIGIT_GROUPS)) {
    const groups = groupsOf(run);
    if (groups.some((_, from) => beginsCardNumber(groups, from))) return true;
  }
  for (const [, run] of normalised.matchAll(LETTER_BETWEEN)) if (isCardNumber(groupsOf(run ?? "").join(""))) return true;
  return false;
}

/** The text without marks and invisible characters, and with letters in place of UUIDs, hashes and other numbers that have a form of their own. */
export function comparable(text: string): string {
  // marks are dropped first, since normalising long runs of them takes quadratic time; a UUID or a hash separates its surroundings like a word
  return withoutOtherNumbers(text.replace(INVISIBLE, "").normalize("NFKC").replace(EVERY_UUID, "xx").replace(EVERY_DIGEST, "xx"));
}

/** The groups of digits of a text, in ASCII. */
export const groupsOf = (run: string): string[] => (run.match(/\p{Nd}+/gu) ?? []).map((group) => (group.length > LONGEST * 2 ? TOO_LONG : asciiDigits(group)));

/** Is the text long enough for a card number, with enough digits or characters that might be digits? */
export const mayHoldCardNumber = (text: string): boolean => text.length >= SHORTEST && mayHoldDigits(text);

/**
 * Are there enough ASCII digits without a word between them, or characters beyond ASCII or encoded ones that might be digits? This cheap check excludes nearly
 * every text: a user agent has many digits in its versions, but words separate them.
 */
function mayHoldDigits(text: string): boolean {
  let digits = 0;
  let group = 0;
  // encoded characters may be part of a group, or not
  let anyGroup = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return true;
    if (isDigit(code)) {
      group = isDigit(text.charCodeAt(i - 1)) ? group + 1 : 1;
      digits += 1;
    } else if (isLetter(code)) {
      if (!(anyGroup || maySeparate(group)) || isLetter(text.charCodeAt(i - 1)) || isLetter(text.charCodeAt(i + 1))) {
        digits = 0;
        anyGroup = false;
      }
    } else if (beginsEncoded(code)) {
      const length = encodedFrom(text, i);
      if (length === ENCODED) return true;
      i += length;
      digits += digitsWithin(code, length);
      anyGroup ||= length > 0;
    }
    if (digits >= SHORTEST) return true;
  }
  return false;
}

/** A closure in the loop itself would slow every text down. */
const encodedFrom = (text: string, at: number): number => encodedLength((index) => text.charCodeAt(index), at);

/** May one letter, alone, stand after a group of so many digits of a card number? */
export const maySeparate = (group: number): boolean => group === 4 || group === 6;

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

const [ZERO, NINE, UPPER_A, UPPER_Z, LOWER_A, LOWER_Z] = [48, 57, 65, 90, 97, 122];

const isLetter = (code: number): boolean => (code >= UPPER_A && code <= UPPER_Z) || (code >= LOWER_A && code <= LOWER_Z);

/** Do the complete groups starting at this one form a card number? */
function beginsCardNumber(groups: readonly string[], from: number): boolean {
  let digits = "";
  let lengths: number | undefined;
  for (let i = from; i < groups.length && digits.length < LONGEST; i++) {
    digits += groups[i] ?? "";
    if (lengths === undefined && digits.length >= ISSUER_DIGITS) {
      lengths = issuedLengths(digits);
      // most candidates end here: no issuer has these first digits
      if (lengths === 0) return false;
    }
    if (digits.length >= SHORTEST && digits.length <= LONGEST && isOfLength(lengths ?? 0, digits)) return true;
  }
  return false;
}

/** Are all the digits together a card number? */
export const isCardNumber = (digits: string): boolean => digits.length >= SHORTEST && digits.length <= LONGEST && isOfLength(issuedLengths(digits), digits);

/** `lengths`: those of the issuer, as bits. */
const isOfLength = (lengths: number, digits: string): boolean => (lengths >> digits.length) % 2 === 1 && passesLuhn(digits) && !isClabe(digits);

/** A CLABE in another field is still a CLABE. */
const isClabe = (digits: string): boolean => digits.length === 18 && isValidClabe(digits);

/** Digits of any script as 0 to 9: the ten digits of each script are consecutive. */
function asciiDigits(group: string): string {
  return NOT_ASCII_DIGIT.test(group) ? Array.from(group, asciiDigit).join("") : group;
}

const NOT_ASCII_DIGIT = /[^0-9]/;

/** Cache of digits beyond ASCII: Unicode has some hundreds, and finding the zero of a script takes several tests. */
const knownDigits = new Map<string, string>();

function asciiDigit(digit: string): string {
  let known = knownDigits.get(digit);
  if (known === undefined) {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    known = String((code - zero) % 10);
    knownDigits.set(digit, known);
  }
  return known;
}

/** The text with every digit masked if it contains a card number. For names that a response repeats, and for stored texts of others. */
export function hideCardNumber(text: string): string {
  return containsCardNumber(text) ? text.replace(/[\p{Nd}\p{No}]/gu, "•") : text;
}

/** The same for the beginning of a longer text: also masks digits at its end that could be the beginning of a card number. */
export function hideCardNumberInExcerpt(text: string): string {
  const [head, tail] = [text.slice(0, -CUT_TAIL), text.slice(-CUT_TAIL)];
  const digits = OPEN_DIGITS.exec(tail)?.[0] ?? "";
  const cut =
    digits.replace(/\P{Nd}/gu, "").length >= CUT_DIGITS ? `${head}${tail.slice(0, tail.length - digits.length)}${digits.replace(/\p{Nd}/gu, "•")}` : text;
  return hideCardNumber(cut);
}

/** Digits up to the end of a text, whose separators are no letters, encoded, or one letter after a group of four or six. */
const OPEN_DIGITS = /\p{Nd}(?:[^\p{L}]|%[\da-f]{2}|&[a-z]+;?|(?<=\p{Nd}{4})\p{L}(?=\p{Nd}))*$/iu;

/** Characters at the end of an excerpt to search for the beginning of a card number, and its smallest number of digits: more than a BIN of eight. */
const [CUT_TAIL, CUT_DIGITS] = [64, 9];

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    let digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    if (i % 2 === 1) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}
