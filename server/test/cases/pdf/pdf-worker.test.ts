// The thread that makes PDFs: what it makes, how much it takes on, and what becomes of it when something is wrong.
import { afterEach, expect, test } from "vitest";
import { dossierPdf } from "../../../src/backoffice/cases/pdf/document.ts";
import { createPdfWorker, type PdfWorker, WANTED_AT_MOST } from "../../../src/backoffice/cases/pdf/pdf-worker.ts";
import { dossier } from "./dossiers.ts";

let pdfWorker: PdfWorker = createPdfWorker();
afterEach(async () => {
  await pdfWorker.close();
  pdfWorker = createPdfWorker();
});

test("makes the same bytes as are made without it", async () => {
  expect((await pdfWorker.print(dossier())).equals(await dossierPdf(dossier()))).toBe(true);
});

test("a dossier that cannot be rendered is an error, and the next one is rendered", async () => {
  await expect(pdfWorker.print({ ...dossier(), case: undefined } as never)).rejects.toThrow("could not be made into a PDF");
  expect((await pdfWorker.print(dossier())).byteLength).toBeGreaterThan(10_000);
});

test("a request beyond the limit gets 503 with Retry-After; the others are rendered", async () => {
  const taken = Promise.all(Array.from({ length: WANTED_AT_MOST }, () => pdfWorker.print(dossier())));
  await expect(pdfWorker.print(dossier())).rejects.toMatchObject({ code: "ASSESS_MAINTENANCE", retryAfter: 1 });
  expect(await taken).toHaveLength(WANTED_AT_MOST);
  expect((await pdfWorker.print(dossier())).byteLength).toBeGreaterThan(10_000);
});

test("when the thread exits, waiting requests fail at once, and a new thread replaces it", async () => {
  const waiting = pdfWorker.print(dossier());
  await pdfWorker.close();
  await expect(waiting).rejects.toThrow("exited");
  expect((await pdfWorker.print(dossier())).byteLength).toBeGreaterThan(10_000);
});
