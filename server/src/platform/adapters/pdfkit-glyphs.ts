// The characters that a font of a PDF can show. pdfkit holds the parsed font (fontkit's) in `_font` and has no public API for it.
// Checked with: pdfkit 0.20.x

/** Returns whether a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

interface Internals {
  readonly _font?: { readonly font?: { readonly hasGlyphForCodePoint?: Coverage } };
}

/** Coverage of the font that is selected in the document. Throws when pdfkit no longer exposes it. */
export function coverageOf(doc: PDFKit.PDFDocument): Coverage {
  const font = (doc as unknown as Internals)._font?.font;
  if (typeof font?.hasGlyphForCodePoint !== "function") throw new Error("pdfkit no longer has `_font.font`: see platform/adapters/pdfkit-glyphs.ts");
  return (codePoint) => font.hasGlyphForCodePoint?.(codePoint) === true;
}
