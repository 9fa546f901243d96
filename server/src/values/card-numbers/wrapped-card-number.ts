// Card numbers of a text file that continue on the next line. Lines of a file are searched one by one, since columns of numbers and the times of log lines
// would otherwise be taken for card numbers.

import { comparable, groupsOf, isCardNumber } from "./card-number.ts";
import { decodedForms } from "./encoded-text.ts";

const LINE_END = /[\r\n\f\u0085\u2028\u2029]/;
/** Digits without a letter between them. */
const RUN = /\p{Nd}+(?:[^\p{L}\p{Nd}]+\p{Nd}+)*/gu;
/** The same in a cell of CSV, or in cells below each other. */
const RUN_OF_CELLS = /\p{Nd}+(?:[^\p{L}\p{Nd},;\t|]+\p{Nd}+)*/gu;

const EMBOSSED = embossed("[^\\p{L}\\p{Nd}]{1,8}");
const EMBOSSED_CELLS = embossed("[^\\p{L}\\p{Nd},;\\t|]{1,8}");

/**
 * Groups of digits as card numbers are embossed: 4-4-4-4, 4-4-4-4-3, 4-6-5 and 4-6-4. Where one more group of four is beside them, they are part of a table. The
 * lookahead finds groups that overlap; all its parts are bounded.
 */
function embossed(separator: string): RegExp {
  const four = "\\p{Nd}{4}";
  const layout = `${four}(?:(?:${separator}${four}){3}(?:${separator}\\p{Nd}{3}(?!\\p{Nd}))?|${separator}\\p{Nd}{6}${separator}\\p{Nd}{4,5})`;
  return new RegExp(`(?<!\\p{Nd})(?<!(?<!\\p{Nd})${four}${separator})(?=(${layout})(?!\\p{Nd})(?!${separator}${four}(?!\\p{Nd})))`, "gu");
}

/** Longest run that may be one card number, in characters: each end of a line may have an indent, or the mark of a quotation. */
const LONGEST_RUN = 100;
/** Smallest group that a number is split into: dates and the decimals of amounts have smaller ones. */
const SMALLEST_GROUP = 3;
const MOST_GROUPS = 6;
/** Characters of a line that are read, before and after a run. */
const LONGEST_REST = 200;

/**
 * Does a card number begin on one line and continue on the next? It does where its groups are those of an embossed number, at least two of them on one line, or
 * where its digits are alone on their lines, except for words before the first.
 * `cells`: the lines are rows of CSV, where numbers below each other are values of their own.
 */
export function containsWrappedCardNumber(text: string, cells: boolean): boolean {
  return LINE_END.test(text) && [text, ...decodedForms(text)].some((form) => hasWrappedCardNumber(comparable(form), cells));
}

function hasWrappedCardNumber(text: string, cells: boolean): boolean {
  for (const [, found] of text.matchAll(cells ? EMBOSSED_CELLS : EMBOSSED))
    if (isWrapped(found ?? "") && separators(found ?? "") === 1 && isOne(found ?? "")) return true;
  for (const { 0: run, index } of text.matchAll(cells ? RUN_OF_CELLS : RUN)) {
    if (run.length > LONGEST_RUN || !isWrapped(run) || !isOne(run)) continue;
    if (cells ? separators(run) > 0 : standsAlone(text, index, run.length)) return true;
  }
  return false;
}

const isWrapped = (run: string): boolean => LINE_END.test(run);

/** How many different separators stand within the lines of a run. */
function separators(run: string): number {
  const between = run.match(/[^\p{Nd}]+/gu) ?? [];
  return new Set(between.filter((one) => !isWrapped(one)).map((one) => one.trim())).size;
}

/** Are the groups together one card number? */
function isOne(run: string): boolean {
  const groups = groupsOf(run);
  return groups.length <= MOST_GROUPS && groups.every(({ length }) => length >= SMALLEST_GROUP) && isCardNumber(groups.join(""));
}

/** Is there nothing else on the lines of a run, except words before it? Rows of tables and logs have a number before it, or words after it. */
function standsAlone(text: string, from: number, length: number): boolean {
  const before =
    text
      .slice(Math.max(0, from - LONGEST_REST), from)
      .split(LINE_END)
      .at(-1) ?? "";
  const after = text.slice(from + length, from + length + LONGEST_REST).split(LINE_END)[0] ?? "";
  return !/\p{Nd}/u.test(before) && !/[\p{L}\p{Nd}]/u.test(after);
}
