// Printable text: characters without a glyph, and invisible format characters, are written as code points.
import type { Coverage } from "../../../platform/adapters/pdfkit-glyphs.ts";

/** Maximum code points per grapheme: stacked combining marks would overlap other lines. */
const PILE = 4;

/** Controls, formats, surrogates, private use, not assigned; separators of lines. Tabs and line feeds are handled before. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u017f\n]*$/;

const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Printable form of a text: lines end in a line feed, tabs are spaces, and characters outside `covers` are written as `[U+202E]`. */
export function printable(text: string, covers: Coverage): string {
  const lined = text
    .normalize("NFC")
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll("\t", "    ");
  if (PLAIN.test(lined)) return lined;
  return Array.from(letters.segment(lined), ({ segment }) => (segment === "\n" || shows(segment, covers) ? segment : spelled(segment))).join("");
}

/** The graphemes of a text. */
export function lettersOf(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

function shows(letter: string, covers: Coverage): boolean {
  const points = [...letter];
  return points.length <= PILE && points.every((point) => !UNSEEN.test(point) && covers(point.codePointAt(0) ?? 0));
}

function spelled(letter: string): string {
  return `[${Array.from(letter, (point) => `U+${(point.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`).join(" ")}]`;
}
