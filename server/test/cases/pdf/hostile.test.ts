import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dossierPdf } from "../../../src/backoffice/cases/pdf/document.ts";
import { dossier } from "./dossiers.ts";
import { readPdf, unbroken } from "./reader.ts";

/** A dossier that says the text wherever it can. */
function saying(text: string): ReturnType<typeof dossier> {
  const base = dossier();
  return dossier({
    organization: { name: text },
    victim: { name: text, email: text },
    case: {
      description: text,
      regulator: text,
      acknowledgement: { accepted: false, acknowledgement_number: text, reason: text, received_at: "2026-12-01T14:05:00.000Z" },
    },
    assessment: base.assessment && { ...base.assessment, order_id: text, signals: [{ code: text, weight: 1, description: text }] },
    history: [{ occurred_at: "2026-11-20T15:04:05.120Z", actor: text, from: null, to: "borrador", changed: [text] }],
  });
}

/** Processor time of some work (microseconds), and its result: within one run, since machines differ. */
async function workOf<T>(work: () => Promise<T>): Promise<[microseconds: number, result: T]> {
  const before = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return [user + system, result];
}

describe("hostile text", () => {
  test.each([
    ["5,000 line feeds", "\n".repeat(5000)],
    ["2,500 lines of a letter", "a\n".repeat(2500)],
    ["a word of 5,000 letters", "W".repeat(5000)],
    ["5,000 spaces", `a${" ".repeat(4998)}b`],
    ["5,000 letters of another script", "欺".repeat(5000)],
    ["5,000 emoji", "🚀".repeat(5000)],
    ["a letter with 5,000 marks", `e${"\u0301".repeat(4999)}`],
    ["5,000 bidi overrides", "\u202e".repeat(5000)],
    ["5,000 Arabic letters in a word", "م".repeat(5000)],
    ["1,000 Hebrew words", "שלום ".repeat(1000)],
  ])("%s: readable, for less than twenty times the work of an ordinary dossier, on few pages", async (_, text) => {
    const subject = dossier({ case: { description: text } });
    const [ordinary] = await workOf(() => dossierPdf(dossier()));
    const [work, bytes] = await workOf(() => dossierPdf(subject));
    expect(work).toBeLessThan(20 * ordinary);
    const { pages, text: read } = await readPdf(bytes);
    expect(pages.length).toBeLessThan(25);
    expect(read).toContain("Verificación del documento");
    for (const { right } of pages) expect(right).toBeLessThan(537);
  });

  test("in every field at once breaks nothing", async () => {
    const { pages, text } = await readPdf(await dossierPdf(saying(`\u0000\u202e${"W".repeat(2000)}\n🚀\ud800</x>(\\)`)));
    expect(text).toContain("Verificación del documento");
    for (const { right } of pages) expect(right).toBeLessThan(537);
  });

  test("whatever the letters, the file opens", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
        const { pages } = await readPdf(await dossierPdf(saying(text)));
        return pages.every(({ right }) => right < 537);
      }),
      { numRuns: 12 },
    );
  });

  test("what has no glyph, and what would act unseen, is spelled out", async () => {
    const { text } = await readPdf(await dossierPdf(dossier({ case: { description: "pago 🚀 a 中 \u202efdp.exe\u202c fin\u200b\u0007 👩‍🚒" } })));
    expect(unbroken(text)).toContain(unbroken("pago [U+1F680] a [U+4E2D] [U+202E]fdp.exe[U+202C] fin[U+200B][U+0007] [U+1F469 U+200D U+1F692]"));
  });

  test("lines too many for paper run on, each break shown", async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `n${index}`);
    const { text } = await readPdf(await dossierPdf(dossier({ case: { description: lines.join("\r\n") } })));
    expect(unbroken(text)).toContain(lines.join("¶"));
  });

  test("words from right to left keep their order among words from left to right", async () => {
    const name = "María Fernanda de los Ángeles González Ríos שלום עולם viuda de Rodríguez";
    const { text } = await readPdf(await dossierPdf(dossier({ victim: { name } })));
    // the reader turns the words around again, as a copy to the clipboard would
    expect(unbroken(text)).toContain(unbroken(name));
  });
});
