import type { BlocklistImportResult, ListType } from "../../generated/models.ts";
import type { ClientResources } from "./api-promise.ts";
import type { CallOptions } from "./call-options.ts";
import { UsageError } from "./errors.ts";

/** Result of one imported chunk. Line numbers of errors refer to the whole file. */
export interface ImportedPortion extends Readonly<BlocklistImportResult> {
  /** Bytes of the file imported so far. */
  readonly bytes: number;
}

/** What is said of a file. */
export interface ImportFileOptions extends CallOptions {
  /** Type of the values: of all lines of a file without a header, such as a published list of networks, else of the lines without a type. */
  readonly listType?: ListType;
  /** Store the entries that affect nearly everybody, too. */
  readonly confirm?: boolean;
}

/**
 * Imports a file of any size into the blocklist, in chunks that the service accepts. Yields the result of each chunk to show progress; at most one chunk
 * is in memory. Each chunk is stored before the next one is read. After a failure, import the file again: existing
 * entries count as duplicates.
 *
 * @param file the file, in parts of any size: CSV as programs and spreadsheets write it, or one value a line with `listType`
 * @throws UsageError for a line that is longer than a chunk; any error of `blocklists.import`
 * @example
 * for await (const { created, errors } of importFile(client, createReadStream("entries.csv"))) console.log(created, errors);
 */
export async function* importFile(
  client: Pick<ClientResources, "blocklists">,
  file: AsyncIterable<Uint8Array | string>,
  { listType, confirm, ...options }: ImportFileOptions = {},
): AsyncGenerator<ImportedPortion> {
  const query = { ...(listType && { list_type: listType }), ...(confirm && { confirm }) };
  for await (const { text, ahead, bytes } of chunks(file, listType !== undefined)) {
    const result = await client.blocklists.import(
      Uint8Array.from(text, (character) => character.charCodeAt(0)),
      query,
      options,
    );
    yield { ...result, errors: result.errors.map((error) => ({ ...error, line: error.line + ahead })), bytes };
  }
}

/** A chunk of a file: the header and whole records. One character is one byte of UTF-8 or of a character set with one byte for each character. */
interface Chunk {
  readonly text: string;
  /** Lines of the file before the records that are not in the chunk. */
  readonly ahead: number;
  /** Bytes of the file up to its end. */
  readonly bytes: number;
}

/** Bytes of a chunk's records: for visible progress, and so that other changes can run in between. */
const CHUNK = 262_144;
/** Longest line, header included. */
const LONGEST_CHUNK = 1_048_576;
/** Maximum length of a record of several lines, as in the service. */
const LONGEST_RECORD = 16_384;

/** How a file is cut. */
interface Form {
  /** Repeated in each chunk; empty for a file without a header. */
  readonly header: string;
  readonly record: RegExp;
}

async function* chunks(file: AsyncIterable<Uint8Array | string>, mayBeBare: boolean): AsyncGenerator<Chunk> {
  let form: Form | undefined;
  let rest = "";
  let ahead = 0;
  let received = 0;
  let first = true;
  const take = (end: number, { header }: Form): Chunk => {
    const records = rest.slice(0, end);
    rest = rest.slice(end);
    // of a file in UTF-16 the rest is shorter than its bytes
    const chunk = { text: first ? records : header + records, ahead: first ? 0 : ahead - lineBreaks(header), bytes: received - rest.length };
    ahead += lineBreaks(records);
    first = false;
    return chunk;
  };
  for await (const { text, bytes } of asCharacters(file)) {
    rest += text;
    received += bytes;
    while (rest.length >= CHUNK + LONGEST_RECORD) {
      form ??= formOf(rest, mayBeBare);
      const end = wholeRecords(rest, rest.length - LONGEST_RECORD, form);
      if (end === 0 && rest.length > LONGEST_CHUNK) throw new UsageError(`Line ${ahead + 1} is longer than ${LONGEST_CHUNK} bytes.`);
      if (end === 0) break;
      yield take(end, form);
    }
  }
  form ??= formOf(rest, mayBeBare);
  while (rest !== "" || first) yield take(wholeRecords(rest, rest.length, form), form);
}

/** A character for each byte; a file in UTF-16 with a byte order mark becomes UTF-8. `bytes`: of the file. */
async function* asCharacters(file: AsyncIterable<Uint8Array | string>): AsyncGenerator<{ text: string; bytes: number }> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let started = false;
  for await (const part of file) {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : part;
    if (!started && bytes.length > 1) {
      const mark = `${bytes[0]} ${bytes[1]}`;
      if (mark === "255 254" || mark === "254 255") decoder = new TextDecoder(mark === "255 254" ? "utf-16le" : "utf-16be");
      started = true;
    }
    yield { text: characters(decoder === undefined ? bytes : new TextEncoder().encode(decoder.decode(bytes, { stream: true }))), bytes: bytes.length };
  }
}

function characters(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return text;
}

/** End of the last record that ends within a chunk, or of the first; a record that starts after `known` may continue in data that was not read yet. */
function wholeRecords(text: string, known: number, { record }: Form): number {
  let end = 0;
  for (let next = 0; end < known; end = next) {
    next = recordEnd(text, end, record);
    if (next > CHUNK && end > 0) break;
    if (next === text.length && known < text.length) break;
  }
  return end;
}

const LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/y;

/** A record whose cells a character separates. */
function recordOf(separator: string): RegExp {
  const cell = `"[^"]*(?:""[^"]*)*"|[^"${separator}\\r\\n]*`;
  return new RegExp(`(?:${cell})(?:[${separator}](?:${cell}))*(?:\\r\\n|\\n|\\r|$)`, "y");
}

/** A record, or the line where a quote is out of place. */
function recordEnd(text: string, start: number, form: RegExp): number {
  const record = matchEnd(form, text, start);
  return record !== -1 && record - start <= LONGEST_RECORD ? record : matchEnd(LINE, text, start);
}

function matchEnd(form: RegExp, text: string, start: number): number {
  form.lastIndex = start;
  return form.test(text) ? form.lastIndex : -1;
}

/** The header, with the blank lines, comments and the line \`sep=\` before it, and its separator: that of the line \`sep=\`, else the one that it has most often. */
function formOf(text: string, mayBeBare: boolean): Form {
  const [before = ""] = /^(?:\xef\xbb\xbf)?(?:[^\S\r\n]*(?:#[^\r\n]*)?(?:\r\n|\n|\r))*/.exec(text) ?? [];
  const [declared = "", named] = /^"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\n|\r|$)/i.exec(text.slice(before.length)) ?? [];
  const start = before.length + declared.length;
  const [line = ""] = text.slice(start).split(/\r\n|\n|\r/, 1);
  if (mayBeBare && !/(?:^|[,;\t|"\s])val(?:ue|or)(?:$|[,;\t|"\s])/i.test(line)) return { header: "", record: LINE };
  const count = (separator: string): number => line.split(separator).length;
  const separator = named ?? [",", ";", "\t", "|"].reduce((best, one) => (count(one) > count(best) ? one : best));
  const record = recordOf(separator);
  return { header: text.slice(0, recordEnd(text, start, record)), record };
}

function lineBreaks(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
