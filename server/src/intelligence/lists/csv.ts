// Comma-separated values (RFC 4180). Read by hand and not by a library: those block the process for half a second a megabyte, count a CRLF within
// quotes as two lines, and lose the lines behind a stray quote (decision 0011).

/** A record of a file. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** Undefined where a quote is out of place. */
  readonly cells: readonly string[] | undefined;
}

/** A cell, in quotes or without any, and what ends it. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
const LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/y;
const LINE_BREAK = /\r\n|\n|\r/g;

/** A record of several lines is no longer than this: a quote that closes further on was opened by mistake. */
const LONGEST = 16_384;

/** The records of a text; blank ones are left out. A quote out of place spoils its line and no other. */
export function* records(text: string): Generator<CsvRecord> {
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const { cells, end } = recordAt(text, at);
    if (cells === undefined || cells.some((cell) => cell.trim() !== "")) yield { line, cells };
    line += text.slice(at, end).match(LINE_BREAK)?.length ?? 0;
    at = end;
  }
}

function recordAt(text: string, start: number): { cells: string[] | undefined; end: number } {
  const cells: string[] = [];
  LINE.lastIndex = start;
  LINE.exec(text);
  CELL.lastIndex = start;
  for (let found = CELL.exec(text); found !== null; found = CELL.exec(text)) {
    const [, quoted, plain = "", ending] = found;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (ending === ",") continue;
    if (CELL.lastIndex > LINE.lastIndex && CELL.lastIndex - start > LONGEST) break;
    return { cells, end: CELL.lastIndex };
  }
  return { cells: undefined, end: LINE.lastIndex };
}

/** What spreadsheets take for a formula: OWASP's list, full-width forms included, behind any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const TELEPHONE = /^\+\d+$/;

/**
 * What would begin a formula within a cell, in a program that separates cells by semicolons or tabs: it splits a line wherever it finds one, because the
 * quotes of ours do not begin a cell of its own. The same behind a quote or a line break, which it takes for the beginning of a cell or a row.
 */
const INNER = /([;|\t\r\n"] *)(?='*[=+\-@＝＋－＠])/g;
const GUARDED_INNER = /([;|\t\r\n"] *)'(?='*[=+\-@＝＋－＠])/g;

/** A cell as it is exported: an apostrophe stands before what would be a formula. */
export function guarded(cell: string): string {
  const inner = cell.replace(INNER, "$1'");
  return FORMULA.test(cell) && !TELEPHONE.test(cell) ? `'${inner}` : inner;
}

/** The cell that was exported so. */
export function unguarded(cell: string): string {
  return (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell).replace(GUARDED_INNER, "$1");
}
