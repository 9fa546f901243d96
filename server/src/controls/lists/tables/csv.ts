// Comma-separated values (RFC 4180). The libraries that were compared block the process for half a second per megabyte, count a CRLF within quotes as two
// lines, and lose the lines after a stray quote (decision 0011).

/** A record of a file. */
export interface CsvRecord {
  /** The line where it begins, from 1. */
  readonly line: number;
  /** Undefined for a misplaced quote. */
  readonly cells: readonly string[] | undefined;
}

/** What separates the cells of a file: commas for programs, semicolons and tabs for spreadsheets, pipes for databases. */
export const SEPARATORS = [",", ";", "\t", "|"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A cell, quoted or not, and its terminator. */
const CELLS = {
  ",": /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y,
  ";": /(?:"([^"]*(?:""[^"]*)*)"|([^";\r\n]*))(;|\r\n|\n|\r|$)/y,
  "\t": /(?:"([^"]*(?:""[^"]*)*)"|([^"\t\r\n]*))(\t|\r\n|\n|\r|$)/y,
  "|": /(?:"([^"]*(?:""[^"]*)*)"|([^"|\r\n]*))(\||\r\n|\n|\r|$)/y,
} as const satisfies Record<Separator, RegExp>;
const LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/y;
const LINE_BREAK = /\r\n|\n|\r/g;

/** Longest record over several lines: a quote that closes later was opened by mistake. */
export const LONGEST_RECORD = 16_384;

/** Records of a text. */
export interface Records {
  /** Without blank ones; lines count from 1. */
  readonly records: CsvRecord[];
  /** Where the last one ends. */
  readonly end: number;
  /** Line breaks before that. */
  readonly lines: number;
}

/** The records of a whole text without blank ones. A misplaced quote invalidates its line only. */
export const records = (text: string, separator: Separator = ","): CsvRecord[] => recordsUntil(text, text.length, true, separator).records;

/** The records that begin before a position; without a separator each line is a record of one cell. Unless the text is whole, the last of them ends within it, or is left out. */
export function recordsUntil(text: string, until: number, whole: boolean, separator: Separator | undefined): Records {
  const found: CsvRecord[] = [];
  let line = 1;
  let at = 0;
  while (at < until) {
    const blank = blankLine(text, at);
    if (blank > at && (whole || blank < text.length)) {
      line += 1;
      at = blank;
      continue;
    }
    const { cells, end } = separator === undefined ? lineAt(text, at) : recordAt(text, at, separator);
    if (!whole && end >= text.length) break;
    if (cells === undefined || cells.some((cell) => cell.trim() !== "")) found.push({ line, cells });
    line += breaksIn(text, at, end);
    at = end;
  }
  return { records: found, end: at, lines: line - 1 };
}

/** End of an empty line, or the position itself where there is none. */
function blankLine(text: string, at: number): number {
  const first = text.charCodeAt(at);
  if (first === LINE_FEED) return at + 1;
  if (first !== CARRIAGE_RETURN) return at;
  return text.charCodeAt(at + 1) === LINE_FEED ? at + 2 : at + 1;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Line breaks of a record: most have one, at its end. */
function breaksIn(text: string, start: number, end: number): number {
  const record = text.slice(start, end);
  const first = record.search(/[\r\n]/);
  if (first === -1) return 0;
  if (first === record.length - 1 || (first === record.length - 2 && record.endsWith("\r\n"))) return 1;
  return record.match(LINE_BREAK)?.length ?? 0;
}

function recordAt(text: string, start: number, separator: Separator): { cells: string[] | undefined; end: number } {
  const cells: string[] = [];
  const cell = CELLS[separator];
  cell.lastIndex = start;
  let lineEnd = -1;
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    const [, quoted, unquoted = "", ending] = found;
    cells.push(quoted === undefined ? unquoted : quoted.replaceAll('""', '"'));
    if (ending === separator) continue;
    if (cell.lastIndex - start > LONGEST_RECORD) {
      lineEnd = endOfLine(text, start);
      if (cell.lastIndex > lineEnd) break;
    }
    return { cells, end: cell.lastIndex };
  }
  return { cells: undefined, end: lineEnd === -1 ? endOfLine(text, start) : lineEnd };
}

function lineAt(text: string, start: number): { cells: string[]; end: number } {
  const end = endOfLine(text, start);
  return { cells: [text.slice(start, end).replace(/[\r\n]+$/, "")], end };
}

function endOfLine(text: string, start: number): number {
  LINE.lastIndex = start;
  LINE.exec(text);
  return LINE.lastIndex;
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

/** Beginnings of the names of months in English, Spanish and Portuguese. */
const MONTH = "(?:jan|ene|feb|fev|mar|apr|abr|may|mai|jun|jul|aug|ago|sep|set|oct|out|nov|dec|dic|dez)\\p{L}*";

/**
 * Texts that a spreadsheet turns into a number, a date or a truth value, in whatever language it has, after any number of apostrophes: account numbers lose digits, addresses their dots, codes their leading
 * zeros.
 */
const CONVERTED = new RegExp(
  `^'*(?:(?=[^\\d]*\\d)[\\d\\s+\\-.,:/%$€()eE]+|${MONTH}[\\s./-]*\\d{1,4}|\\d{1,4}[\\s./-]*${MONTH}(?:[\\s./-]*\\d{1,4})?|true|false|verdadero|falso|verdadeiro)$`,
  "iu",
);

/** A cell for an export: an apostrophe is inserted before a formula; for a spreadsheet also before what it would convert. */
export function guarded(cell: string, spreadsheet = false): string {
  const inner = cell.replace(INNER, "$1'");
  const prefixed = (FORMULA.test(cell) && !TELEPHONE.test(cell)) || ((spreadsheet || cell.startsWith("'")) && CONVERTED.test(cell));
  return prefixed ? `'${inner}` : inner;
}

/** How a file is written. */
export interface CsvForm {
  readonly separator: Extract<Separator, "," | ";">;
  /** For a spreadsheet: a byte order mark, and an apostrophe before texts that it would convert. */
  readonly spreadsheet: boolean;
}

/** Files for programs. */
export const PLAIN: CsvForm = { separator: ",", spreadsheet: false };

/** The form that a query requests. */
export const formOf = ({ separator = ",", bom = false }: { readonly separator?: CsvForm["separator"]; readonly bom?: boolean }): CsvForm => ({
  separator,
  spreadsheet: bom,
});

/** What a file begins with. */
export const beginningOf = ({ spreadsheet }: CsvForm): string => (spreadsheet ? "\ufeff" : "");

/** What a cell in quotes can hold only. */
const QUOTED = { ",": /[",\r\n]/, ";": /[";\r\n]/ } as const;

/**
 * A line of an export with many columns, with its line break: numbers and booleans as they are, texts guarded, nothing for null. With a semicolon, numbers have a decimal comma. A library took four times as long for 140
 * columns.
 */
export function csvRow(cells: readonly (string | number | boolean | null | undefined)[], form: CsvForm = PLAIN): string {
  const { separator, spreadsheet } = form;
  let line = "";
  for (const [index, cell] of cells.entries()) {
    if (index > 0) line += separator;
    if (cell === null || cell === undefined || cell === "") continue;
    if (typeof cell !== "string") {
      const text = String(cell);
      line += separator === ";" && typeof cell === "number" ? text.replace(".", ",") : text;
      continue;
    }
    const safe = guarded(cell, spreadsheet);
    line += QUOTED[separator].test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  }
  return `${line}\n`;
}

/** The original of an exported cell. */
export function unguarded(cell: string): string {
  const outer = cell.replace(GUARDED_INNER, "$1");
  return outer.startsWith("'") && (FORMULA.test(outer) || CONVERTED.test(outer)) ? outer.slice(1) : outer;
}
