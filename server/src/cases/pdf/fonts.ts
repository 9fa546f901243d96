// The faces of the paper. They are embedded, so that letters look the same on every machine and in every year.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Face of a text. */
export type Face = "regular" | "bold";

const read = (file: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`)));

const files: Readonly<Record<Face, Buffer>> = { regular: read("DejaVuSans.ttf"), bold: read("DejaVuSans-Bold.ttf") };

/** Says whether a face has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

/** Registers the faces under their names, and says what each covers. They are parsed anew for each document: fontkit keeps what a glyph was first used for. */
export function registerFaces(doc: PDFKit.PDFDocument): Readonly<Record<Face, Coverage>> {
  const register = (face: Face): Coverage => {
    doc.registerFont(face, files[face]).font(face);
    // pdfkit has the parsed font, and shows it in no type
    const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint: Coverage } } })._font;
    return (codePoint) => font.hasGlyphForCodePoint(codePoint);
  };
  return { regular: register("regular"), bold: register("bold") };
}
