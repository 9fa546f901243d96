// The faces of the paper. They are embedded, so that letters look the same on every machine and in every year.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Coverage, coverageOf } from "../../../platform/adapters/pdfkit-glyphs.ts";

/** Face of a text. */
export type Face = "regular" | "bold";

const read = (file: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`)));

const files: Readonly<Record<Face, Buffer>> = { regular: read("DejaVuSans.ttf"), bold: read("DejaVuSans-Bold.ttf") };

/** Registers the faces under their names, and says what each covers. They are parsed anew for each document: fontkit keeps what a glyph was first used for. */
export function registerFaces(doc: PDFKit.PDFDocument): Readonly<Record<Face, Coverage>> {
  const register = (face: Face): Coverage => {
    doc.registerFont(face, files[face]).font(face);
    return coverageOf(doc);
  };
  return { regular: register("regular"), bold: register("bold") };
}
