// Which characters the fonts of the dossier can show.
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { registerFaces } from "../../src/backoffice/cases/pdf/fonts.ts";
import { coverageOf } from "../../src/platform/adapters/pdfkit-glyphs.ts";

test("the glyphs of the selected font are looked up: it has letters of Spanish and Portuguese, and no emoji", () => {
  const doc = new PDFDocument();
  registerFaces(doc);
  doc.font("regular");
  expect([..."Añoçã€—", "💳"].map((letter) => coverageOf(doc)(letter.codePointAt(0) ?? 0))).toEqual([...Array(7).fill(true), false]);
});

test("a document that does not show its font is an error, not a font without letters", () => {
  expect(() => coverageOf({} as PDFKit.PDFDocument)).toThrow("_font");
});
