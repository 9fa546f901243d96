// Text whose characters are encoded: URLs (RFC 3986), HTML, and escapes of JavaScript and JSON. Digits and their separators count as the characters that they stand for.

/** Rounds of decoding: a text may have been encoded more than once. */
const MOST_ROUNDS = 3;

const PERCENT = /(?:%[\da-f]{2})+/gi;
/** Escapes of JavaScript: `\u0020`, `\u{20}`, `\x20`. */
const ESCAPE = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2}))/gi;
const NUMERIC_REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));?/gi;
const NAMED_REFERENCE = /&(?:(amp|lt|gt)(?![a-z\d])|[a-z][a-z\d]{1,31}(?=;)|(?:nbsp|shy|middot)(?![=_[]));?/gi;
/** Tags inside a line of text: what they separate is read as one. Cells, list items and paragraphs are texts of their own. */
const INLINE_TAG = /<\/?(?:b|big|br|code|em|font|i|mark|nobr|small|span|strong|sub|sup|tt|u|wbr)(?:[\s/][^<>]{0,200})?>/gi;

const CHARACTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">" };

/** What the text stands for, after each round of decoding; empty for a text without encoded characters. */
export function decodedForms(text: string): string[] {
  const forms: string[] = [];
  for (let form = text; forms.length < MOST_ROUNDS && /[%&\\<]/.test(form); ) {
    const next = decodeOnce(form);
    if (next === form) break;
    forms.push(next);
    form = next;
  }
  return forms;
}

function decodeOnce(text: string): string {
  let next = text;
  if (next.includes("%")) next = next.replace(PERCENT, decodePercent);
  if (next.includes("\\")) next = next.replace(ESCAPE, (_, braced?: string, four?: string, two?: string) => character(braced ?? four ?? two ?? "", 16));
  if (next.includes("&"))
    next = next
      .replace(NUMERIC_REFERENCE, (_, hexadecimal?: string, decimal?: string) =>
        decimal === undefined ? character(hexadecimal ?? "", 16) : character(decimal, 10),
      )
      // names of letters separate nothing here, and between digits no text has them
      .replace(NAMED_REFERENCE, (_, name?: string) => CHARACTERS[name?.toLowerCase() ?? ""] ?? " ");
  if (next.includes("<")) next = next.replace(INLINE_TAG, " ");
  return next;
}

/** Percent-encoded bytes as UTF-8; bytes that are none are separators. */
function decodePercent(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded.replace(/%(..)/g, (_, byte: string) => (Number.parseInt(byte, 16) > 0x7f ? " " : character(byte, 16)));
  }
}

function character(code: string, base: number): string {
  const point = Number.parseInt(code, base);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
}

/** The text must be decoded to know its digits. */
export const ENCODED = -1;

const [AMPERSAND, PERCENT_SIGN, NUMBER_SIGN, BACKSLASH, LESS, SLASH] = [38, 37, 35, 92, 60, 47];
/** `=`, `_` and `[`: the word after `&` is the parameter of a URL. */
const IN_PARAMETER = new Set([61, 95, 91]);
/** Bytes that begin or continue what is decoded again: `%`, `&`, `<` and a backslash. */
const AGAIN = new Set([PERCENT_SIGN, AMPERSAND, LESS, BACKSLASH]);
/** UTF-8: the first byte of Latin letters such as `é`, and bytes that continue a character. */
const [LATIN, CONTINUED_TO] = [0xc3, 0xbf];

const isLetter = (code: number): boolean => (code | 0x20) >= 97 && (code | 0x20) <= 122;

/** May the character begin an encoded one? */
export const beginsEncoded = (code: number): boolean => code === PERCENT_SIGN || code === AMPERSAND || code === LESS || code === BACKSLASH;

/**
 * Characters after this one that are part of an encoded separator, and whose letters therefore separate no digits. ENCODED where they may be digits, or encoded
 * twice. `codeAt` is 0, or not a number, after the end.
 */
export function encodedLength(codeAt: (index: number) => number, index: number): number {
  const first = codeAt(index + 1);
  switch (codeAt(index)) {
    case PERCENT_SIGN: {
      const byte = hexadecimal(first) * 16 + hexadecimal(codeAt(index + 2));
      if (Number.isNaN(byte)) return 0;
      return AGAIN.has(byte) || (byte > CONTINUED_TO && byte !== LATIN) ? ENCODED : 2;
    }
    case AMPERSAND: {
      if (first === NUMBER_SIGN) return ENCODED;
      let letters = 0;
      while (isLetter(codeAt(index + 1 + letters))) letters += 1;
      if (letters === 0 || IN_PARAMETER.has(codeAt(index + 1 + letters))) return 0;
      const name = String.fromCharCode(...Array.from({ length: Math.min(letters, 3) }, (_, offset) => codeAt(index + 1 + offset) | 0x20));
      return name === "amp" || name.startsWith("lt") || name.startsWith("gt") ? ENCODED : letters;
    }
    case BACKSLASH:
      return (first | 0x20) === 117 || (first | 0x20) === 120 ? ENCODED : 0;
    case LESS:
      return isLetter(first) || first === SLASH ? ENCODED : 0;
    default:
      return 0;
  }
}

/** The value of a hexadecimal digit; not a number for any other character. */
function hexadecimal(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 0x20;
  return lower >= 97 && lower <= 102 ? lower - 87 : Number.NaN;
}

/** Digits that an encoded separator of this length may hold if it is read as it is. */
export const digitsWithin = (code: number, length: number): number => (code === PERCENT_SIGN ? length : 0);
