// The thread that makes PDFs: what it makes, how much it takes on, and what becomes of it when something is wrong.
import { afterEach, expect, test } from "vitest";
import { dossierPdf } from "../../../src/backoffice/cases/pdf/document.ts";
import { createPdfWorker, type PdfWorker, WANTED_AT_MOST } from "../../../src/backoffice/cases/pdf/pdf-worker.ts";
import { dossier } from "./dossiers.ts";

let press: PdfWorker = createPdfWorker();
afterEach(async () => {
  await press.close();
  press = createPdfWorker();
});

test("makes the same bytes as are made without it", async () => {
  expect((await press.print(dossier())).equals(await dossierPdf(dossier()))).toBe(true);
});

test("a dossier that cannot be made into one is told of, and the next one is made", async () => {
  await expect(press.print({ ...dossier(), case: undefined } as never)).rejects.toThrow("could not be made into a PDF");
  expect((await press.print(dossier())).byteLength).toBeGreaterThan(10_000);
});

test("who wants one more than it takes on is asked to come back; the others get theirs", async () => {
  const taken = Promise.all(Array.from({ length: WANTED_AT_MOST }, () => press.print(dossier())));
  await expect(press.print(dossier())).rejects.toMatchObject({ code: "ASSESS_MAINTENANCE", retryAfter: 1 });
  expect(await taken).toHaveLength(WANTED_AT_MOST);
  expect((await press.print(dossier())).byteLength).toBeGreaterThan(10_000);
});

test("a thread that ends leaves nobody waiting, and another one takes its place", async () => {
  const waiting = press.print(dossier());
  await press.close();
  await expect(waiting).rejects.toThrow("exited");
  expect((await press.print(dossier())).byteLength).toBeGreaterThan(10_000);
});
