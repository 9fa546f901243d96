// The text of a file in whatever encoding a spreadsheet wrote it: UTF-8 with or without a byte order mark, UTF-16, or Windows-1252.

/** Byte order marks and what they declare. */
const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];
const LONGEST_MARK = 3;

/**
 * Decodes a file as it arrives. A byte order mark decides; then two bytes of which one is NUL (UTF-16 without a mark); then the first character that is not ASCII: it is UTF-8 in a file in UTF-8, and practically
 * never in Windows-1252. What is not UTF-8 in a file in UTF-8 becomes U+FFFD, which no cell may contain. A byte order mark is dropped.
 */
export async function* decoded(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let waiting = new Uint8Array(0);
  let begun = false;
  for await (const part of parts) {
    if (decoder !== undefined) {
      yield decoder.decode(part, { stream: true });
      continue;
    }
    waiting = Buffer.concat([waiting, part]);
    if (waiting.length < LONGEST_MARK) continue;
    const encoding = (begun ? undefined : markedEncoding(waiting)) ?? encodingOf(waiting, begun);
    if (encoding === undefined) {
      // ASCII so far, the last bytes may begin a character
      const end = Math.max(0, waiting.length - LONGEST_CHARACTER);
      const ascii = isAscii(waiting.subarray(0, end)) ? end : 0;
      yield Buffer.from(waiting.subarray(0, ascii)).toString("latin1");
      waiting = waiting.slice(ascii);
      begun ||= ascii > 0;
      continue;
    }
    decoder = new TextDecoder(encoding);
    yield decoder.decode(waiting, { stream: true });
  }
  yield decoder === undefined
    ? new TextDecoder((begun ? undefined : markedEncoding(waiting)) ?? encodingOf(waiting, begun, true) ?? "utf-8").decode(waiting)
    : decoder.decode();
}

/** Bytes of the longest character in UTF-8. */
const LONGEST_CHARACTER = 4;

function markedEncoding(bytes: Uint8Array): string | undefined {
  return MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
}

const isAscii = (bytes: Uint8Array): boolean => !bytes.some((byte) => byte > 0x7f);

/** The encoding of a file without a mark; undefined while all of it is ASCII, unless it ends there. Once a part of it was ASCII, it is not UTF-16. */
function encodingOf(bytes: Uint8Array, begun: boolean, whole = false): string | undefined {
  if (!begun && bytes.length > 1 && bytes[1] === 0 && bytes[0] !== 0) return "utf-16le";
  if (!begun && bytes.length > 1 && bytes[0] === 0 && bytes[1] !== 0) return "utf-16be";
  const at = bytes.findIndex((byte) => byte > 0x7f);
  if (at === -1) return undefined;
  const character = bytes.subarray(at, at + lengthOf(bytes[at] ?? 0));
  if (!whole && character.length < lengthOf(bytes[at] ?? 0)) return undefined;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(character);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** Bytes of the character that a byte begins in UTF-8. */
const lengthOf = (byte: number): number => (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1);
