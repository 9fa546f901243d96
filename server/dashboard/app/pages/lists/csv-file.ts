// A CSV file in the browser: its records for a preview, and parts of it that the API takes.
import { columnName } from "../../../../src/controls/lists/tables/column-names.ts";

/** A record as it is in the file, with its line break. */
interface CsvRecord {
  readonly text: string;
  /** Line on which it begins, from 1. */
  readonly line: number;
}

/** What separates the cells of a file. */
const SEPARATORS = [",", ";", "\t", "|"] as const;
type Separator = (typeof SEPARATORS)[number];

/** A file whose first record names the columns. */
export interface CsvFile {
  readonly header: CsvRecord;
  readonly records: readonly CsvRecord[];
  readonly separator: Separator;
  /** The line `sep=`, where the file begins with one. */
  readonly declaration: string;
}

/** A part of a file: the header and whole records. */
export interface CsvPart {
  readonly text: string;
  readonly records: number;
  /** What is added to a line of the part for the line of the file. */
  lineOf(line: number): number;
}

/** Characters of a part's records: at most three bytes each in UTF-8, which stays below what the API takes. */
const PART = 200_000;

/** The text of a file as spreadsheets write it: in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Reads a file; undefined where nothing is in it. Lines without content are left out. */
export function readCsv(text: string): CsvFile | undefined {
  const content = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const records: CsvRecord[] = [];
  const [declaration = "", declared] = /^\n*"?sep=([,;\t|])"?[,;\t|]*(?:\n|$)/i.exec(content) ?? [];
  let line = 1 + breaks(declaration);
  for (let from = declaration.length; from < content.length; ) {
    const end = recordEnd(content, from);
    const record = content.slice(from, end);
    if (record.trim() !== "") records.push({ text: record.endsWith("\n") ? record : `${record}\n`, line });
    line += breaks(record);
    from = end;
  }
  const [header, ...others] = records;
  if (header === undefined) return undefined;
  return { header, records: others, separator: SEPARATORS.find((one) => one === declared) ?? separatorOf(header.text), declaration };
}

/** Where a record ends: at the first line break outside of quotes. */
function recordEnd(text: string, from: number): number {
  let quoted = false;
  for (let at = from; ; ) {
    const next = quoted ? text.indexOf('"', at) : text.slice(at).search(/["\n]/) + at;
    if (next < at) return text.length;
    if (text[next] === "\n") return next + 1;
    quoted = !quoted;
    at = next + 1;
  }
}

/** The separator that a header has most often. */
function separatorOf(header: string): Separator {
  const count = (separator: Separator): number => header.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** The cells of a record. */
export function cellsOf({ text }: CsvRecord, separator: Separator = ","): readonly string[] {
  const cell = new RegExp(`(?:^|[${separator}])("(?:[^"]|"")*"?|[^${separator}]*)`, "g");
  return [...text.replace(/\n$/, "").matchAll(cell)].map(([, one = ""]) => (one.startsWith('"') ? one.slice(1).replace(/"$/, "").replaceAll('""', '"') : one));
}

/** The columns of a file as the API names them. */
export const columnsOf = ({ header, separator }: CsvFile): readonly string[] => cellsOf(header, separator).map(columnName);

/** A file without a header: each of its lines is a value, the first one too. */
export const withoutHeader = ({ header, records, ...file }: CsvFile): CsvFile => ({ ...file, header: { text: "", line: 0 }, records: [header, ...records] });

/** The file in parts. Errors of a part name its lines: records of several lines count as many. */
export function* partsOf({ header, records, declaration }: CsvFile): Generator<CsvPart> {
  for (let from = 0; from < records.length; ) {
    let to = from;
    let length = 0;
    while (to < records.length && (to === from || length + (records[to]?.text.length ?? 0) <= PART)) {
      length += records[to]?.text.length ?? 0;
      to += 1;
    }
    const part = records.slice(from, to);
    const before = declaration + header.text;
    const starts = startsOf(before, part);
    yield { text: before + part.map(({ text }) => text).join(""), records: part.length, lineOf: (line) => starts.get(line) ?? line };
    from = to;
  }
}

/** Lines of the file by lines of the part. */
function startsOf(before: string, part: readonly CsvRecord[]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  let line = 1 + breaks(before);
  for (const record of part) {
    starts.set(line, record.line);
    line += breaks(record.text);
  }
  return starts;
}

function breaks(text: string): number {
  return text.split("\n").length - 1;
}
