import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dossierPdf } from "../../../src/backoffice/cases/pdf/document.ts";
import { brazilianDraft, dossier } from "./dossiers.ts";
import { readPdf } from "./reader.ts";

/** The dossier's digest, reckoned apart from the code: keys are sorted at every depth. */
function digestOf(value: unknown): string {
  const sorted = (_: string, member: unknown): unknown =>
    member !== null && typeof member === "object" && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member;
  return createHash("sha256").update(JSON.stringify(value, sorted)).digest("hex");
}

const long = { description: "Una línea de los hechos.\n".repeat(150) };

describe("every page", () => {
  test("has the number of the case, the page number, the organization, and the digest of the dossier", async () => {
    const subject = dossier({ case: long });
    const { pages } = await readPdf(await dossierPdf(subject));
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, { decoration }] of pages.entries())
      for (const words of ["FRD-MX-2026-000001", `Página ${index + 1} de ${pages.length}`, "Tienda Andina", `SHA-256 ${digestOf(subject)}`])
        expect(decoration).toContain(words);
  });

  test.each([
    ["es", dossier({ frozen: false, case: long }), "BORRADOR – no presentado"],
    ["pt", brazilianDraft({ case: long }), "RASCUNHO – não apresentado"],
  ])("of a draft says that it is one (%s)", async (_, subject, words) => {
    const { pages, text } = await readPdf(await dossierPdf(subject));
    expect(pages.length).toBeGreaterThan(3);
    for (const { decoration } of pages) {
      expect(decoration).toContain(words);
      expect(decoration).toMatch(/BORRADOR\n|RASCUNHO\n/);
    }
    expect(text).toContain(words);
  });

  test("of a fixed dossier says so, and nothing of a draft", async () => {
    const { pages, text } = await readPdf(await dossierPdf(dossier({ case: long, history: [] })));
    for (const { decoration } of pages) {
      expect(decoration).toContain("Versión definitiva");
      expect(decoration).not.toMatch(/borrador/i);
    }
    expect(text).toContain("Contenido fijado al registrarse la entrega, el 21 de noviembre de 2026, 09:30 UTC.");
    expect(text).not.toMatch(/borrador/i);
  });

  test("that a table reaches repeats the table's head, which screen readers announce only once", async () => {
    const [step] = dossier().history;
    if (step === undefined) throw new Error("the usual dossier has a history");
    const { pages, text } = await readPdf(await dossierPdf(dossier({ history: Array.from({ length: 80 }, () => step) })));
    const reached = pages.filter((page) => page.text.includes("Apertura: Borrador"));
    expect(reached.length).toBeGreaterThan(2);
    for (const { text: said, decoration } of reached) expect(said + decoration).toContain("Fecha y hora (UTC)");
    expect(text.split("Fecha y hora (UTC)")).toHaveLength(2);
  });

  test("keeps its text between the margins", async () => {
    const { pages } = await readPdf(await dossierPdf(dossier({ organization: { name: "Sociedad de Pagos ".repeat(14) }, case: long })));
    for (const { right } of pages) expect(right).toBeLessThan(536);
  });
});

describe("a long history", () => {
  test("is shown from both ends, and says how many steps are left out", async () => {
    const [step] = dossier().history;
    if (step === undefined) throw new Error("the usual dossier has a history");
    const history = Array.from({ length: 5000 }, (_, index) => ({ ...step, actor: `actor-${index}` }));
    const { pages, text } = await readPdf(await dossierPdf(dossier({ history })));
    for (const shown of [0, 199, 4800, 4999]) expect(text).toContain(`actor-${shown}\n`);
    for (const absent of [200, 4799]) expect(text).not.toContain(`actor-${absent}\n`);
    expect(text).toContain("Se omiten aquí 4,600 movimientos intermedios");
    expect(pages.length).toBeLessThan(20);
  });
});
