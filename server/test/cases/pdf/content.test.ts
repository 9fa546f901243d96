import { describe, expect, test } from "vitest";
import { dossierPdf } from "../../../src/backoffice/cases/pdf/document.ts";
import { portuguese } from "../../../src/backoffice/cases/pdf/portuguese.ts";
import { spanish } from "../../../src/backoffice/cases/pdf/spanish.ts";
import { brazilianDraft, type Changes, dossier } from "./dossiers.ts";
import { readPdf, unbroken } from "./reader.ts";

const read = async (subject = dossier()): Promise<string> => (await readPdf(await dossierPdf(subject))).text.replaceAll("\u00a0", " ");

const answered: Changes["case"] = {
  acknowledgement: { accepted: true, acknowledgement_number: "ACK-77/2026", reason: "Sin observaciones.\nGracias.", received_at: "2026-12-01T14:05:00.000Z" },
};

describe("the paper of a case", () => {
  test("a Mexican case has every section, in Spanish and in order", async () => {
    const text = await read(dossier({ case: answered }));
    const sections = [
      "Expediente de caso de fraude",
      "FRD-MX-2026-000001",
      "Comisión Nacional Bancaria y de Valores (CNBV)",
      "Resumen del caso",
      "Descripción de los hechos",
      "Persona afectada",
      "Evaluación de riesgo de la operación",
      "Indicador",
      "Historial del caso",
      "Acuse del regulador",
      "Verificación del documento",
    ];
    const places = sections.map((section) => text.indexOf(section));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("a Brazilian case is in Portuguese, and nothing of it in Spanish", async () => {
    const text = await read(brazilianDraft({ case: answered }));
    for (const words of [
      "Dossiê de caso de fraude",
      "Banco Central do Brasil (BCB)",
      "Resumo do caso",
      "Descrição dos fatos",
      "A vítima foi induzida, por telefone, a fazer uma transferência Pix. Não reconhece a operação.",
      "Pessoa lesada",
      "João Antônio Magalhães",
      "Avaliação de risco da operação",
      "As credenciais do pagador foram alteradas há pouco tempo.",
      "Histórico do caso",
      "Abertura: Rascunho",
      "Resposta do regulador",
      "Aceito",
      "Verificação do documento",
    ])
      expect(text).toContain(words);
    const own = new Set<unknown>(Object.values(portuguese));
    const foreign = Object.values(spanish).filter((word) => typeof word === "string" && !own.has(word));
    const lines = new Set<unknown>(text.split("\n").map((line) => line.trim()));
    expect(foreign.filter((word) => lines.has(word))).toEqual([]);
  });

  test("the summary contains time, type, amount, urgency and status of the case", async () => {
    const text = await read();
    for (const words of [
      "Tienda Andina",
      "México",
      "18 de noviembre de 2026",
      "Transferencia no autorizada",
      "$48,500.50 MXN",
      "Entregado",
      "Alta",
      "20 de noviembre de 2026, 15:04 UTC",
      "21 de noviembre de 2026, 09:30 UTC",
    ])
      expect(text).toContain(words);
  });

  test.each([
    ["CL", "CMF", "CLP", 1_250_000, "$1.250.000 CLP"],
    ["PE", "SBS", "PEN", 1250.5, "S/ 1,250.50 PEN"],
    ["CO", "SFC", "COP", 1_250_000.25, "$ 1.250.000,25 COP"],
    ["UY", "BCU", "UYU", 12_500.5, "$ 12.500,50 UYU"],
    ["AR", "BCRA", "ARS", 12_500.5, "$ 12.500,50 ARS"],
    ["BR", "BCB", "BRL", 12_500.5, "R$ 12.500,50 BRL"],
    ["CL", "CMF", "PEN", 12_500.5, "PEN 12.500,50"],
  ] as const)("%s formats an amount as %s does, %s with its decimals", async (jurisdiction, regulator, currency, amount, written) => {
    const text = await read(dossier({ case: { jurisdiction, regulator, currency, amount } }));
    expect(text).toContain(written);
    expect(text).toContain(`(${regulator})`);
  });

  test("an unknown regulator is printed as the case names it", async () => {
    expect(await read(dossier({ case: { regulator: "Unidad de Inteligencia Financiera" } }))).toContain("Unidad de Inteligencia Financiera\n");
  });

  test("letters of Spanish, Portuguese, Polish, Greek and Cyrillic come out as they went in", async () => {
    const name = "Ñandú Pingüino Ação Żółć Ελληνικά Кириллица";
    const text = await read(dossier({ victim: { name }, organization: { name } }));
    expect(text.split(name)).toHaveLength(3);
  });

  test("a description of 5,000 letters is there to the last, over pages", async () => {
    const sentence = "La titular recibió una llamada; después observó tres transferencias que no ordenó, ¿por qué?\n\n";
    const description = sentence.repeat(60).slice(0, 4995).concat("FINAL");
    const pdf = await readPdf(await dossierPdf(dossier({ case: { description } })));
    expect(unbroken(pdf.text)).toContain(unbroken(description));
    expect(pdf.pages.length).toBeGreaterThan(3);
  });

  test("the signals stand with weight and meaning; one without words with what the dossier says of it", async () => {
    const base = dossier();
    if (base.assessment === null) throw new Error("the usual dossier has an assessment");
    const signals = [...base.assessment.signals, { code: "NEW_AND_STRANGE", weight: 12.25, description: "Something new." }];
    const text = await read({ ...base, assessment: { ...base.assessment, signals } });
    expect(text).toMatch(/PAYER_TRUSTED\s+El pagador está en la lista de permitidos/);
    expect(text).toMatch(/NEW_AND_STRANGE\s+Something new\.\s+\+12\.3/);
    expect(text).toContain("71.5 / 100");
    expect(text).toContain("Someter a revisión");
    expect(text).toContain("PED-2026-118842");
  });

  test("the history names each step, who took it, and what it changed", async () => {
    const text = await read();
    expect(text).toMatch(/20\/11\/2026, 15:04:05\s+Apertura: Borrador\s+auth0\|64b7c1/);
    expect(text).toMatch(/20\/11\/2026, 16:10:40\s+Borrador\s+descripción, prioridad\s+auth0\|64b7c1/);
    expect(text).toMatch(/21\/11\/2026, 09:30:00\s+En revisión → Entregado\s+fecha de entrega\s+auth0\|90ffe2/);
  });

  test("an answer of the regulator is there as it was noted, and no such section without one", async () => {
    const text = await read(dossier({ case: answered }));
    expect(text).toMatch(/Aceptado[\s\S]*ACK-77\/2026[\s\S]*1 de diciembre de 2026, 14:05 UTC[\s\S]*Sin observaciones\.\s+Gracias\./);
    expect(await read()).not.toContain("Acuse del regulador");
  });

  test("what is not known is said to be so", async () => {
    const text = await read(
      dossier({ frozen: false, assessment: null, history: [], victim: { name: null, email: null }, case: { description: " \n ", submitted_at: null } }),
    );
    expect(text.split("No consta")).toHaveLength(3);
    for (const words of [
      "El caso no contiene una descripción de los hechos.",
      "El caso no está vinculado a una evaluación de riesgo.",
      "El historial no contiene movimientos.",
      "Sin entrega registrada",
    ])
      expect(text).toContain(words);
  });

  test("it speaks of a hand-over, never of a filing", async () => {
    for (const subject of [dossier({ case: answered }), brazilianDraft({ frozen: true, case: answered })]) {
      const text = await read(subject);
      expect(text).not.toMatch(/presentad|apresentad|protocolad|radicad/i);
      expect(text).toMatch(/Entrega registrada/);
      expect(text).toMatch(/no constituye por sí mismo constancia|não constitui, por si só, comprovante/);
    }
  });
});
