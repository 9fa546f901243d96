// Text as it can be printed: what has no glyph, or would act on its neighbours unseen, is spelled out as code points.
import type { Coverage } from "../../../platform/adapters/pdfkit-glyphs.ts";

/** More code points than this in one letter are marks piled over the lines around it. */
const PILE = 4;

/** Controls, formats, surrogates, private use, not assigned; separators of lines. Tabs and line feeds are dealt with before. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u017f\n]*$/;

const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Printable form of a text: lines end in a line feed, tabs are spaces, and what `covers` has not stands as `[U+202E]`. */
export function printable(text: string, covers: Coverage): string {
  const lined = text
    .normalize("NFC")
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll("\t", "    ");
  if (PLAIN.test(lined)) return lined;
  return Array.from(letters.segment(lined), ({ segment }) => (segment === "\n" || shows(segment, covers) ? segment : spelled(segment))).join("");
}

/** The letters of a text, each with the marks that belong to it. */
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
