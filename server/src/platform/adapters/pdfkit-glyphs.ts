// Which characters a font of a PDF can show. pdfkit keeps the parsed font (fontkit's) in `_font`, and has no call that asks it.
// Checked with: pdfkit 0.20.x

/** Says whether a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

interface Internals {
  readonly _font?: { readonly font?: { readonly hasGlyphForCodePoint?: Coverage } };
}

/** Coverage of the font that is selected in the document. Throws when pdfkit does not show it any more. */
export function coverageOf(doc: PDFKit.PDFDocument): Coverage {
  const font = (doc as unknown as Internals)._font?.font;
  if (typeof font?.hasGlyphForCodePoint !== "function") throw new Error("pdfkit has no `_font.font` any more: see platform/pdfkit-glyphs.ts");
  return (codePoint) => font.hasGlyphForCodePoint?.(codePoint) === true;
}
