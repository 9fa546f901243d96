import { describe, expect, test } from "vitest";
import { dossierPdf } from "../../../src/backoffice/cases/pdf/document.ts";
import { brazilianDraft, dossier } from "./dossiers.ts";
import { readPdf } from "./reader.ts";

describe("the file", () => {
  test("is the same, byte for byte, for the same dossier, whatever is made before or beside it", async () => {
    const first = await dossierPdf(dossier());
    const [second, , third] = await Promise.all([dossierPdf(dossier()), dossierPdf(brazilianDraft()), dossierPdf(dossier())]);
    expect(second?.equals(first)).toBe(true);
    expect(third?.equals(first)).toBe(true);
  });

  test("has an identifier of its own for each dossier", async () => {
    const one = await readPdf(await dossierPdf(dossier()));
    const other = await readPdf(await dossierPdf(dossier({ case: { description: "Otra." } })));
    expect(one.fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(other.fingerprint).not.toBe(one.fingerprint);
  });

  test("names its title, its author, its language and the day it was made", async () => {
    const { info, showsTitle } = await readPdf(await dossierPdf(dossier()));
    expect(info).toMatchObject({
      Title: "Expediente de caso de fraude FRD-MX-2026-000001",
      Author: "Tienda Andina",
      Language: "es-MX",
      CreationDate: "D:20261121093000Z",
      Keywords: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
    expect(showsTitle).toBe(true);
  });

  test.each([
    ["CL", "es-CL"],
    ["MX", "es-MX"],
    ["BR", "pt-BR"],
    ["PE", "es-PE"],
    ["CO", "es-CO"],
    ["UY", "es-UY"],
    ["AR", "es-AR"],
  ] as const)("of a case of %s is in %s", async (jurisdiction, language) => {
    const { info } = await readPdf(await dossierPdf(dossier({ case: { jurisdiction } })));
    expect(info.Language).toBe(language);
  });

  test("says in XMP what it says in its information, and that it is PDF/A-1a, whatever the organization is called", async () => {
    const name = 'Pagos & <Más> "S.A." \u0001ñ';
    const { info, xmp } = await readPdf(await dossierPdf(dossier({ organization: { name } })));
    expect(info.Author).toBe('Pagos & <Más> "S.A." [U+0001]ñ');
    expect(xmp("dc:creator")).toEqual([info.Author]);
    expect(xmp("dc:title")).toBe(info.Title);
    expect([xmp("pdfaid:part"), xmp("pdfaid:conformance")]).toEqual(["1", "A"]);
  });

  test("is tagged: title, headings, paragraphs, and tables with heads", async () => {
    const { pages, tagged } = await readPdf(await dossierPdf(dossier()));
    expect(tagged).toBe(true);
    const tags = pages.flatMap((page) => page.tags);
    expect(tags.filter((tag) => tag === "H1")).toHaveLength(1);
    expect(tags.filter((tag) => tag === "H2")).toHaveLength(6);
    for (const tag of ["Document", "P", "Table", "TR", "TH", "TD"]) expect(tags).toContain(tag);
  });
});
