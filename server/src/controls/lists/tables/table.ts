// Tables as programs and spreadsheets write them, read as they arrive: cells separated by commas, semicolons, tabs or pipes, a first line `sep=;`, comments before the header.
import { validationError } from "../../../platform/errors/api-error.ts";
import { columnName } from "./column-names.ts";
import { type CsvRecord, LONGEST_RECORD, recordsUntil, SEPARATORS, type Separator } from "./csv.ts";
import { decoded } from "./decoded.ts";

/** A table: its separator, its header, and its records, blank ones left out. */
export interface Table {
  readonly separator: Separator;
  /** Written with a separator or a line that only spreadsheets use. */
  readonly fromSpreadsheet: boolean;
  /** The first record; undefined: the file has none. */
  readonly header: CsvRecord | undefined;
  /** The lines are values: the first record names no column `value`. Each record then has its line as its one cell. */
  readonly bare: boolean;
  readonly records: AsyncIterable<readonly CsvRecord[]>;
}

/** Characters that are read before records are taken: enough for a header. */
const AHEAD = 65_536;

/** Longest line: what comes after it is dropped, and the line is invalid. */
const LONGEST_LINE = 1_048_576;

/** What is known of a table before it is read. */
export interface Expected {
  /** Recognises the names of its columns. */
  readonly isColumn: (name: string) => boolean;
  /** It may be a list of values without a header. */
  readonly mayBeBare: boolean;
}

/** Opens a table. Throws VALIDATION_ERROR for the file of a spreadsheet program. */
export async function openTable(file: AsyncIterable<Uint8Array>, { isColumn, mayBeBare }: Expected): Promise<Table> {
  const text = decoded(file)[Symbol.asyncIterator]();
  let start = "";
  let ended = false;
  while (start.length < AHEAD && !ended) {
    const next = await text.next();
    if (next.done === true) ended = true;
    else start += next.value;
  }
  assertNoWorkbook(start);
  const { separator, declared, skipped, lines } = formOf(start, isColumn);
  const bare = mayBeBare && !namesValue(start.slice(skipped), separator);
  const records = recordsIn(start.slice(skipped), lines + 1, bare ? undefined : separator, ended ? undefined : text);
  const fromSpreadsheet = declared || separator === ";" || separator === "\t";
  if (bare) return { separator, fromSpreadsheet, bare, header: undefined, records };
  const first = await nextBatch(records);
  const [header, ...others] = first ?? [];
  return { separator, fromSpreadsheet, bare, header, records: following(others, records) };
}

/** Does the first line name the column of the values? */
function namesValue(text: string, separator: Separator): boolean {
  const [line = ""] = text.split(/\r\n|\n|\r/, 1);
  return line.split(separator).some((cell) => columnName(cell.replaceAll('"', "")) === "value");
}

async function nextBatch(records: AsyncGenerator<CsvRecord[]>): Promise<CsvRecord[] | undefined> {
  for (;;) {
    const { done, value } = await records.next();
    if (done === true) return undefined;
    if (value.length > 0) return value;
  }
}

async function* following(first: readonly CsvRecord[], rest: AsyncGenerator<CsvRecord[]>): AsyncGenerator<readonly CsvRecord[]> {
  if (first.length > 0) yield first;
  yield* rest;
}

/** The records of a text and of what follows it. A record that begins near the end of what was read may go on in what was not. */
async function* recordsIn(
  start: string,
  firstLine: number,
  separator: Separator | undefined,
  more: AsyncIterator<string> | undefined,
): AsyncGenerator<CsvRecord[]> {
  let [rest, line, ended, dropping] = [start, firstLine, more === undefined, false];
  for (;;) {
    if (dropping) {
      const at = rest.search(/[\r\n]/);
      rest = at === -1 ? "" : rest.slice(at);
      dropping = at === -1;
    }
    const until = ended ? rest.length : rest.length - LONGEST_RECORD;
    const { records, end, lines } = recordsUntil(rest, until, ended, separator);
    yield records.map((record) => ({ ...record, line: record.line + line - 1 }));
    line += lines;
    rest = rest.slice(end);
    if (ended) return;
    if (rest.length > LONGEST_LINE) {
      yield [{ line, cells: undefined }];
      dropping = true;
    }
    // a line that has not ended yet is read again: at twice its length, or each part of it would cost as much as all before
    for (const enough = end === 0 ? 2 * rest.length + LONGEST_RECORD : rest.length + LONGEST_RECORD; rest.length < enough && !ended; ) {
      const next = await more?.next();
      if (next === undefined || next.done === true) ended = true;
      else rest += next.value;
    }
  }
}

/** How the file begins: its separator, and the characters and lines before its header. */
function formOf(text: string, isColumn: (name: string) => boolean): { separator: Separator; declared: boolean; skipped: number; lines: number } {
  // blank lines, and comments
  const skipped = /^(?:[^\S\r\n]*(?:#[^\r\n]*)?(?:\r\n|\n|\r))*/.exec(text)?.[0].length ?? 0;
  const declared = /^"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\n|\r|$)/i.exec(text.slice(skipped));
  if (declared !== null) {
    const end = skipped + declared[0].length;
    return { separator: declared[1] as Separator, declared: true, skipped: end, lines: breaks(text.slice(0, end)) };
  }
  const [header = ""] = text.slice(skipped).split(/\r\n|\n|\r/, 1);
  return { separator: separatorOf(header, isColumn), declared: false, skipped, lines: breaks(text.slice(0, skipped)) };
}

/** The separator that makes the most known columns of a line, and of those the most cells. */
function separatorOf(header: string, isColumn: (name: string) => boolean): Separator {
  const scored = SEPARATORS.map((separator) => {
    const cells = header.split(separator).map((cell) => columnName(cell.replaceAll('"', "")));
    return { separator, known: cells.filter(isColumn).length, cells: cells.length };
  });
  return scored.reduce((best, one) => (one.known > best.known || (one.known === best.known && one.known > 0 && one.cells > best.cells) ? one : best)).separator;
}

const breaks = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** Beginnings of ZIP and OLE files, as they are decoded. */
const WORKBOOKS = ["PK\u0003\u0004", "ÐÏ\u0011à"];

/** Throws VALIDATION_ERROR for an Excel or LibreOffice workbook. */
function assertNoWorkbook(text: string): void {
  if (WORKBOOKS.some((signature) => text.startsWith(signature)))
    throw validationError([{ path: "body", message: "is a workbook of a spreadsheet program; save it as CSV (in Excel: CSV UTF-8) and send that file" }]);
}

/** Cells without those that are empty at the end and beyond the header. */
export function withoutEmptyEnd(cells: readonly string[], columns: number): readonly string[] {
  let end = cells.length;
  while (end > columns && (cells[end - 1] ?? "").trim() === "") end -= 1;
  return cells.slice(0, end);
}
