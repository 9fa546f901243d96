// The embedded fonts of the PDF.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Coverage, coverageOf } from "../../../platform/adapters/pdfkit-glyphs.ts";

/** Font of a text. */
export type Face = "regular" | "bold";

const read = (file: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`)));

const files: Readonly<Record<Face, Buffer>> = { regular: read("DejaVuSans.ttf"), bold: read("DejaVuSans-Bold.ttf") };

/** Registers the fonts under their names and returns the coverage of each. They are parsed for each document, because fontkit caches the first use of a glyph. */
export function registerFaces(doc: PDFKit.PDFDocument): Readonly<Record<Face, Coverage>> {
  const register = (face: Face): Coverage => {
    doc.registerFont(face, files[face]).font(face);
    return coverageOf(doc);
  };
  return { regular: register("regular"), bold: register("bold") };
}
