// What a national document is: its names, the form of its number, its check digit.

/** A number that has the form of a document. */
export interface DocumentReading {
  /** The number in the form that identifies its holder: without separators, filling zeros, and check digits that are often left out. */
  readonly value: string;
  /** Does the check digit fit? Undefined: the number has none, or was written without it. */
  readonly checked: boolean | undefined;
}

/** A document of a country. */
export interface DocumentRule {
  /** The name of the type in identities. */
  readonly type: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The type has the same rule wherever its holder lives: no other country has a document of this name. */
  readonly unique?: true;
  /** Another type's name in this country: the number is read so only with the country. */
  readonly called?: readonly string[];
  /** The form is that of other countries' numbers, too: a number is read so only with the country. */
  readonly residentsOnly?: true;
  /** What a number must be. */
  readonly expected: string;
  /** Reads a number; undefined for one of another form. */
  readonly read: (number: WrittenNumber) => DocumentReading | undefined;
}

/** A number as it was written. */
export interface WrittenNumber {
  /** The text in upper case, with its separators; letters without accents, except Ñ. */
  readonly text: string;
  /** Letters, digits and `&` in upper case, nothing else; letters without accents, except Ñ. */
  readonly compact: string;
  /** What precedes the last hyphen, and the one or two characters after it; undefined without such a hyphen. */
  readonly hyphen: readonly [before: string, after: string] | undefined;
}

/** The characters of a number that count. */
export function writtenNumber(text: string): WrittenNumber {
  const upper = text.normalize("NFKD").toUpperCase().replaceAll("N\u0303", "Ñ").replace(/\p{M}/gu, "");
  const parts = /^(.*)[-‐‑–—]\s*([A-Z0-9]{1,2})\s*$/s.exec(upper);
  return { text: upper, compact: compact(upper), hyphen: parts === null ? undefined : [compact(parts[1] ?? ""), parts[2] ?? ""] };
}

const compact = (text: string): string => text.replace(/[^\p{L}\p{Nd}&]/gu, "");

/** The parts of a number between its hyphens. */
export const partsOf = ({ text }: WrittenNumber): readonly string[] =>
  text
    .slice(0, LONGEST)
    .split(/[-‐‑–—]/)
    .map(compact);

/** Characters of a text that is split: documents are shorter. */
const LONGEST = 64;

/** Digits without leading zeros. */
export const unpadded = (digits: string): string => digits.replace(/^0+(?=.)/, "");

/** Sum of the digits times weights, from the left. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) sum += (digits.charCodeAt(index) - 48) * (weights[index] ?? 0);
  return sum;
}

/** Sum of the digits times weights, from the right. */
export function weightedSumFromRight(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) sum += (digits.charCodeAt(digits.length - 1 - index) - 48) * (weights[index] ?? 0);
  return sum;
}

/** Is the text one to so many digits? */
export const isDigits = (text: string, least: number, most: number): boolean => text.length >= least && text.length <= most && /^\d+$/.test(text);
