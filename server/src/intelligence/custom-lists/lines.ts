// The lines of a file that arrives in parts. No value has a line break, so a record is a line.
import { records, unguarded } from "../lists/csv.ts";

/** Longest line in UTF-16 units: what comes after it is dropped, and the line is invalid. */
const LONGEST_LINE = 4096;

/** A line of a file, from 1. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

/** The lines of each part, blank ones left out. Bytes that are not UTF-8 become U+FFFD; a byte order mark is dropped. */
export async function* linesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder();
  let rest = "";
  let line = 0;
  const take = (texts: readonly string[]): Line[] =>
    texts.flatMap((text) => {
      line += 1;
      return text.trim() === "" ? [] : [{ line, text }];
    });
  for await (const part of parts) {
    // a carriage return at the end may be followed by a line feed in the next part
    const texts = (rest + decoder.decode(part, { stream: true })).split(/\r\n|\n|\r(?=[\s\S])/);
    rest = (texts.pop() ?? "").slice(0, LONGEST_LINE);
    yield take(texts);
  }
  yield take((rest + decoder.decode()).split(/\r\n|\n|\r/));
}

/** The cells of a line; a sentence that says what is wrong with it. */
export function cellsOf(text: string): readonly string[] | string {
  if (text.length >= LONGEST_LINE) return `must not be longer than ${LONGEST_LINE - 1} characters`;
  if (!text.includes('"')) return text.split(",").map(unguarded);
  const [record] = records(text);
  return record?.cells?.map(unguarded) ?? "has a misplaced quote; put a cell with a quote or a comma in quotes, and double the quotes in it";
}
