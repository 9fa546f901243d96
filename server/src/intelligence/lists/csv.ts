// Comma-separated values (RFC 4180). The libraries that were compared block the process for half a second per megabyte, count a CRLF within quotes as two
// lines, and lose the lines after a stray quote (decision 0011).

/** A record of a file. */
export interface CsvRecord {
  /** The line where it begins, from 1. */
  readonly line: number;
  /** Undefined for a misplaced quote. */
  readonly cells: readonly string[] | undefined;
}

/** A cell, quoted or not, and its terminator. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
const LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/y;
const LINE_BREAK = /\r\n|\n|\r/g;

/** Longest record over several lines: a quote that closes later was opened by mistake. */
const LONGEST = 16_384;

/** The records of a text without blank ones. A misplaced quote invalidates its line only. */
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
    const [, quoted, unquoted = "", ending] = found;
    cells.push(quoted === undefined ? unquoted : quoted.replaceAll('""', '"'));
    if (ending === ",") continue;
    if (CELL.lastIndex > LINE.lastIndex && CELL.lastIndex - start > LONGEST) break;
    return { cells, end: CELL.lastIndex };
  }
  return { cells: undefined, end: LINE.lastIndex };
}

/** What spreadsheets treat as a formula: OWASP's list, including full-width characters, after any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const TELEPHONE = /^\+\d+$/;

/**
 * The start of a formula within a cell, for programs that separate cells by semicolons or tabs: they split our cells there, because our quotes do not
 * start their cells. The same after a quote or a line break, which such a program treats as the start of a cell or a row.
 */
const INNER = /([;|\t\r\n"] *)(?='*[=+\-@＝＋－＠])/g;
const GUARDED_INNER = /([;|\t\r\n"] *)'(?='*[=+\-@＝＋－＠])/g;

/** A cell for an export: an apostrophe is inserted before a formula. */
export function guarded(cell: string): string {
  const inner = cell.replace(INNER, "$1'");
  return FORMULA.test(cell) && !TELEPHONE.test(cell) ? `'${inner}` : inner;
}

/** What a cell in quotes can hold only. */
const QUOTED = /[",\r\n]/;

/**
 * A line of an export with many columns, with its line break: numbers and booleans as they are, texts guarded, nothing for null. A library took four times as long for 140
 * columns.
 */
export function csvRow(cells: readonly (string | number | boolean | null | undefined)[]): string {
  let line = "";
  for (const [index, cell] of cells.entries()) {
    if (index > 0) line += ",";
    if (cell === null || cell === undefined || cell === "") continue;
    if (typeof cell !== "string") {
      line += String(cell);
      continue;
    }
    const safe = guarded(cell);
    line += QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  }
  return `${line}\n`;
}

/** The original of an exported cell. */
export function unguarded(cell: string): string {
  return (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell).replace(GUARDED_INNER, "$1");
}
