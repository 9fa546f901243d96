// The type of a file by its content: signatures and ends as PDF (ISO 32000-1, 7.5), PNG (ISO/IEC 15948, 5.2), JPEG (ISO/IEC 10918-1, B.1) and WebP (RFC 9649) have them.
import type { components } from "../../../../../generated/types.ts";

type AttachmentType = components["schemas"]["AttachmentType"];

/** What a file is: one of the types, text of any kind, or none of them. `incomplete`: it begins like its type, but has no end. */
export interface DetectedType {
  readonly type: Exclude<AttachmentType, "text/csv"> | undefined;
  readonly incomplete: boolean;
}

interface Format {
  readonly type: Exclude<AttachmentType, "text/csv" | "text/plain">;
  readonly begins: (content: Buffer) => boolean;
  readonly ends: (content: Buffer) => boolean;
}

const at = (content: Buffer, offset: number, bytes: string): boolean => content.toString("latin1", offset, offset + bytes.length) === bytes;

/** Size of the RIFF header: its name and the length of what follows. */
const RIFF_HEADER = 8;

const FORMATS: readonly Format[] = [
  { type: "application/pdf", begins: (content) => at(content, 0, "%PDF-"), ends: (content) => content.includes("%%EOF") },
  {
    type: "image/png",
    begins: (content) => at(content, 0, "\x89PNG\r\n\x1a\n") && at(content, 12, "IHDR"),
    ends: (content) => content.includes("IEND\xae\x42\x60\x82", 0, "latin1"),
  },
  // cameras append data of their own after the end of the image
  { type: "image/jpeg", begins: (content) => at(content, 0, "\xff\xd8\xff"), ends: (content) => content.includes("\xff\xd9", 3, "latin1") },
  {
    type: "image/webp",
    begins: (content) => at(content, 0, "RIFF") && at(content, 8, "WEBP"),
    ends: (content) => content.length >= RIFF_HEADER + content.readUInt32LE(4),
  },
];

/** The type of a file; of text, `text/plain`. */
export function detectType(content: Buffer): DetectedType {
  const format = FORMATS.find(({ begins }) => begins(content));
  if (format !== undefined) return { type: format.type, incomplete: !format.ends(content) };
  return { type: textOf(content) === undefined ? undefined : "text/plain", incomplete: false };
}

/** Control characters that no text has: all but tab, line feed, form feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it finds
const BINARY = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

/** The text of a file in UTF-8, with or without a byte order mark; undefined for anything else. */
export function textOf(content: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content);
    return BINARY.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
