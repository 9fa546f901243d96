import type { BlocklistImportResult } from "../../generated/models.ts";
import type { ClientResources } from "./api-promise.ts";
import type { CallOptions } from "./call-options.ts";
import { UsageError } from "./errors.ts";

/** Result of one imported chunk. Line numbers of errors refer to the whole file. */
export interface ImportedPortion extends Readonly<BlocklistImportResult> {
  /** Bytes of the file imported so far. */
  readonly bytes: number;
}

/**
 * Imports a file of any size into the blocklist, in chunks that the service accepts. Yields the result of each chunk to show progress; at most one chunk
 * is in memory. Each chunk is stored before the next one is read. After a failure, import the file again: existing
 * entries count as duplicates.
 *
 * @param file the CSV file, in parts of any size
 * @throws UsageError for a line that is longer than a chunk; any error of `blocklists.import`
 * @example
 * for await (const { created, errors } of importFile(client, createReadStream("entries.csv"))) console.log(created, errors);
 */
export async function* importFile(
  client: Pick<ClientResources, "blocklists">,
  file: AsyncIterable<Uint8Array | string>,
  options?: CallOptions,
): AsyncGenerator<ImportedPortion> {
  for await (const { text, ahead, bytes } of chunks(file)) {
    const result = await client.blocklists.import(
      Uint8Array.from(text, (character) => character.charCodeAt(0)),
      options,
    );
    yield { ...result, errors: result.errors.map((error) => ({ ...error, line: error.line + ahead })), bytes };
  }
}

/** A chunk of a file: the header and whole records. One character is one byte, whatever its encoding. */
interface Chunk {
  readonly text: string;
  /** Lines of the file before the records that are not in the chunk. */
  readonly ahead: number;
  readonly bytes: number;
}

/** Bytes of a chunk's records: a quarter of the limit of the service, for visible progress and so that other changes can run in between. */
const CHUNK = 262_144;
/** Limit of the service, header included. */
const LONGEST_CHUNK = 1_048_576;
/** Maximum length of a record of several lines, as in the service. */
const LONGEST_RECORD = 16_384;

async function* chunks(file: AsyncIterable<Uint8Array | string>): AsyncGenerator<Chunk> {
  let header: string | undefined;
  let rest = "";
  let ahead = 0;
  let bytes = 0;
  const take = (end: number): Chunk => {
    const records = rest.slice(0, end);
    const chunk = { text: (header ?? "") + records, ahead, bytes: bytes + end };
    header ??= headerOf(records);
    ahead += lineBreaks(records) - (bytes === 0 ? lineBreaks(header) : 0);
    bytes += end;
    rest = rest.slice(end);
    return chunk;
  };
  for await (const part of file) {
    rest += asCharacters(typeof part === "string" ? new TextEncoder().encode(part) : part);
    while (rest.length >= CHUNK + LONGEST_RECORD) {
      const end = wholeRecords(rest, rest.length - LONGEST_RECORD);
      if (end === 0 && rest.length > LONGEST_CHUNK) throw new UsageError(`Line ${ahead + lineBreaks(header ?? "") + 1} is longer than ${LONGEST_CHUNK} bytes.`);
      if (end === 0) break;
      yield take(end);
    }
  }
  while (rest !== "" || bytes === 0) {
    yield take(wholeRecords(rest, rest.length));
    if (rest === "") return;
  }
}

/** A character for each byte. */
function asCharacters(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return text;
}

/** End of the last record that ends within a chunk, or of the first; a record that starts after `known` may continue in data that was not read yet. */
function wholeRecords(text: string, known: number): number {
  let end = 0;
  for (let next = 0; end < known; end = next) {
    next = recordEnd(text, end);
    if (next > CHUNK && end > 0) break;
    if (next === text.length && known < text.length) break;
  }
  return end;
}

const CELL = `"[^"]*(?:""[^"]*)*"|[^",\\r\\n]*`;
const RECORD = new RegExp(`(?:${CELL})(?:,(?:${CELL}))*(?:\\r\\n|\\n|\\r|$)`, "y");
const LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/y;

/** A record, or the line where a quote is out of place. */
function recordEnd(text: string, start: number): number {
  const record = matchEnd(RECORD, text, start);
  return record !== -1 && record - start <= LONGEST_RECORD ? record : matchEnd(LINE, text, start);
}

function matchEnd(form: RegExp, text: string, start: number): number {
  form.lastIndex = start;
  return form.test(text) ? form.lastIndex : -1;
}

/** The first non-blank record, and the blank lines before it. */
function headerOf(text: string): string {
  let end = 0;
  do end = recordEnd(text, end);
  while (end < text.length && /^(?:\xef\xbb\xbf)?[\s,]*$/.test(text.slice(0, end)));
  return text.slice(0, end);
}

function lineBreaks(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
