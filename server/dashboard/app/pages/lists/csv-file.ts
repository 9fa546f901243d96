// A CSV file in the browser: its records for a preview, and parts of it that the API takes.

/** A record as it is in the file, with its line break. */
interface CsvRecord {
  readonly text: string;
  /** Line on which it begins, from 1. */
  readonly line: number;
}

/** A file whose first record names the columns. */
export interface CsvFile {
  readonly header: CsvRecord;
  readonly records: readonly CsvRecord[];
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

/** Reads a file; undefined where nothing is in it. Lines without content are left out. */
export function readCsv(text: string): CsvFile | undefined {
  const content = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const records: CsvRecord[] = [];
  let line = 1;
  for (let from = 0; from < content.length; ) {
    const end = recordEnd(content, from);
    const record = content.slice(from, end);
    if (record.trim() !== "") records.push({ text: record.endsWith("\n") ? record : `${record}\n`, line });
    line += breaks(record);
    from = end;
  }
  const [header, ...others] = records;
  return header === undefined ? undefined : { header, records: others };
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

/** The cells of a record. */
export function cellsOf({ text }: CsvRecord): readonly string[] {
  return [...text.trimEnd().matchAll(/(?:^|,)("(?:[^"]|"")*"?|[^,]*)/g)].map(([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1).replace(/"$/, "").replaceAll('""', '"') : cell,
  );
}

/** The file in parts. Errors of a part name its lines: records of several lines count as many. */
export function* partsOf({ header, records }: CsvFile): Generator<CsvPart> {
  for (let from = 0; from < records.length; ) {
    let to = from;
    let length = 0;
    while (to < records.length && (to === from || length + (records[to]?.text.length ?? 0) <= PART)) {
      length += records[to]?.text.length ?? 0;
      to += 1;
    }
    const part = records.slice(from, to);
    const starts = startsOf(header, part);
    yield { text: header.text + part.map(({ text }) => text).join(""), records: part.length, lineOf: (line) => starts.get(line) ?? line };
    from = to;
  }
}

/** Lines of the file by lines of the part. */
function startsOf(header: CsvRecord, part: readonly CsvRecord[]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  let line = 1 + breaks(header.text);
  for (const record of part) {
    starts.set(line, record.line);
    line += breaks(record.text);
  }
  return starts;
}

function breaks(text: string): number {
  return text.split("\n").length - 1;
}
