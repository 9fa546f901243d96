// The XMP packet of a PDF, as it stands in the file. That readers find the same in it as in the plain entries: ../cases/pdf/file.test.ts.
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { registerFaces } from "../../src/backoffice/cases/pdf/fonts.ts";
import { escapeMetadata } from "../../src/platform/adapters/pdfkit-metadata.ts";

async function packet(prepare: (doc: PDFKit.PDFDocument) => void): Promise<string> {
  const doc = new PDFDocument({ autoFirstPage: false, pdfVersion: "1.4", subset: "PDF/A-1a", tagged: true, info: { Author: "Pan & Cía <MX>" } });
  prepare(doc);
  registerFaces(doc);
  doc.addPage();
  doc.end();
  return /<x:xmpmeta.*<\/x:xmpmeta>/s.exec((await buffer(doc)).toString("latin1"))?.[0] ?? expect.fail("there is no packet");
}

test("the packet is escaped with the adapter, and not without: when pdfkit does so itself, the adapter can go", async () => {
  expect(await packet(escapeMetadata)).toContain("Pan &amp; C");
  expect(await packet(escapeMetadata)).toContain("&lt;MX&gt;");
  expect(await packet(() => undefined)).toContain("Pan & C");
});
