// One scan over the bytes of a body before parsing. It clears nearly every body of forbidden content, so that its values need not be checked one by one.
// A body that does not pass gets the full check.
import { maySeparate } from "../../values/card-numbers/card-number.ts";
import { beginsEncoded, digitsWithin, ENCODED, encodedLength } from "../../values/card-numbers/encoded-text.ts";
import { DEEPEST, LONGEST_NAME } from "./forbidden-content.ts";

/** A body this short cannot have too many values or too long a text. */
const SHORT = 8192;
/** Smallest number of digits in a card number. */
const CARD_DIGITS = 13;

const [UPPER_E, LOWER_E] = [69, 101];

/** Kinds of byte. Other bytes, such as spaces and punctuation, change nothing. */
const [OTHER, LETTER, DIGIT, QUOTE, OPENING, BACKSLASH, NOT_ASCII, ENCODING] = [0, 1, 2, 3, 4, 5, 6, 7];

const kinds = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte > 0x7f) return NOT_ASCII;
  const character = String.fromCharCode(byte);
  if (/[A-Za-z]/.test(character)) return LETTER;
  if (/[0-9]/.test(character)) return DIGIT;
  return { '"': QUOTE, "{": OPENING, "[": OPENING, "\\": BACKSLASH }[character] ?? (beginsEncoded(byte) ? ENCODING : OTHER);
});
/** In UTF-8, U+00C0 to U+017F are two bytes, the first one of these: Latin letters, except two signs in the first row. */
const [LATIN_FROM, LATIN_TO, TIMES, DIVIDED, CONTINUED_FROM, CONTINUED_TO] = [0xc3, 0xc5, 0x97, 0xb7, 0x80, 0xbf];

/**
 * Is the JSON text within the limits of content.ts, and certain to contain no card number and no character that cannot be stored? As for card numbers,
 * digits count until a word or the end of a text; escapes, exponents, encoded digits and characters that are neither ASCII nor Latin letters do not pass.
 */
export function passesFastScan(bytes: Uint8Array): boolean {
  if (bytes.length > SHORT) return false;
  let openings = 0;
  let digits = 0;
  // encoded characters may be part of a group, or not
  let anyGroup = false;
  let quoted = false;
  let since = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    const kind = kinds[byte];
    if (kind === LETTER) {
      if (digits === 0) continue;
      // 1e15 has more digits than it shows
      if (!quoted && (byte === LOWER_E || byte === UPPER_E)) return false;
      if (!isAlone(bytes, i, i + 1) || !(anyGroup || maySeparate(groupBefore(bytes, i)))) {
        digits = 0;
        anyGroup = false;
      }
    } else if (kind === DIGIT) {
      if (++digits >= CARD_DIGITS) return false;
    } else if (kind === QUOTE) {
      if (quoted && i - since > LONGEST_NAME) return false;
      quoted = !quoted;
      since = i;
      digits = 0;
      anyGroup = false;
    } else if (kind === OPENING) {
      if (++openings > DEEPEST) return false;
    } else if (kind === BACKSLASH) return false;
    else if (kind === ENCODING) {
      const length = encodedFrom(bytes, i);
      if (length === ENCODED) return false;
      i += length;
      digits += digitsWithin(byte, length);
      anyGroup ||= length > 0;
      if (digits >= CARD_DIGITS) return false;
    } else if (kind === NOT_ASCII) {
      const next = bytes[++i] ?? 0;
      const letter = byte >= LATIN_FROM && byte <= LATIN_TO && next >= CONTINUED_FROM && next <= CONTINUED_TO;
      if (!letter || (byte === LATIN_FROM && (next === TIMES || next === DIVIDED))) return false;
      if (digits > 0 && isAlone(bytes, i - 1, i + 1) && (anyGroup || maySeparate(groupBefore(bytes, i - 1)))) return false;
      digits = 0;
      anyGroup = false;
    }
  }
  return true;
}

/** A closure in the scan itself would slow every body down. */
const encodedFrom = (bytes: Uint8Array, at: number): number => encodedLength((index) => bytes[index] ?? 0, at);

/** Characters between a group of digits and a letter that separates it from the next one. */
const MOST_BETWEEN = 3;

/** How many digits has the group of digits right before a letter? */
function groupBefore(bytes: Uint8Array, at: number): number {
  let to = at;
  while (to > at - MOST_BETWEEN && to > 0 && kinds[bytes[to - 1] as number] !== DIGIT) to -= 1;
  let from = to;
  while (from > 0 && kinds[bytes[from - 1] as number] === DIGIT) from -= 1;
  return to - from;
}

/** Is there no letter before and after a character? It begins at `from`, and the next one at `to`. */
function isAlone(bytes: Uint8Array, from: number, to: number): boolean {
  const before = kinds[bytes[from - 1] ?? 0];
  const after = kinds[bytes[to] ?? 0];
  return before !== LETTER && before !== NOT_ASCII && after !== LETTER && after !== NOT_ASCII;
}
