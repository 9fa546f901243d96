// One scan over the bytes of a body before parsing. It clears nearly every body of forbidden content, so that its values need not be checked one by one.
// A body that does not pass gets the full check.
import { DEEPEST, LONGEST_NAME } from "../errors/content.ts";

/** A body this short cannot have too many values or too long a text. */
const SHORT = 8192;
/** Smallest number of digits in a card number. */
const CARD_DIGITS = 13;

const [QUOTE, BACKSLASH, BRACE, BRACKET, ZERO, NINE, UPPER_A, UPPER_E, UPPER_Z, LOWER_A, LOWER_E, LOWER_Z] = [
  34, 92, 123, 91, 48, 57, 65, 69, 90, 97, 101, 122,
];
/** In UTF-8, U+00C0 to U+017F are two bytes, the first one of these: Latin letters, except two signs in the first row. */
const [LATIN_FROM, LATIN_TO, TIMES, DIVIDED, CONTINUED_FROM, CONTINUED_TO] = [0xc3, 0xc5, 0x97, 0xb7, 0x80, 0xbf];

/**
 * Is the JSON text within the limits of content.ts, and certain to contain no card number and no character that cannot be stored? As for card numbers,
 * digits count until a letter or the end of a text; escapes, exponents and characters that are neither ASCII nor Latin letters do not pass.
 */
export function passesFastScan(bytes: Uint8Array): boolean {
  if (bytes.length > SHORT) return false;
  let openings = 0;
  let digits = 0;
  let quoted = false;
  let since = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (byte >= ZERO && byte <= NINE) {
      if (++digits === CARD_DIGITS) return false;
    } else if (byte === QUOTE) {
      if (quoted && i - since > LONGEST_NAME) return false;
      quoted = !quoted;
      since = i;
      digits = 0;
    } else if ((byte >= LOWER_A && byte <= LOWER_Z) || (byte >= UPPER_A && byte <= UPPER_Z)) {
      // 1e15 has more digits than it shows
      if (!quoted && digits > 0 && (byte === LOWER_E || byte === UPPER_E)) return false;
      digits = 0;
    } else if (byte === BRACE || byte === BRACKET) {
      if (++openings > DEEPEST) return false;
    } else if (byte === BACKSLASH) return false;
    else if (byte > 0x7f) {
      const next = bytes[++i] ?? 0;
      const letter = byte >= LATIN_FROM && byte <= LATIN_TO && next >= CONTINUED_FROM && next <= CONTINUED_TO;
      if (!letter || (byte === LATIN_FROM && (next === TIMES || next === DIVIDED))) return false;
      digits = 0;
    }
  }
  return true;
}
