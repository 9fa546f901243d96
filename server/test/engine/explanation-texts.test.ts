// Explanations in sentences, in every language.
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearestChange, type StoredDecision, type StoredSignal } from "../../src/scoring/engine/explain.ts";
import { changeText, meaningOf, summaryOf, wordOf } from "../../src/scoring/engine/explanation-texts.ts";
import { decisionOf, scoreOf } from "../../src/scoring/engine/score.ts";
import { catalogue } from "../../src/scoring/signals/index.ts";
import { type Language, sentences, storedWords } from "../../src/scoring/signals/texts.ts";
import { assessed, signal } from "./assessed.ts";

const languages: readonly Language[] = ["en", "es", "pt"];
const usual = { challenge: 30, review: 55, decline: 75 };
const decided = (signals: readonly StoredSignal[], more: Partial<StoredDecision> = {}): StoredDecision => {
  const score = scoreOf(signals.map(({ weight }) => weight));
  return { score, signals, thresholds: usual, decision: decisionOf(score, more.thresholds ?? usual), ...more };
};

test.each(languages)("no two signals mean the same in %s", (language) => {
  expect(new Set(Object.values(sentences[language])).size).toBe(Object.keys(catalogue).length);
});

describe.each([
  ["Spanish", sentences.es],
  ["Portuguese", sentences.pt],
])("the translation into %s", (_language, translated) => {
  test.each(Object.entries(translated))("%s is a sentence of its own", (code, sentence) => {
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ][^.]+\.$/);
    expect(sentence).not.toBe(meaningOf(code, "en"));
    expect(sentence).not.toMatch(/\b(the|payment|is|card)\b/);
  });
});

describe("what a signal saw or expected", () => {
  // what signals write is text in their source: a new word without a translation is found here
  const folder = new URL("../../src/scoring/signals/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const sources = files.map((file) => readFileSync(new URL(file, folder), "utf8"));
  const written = [...sources, readFileSync(new URL("../../src/decisions/assess/test-values.ts", import.meta.url), "utf8")].flatMap((source) =>
    [...source.matchAll(/whole\([^;\n]*\)|"\d participants?"|threshold: "[^"]*"/g)].flatMap(([call]) =>
      [...call.matchAll(/"([^"]+)"/g)].map(([, word]) => word ?? ""),
    ),
  );

  test("is translated, each word of a signal, and no other", () => {
    expect([...storedWords.keys()].toSorted()).toEqual([...new Set(written)].toSorted());
  });

  test.each<[string | number, string | number, string | number]>([
    ["no history", "sin historial", "sem histórico"],
    ["42 s ago", "hace 42 s", "há 42 s"],
    ["mailinator.com", "mailinator.com", "mailinator.com"],
    ["MX", "MX", "MX"],
    ["allowlist:email", "allowlist:email", "allowlist:email"],
    [3, 3, 3],
  ])("%s is %s, and %s", (stored, inSpanish, inPortuguese) => {
    expect([wordOf(stored, "en"), wordOf(stored, "es"), wordOf(stored, "pt")]).toEqual([stored, inSpanish, inPortuguese]);
  });
});

test("a signal that the catalogue no longer has is called by its code", () => {
  for (const language of languages) expect(meaningOf("OLD_SIGNAL", language)).toBe("OLD_SIGNAL");
});

describe("a summary", () => {
  const velocity = signal("VELOCITY_CARD_1H", 28);
  const cases: [string, StoredDecision, string, string][] = [
    [
      "between two thresholds, with the strongest reason",
      decided([velocity, signal("IP_DATACENTER", 18.75)]),
      "The score of 41.5 lies between the thresholds of challenge (30) and review (55). The strongest reason: many distinct orders with this card within an hour.",
      "El puntaje de 41.5 está entre los umbrales de verificación adicional (30) y de revisión (55). El motivo principal: muchos pedidos distintos con esta tarjeta en una hora.",
    ],
    [
      "below all of them",
      decided([signal("ODD_HOUR", 8)]),
      "The score of 8 lies below the threshold of challenge (30). The strongest reason: it is the dead of night where the payer is.",
      "El puntaje de 8 está por debajo del umbral de verificación adicional (30). El motivo principal: es de madrugada donde está el pagador.",
    ],
    [
      "beyond all of them",
      decided([signal("PAYER_CONFIRMED_FRAUD", 80)]),
      "The score of 80 reaches the threshold of decline (75). The strongest reason: fraud by this payer was confirmed before.",
      "El puntaje de 80 alcanza el umbral de rechazo (75). El motivo principal: ya se confirmó un fraude de este pagador.",
    ],
    [
      "of nothing at all",
      decided([]),
      "The score of 0 lies below the threshold of challenge (30). No signal spoke against it.",
      "El puntaje de 0 está por debajo del umbral de verificación adicional (30). Ninguna señal habló en contra.",
    ],
    [
      "under equal thresholds names the decision that is not skipped",
      decided([signal("ODD_HOUR", 8)], { thresholds: { challenge: 50, review: 50, decline: 75 } }),
      "The score of 8 lies below the threshold of review (50). The strongest reason: it is the dead of night where the payer is.",
      "El puntaje de 8 está por debajo del umbral de revisión (50). El motivo principal: es de madrugada donde está el pagador.",
    ],
    [
      "of a block",
      decided([signal("BLOCKLIST_BLOCK", 100), signal("ODD_HOUR", 8)], { score: 100, decision: "decline" }),
      "A blocklist entry of severity block declines the payment, whatever the score. The other signals alone made 8 points.",
      "Una entrada de la lista de bloqueo con severidad «block» rechaza la operación, sin importar el puntaje. Las demás señales por sí solas sumaron 8 puntos.",
    ],
    [
      "of a review entry",
      decided([signal("BLOCKLIST_REVIEW", 20)], { decision: "review" }),
      "A blocklist entry of severity review holds the payment. The score of 20 alone would have been an approve.",
      "Una entrada de la lista de bloqueo con severidad «review» retiene la operación. El puntaje de 20 por sí solo habría sido una aprobación.",
    ],
    [
      "of browser activity",
      decided([signal("ODD_HOUR", 8), signal("BROWSER_ACTIVITY_SUSPICIOUS", 0)], { decision: "review" }),
      "Activity seen only through publishable keys requires a review. The score of 8 without it would have been an approve.",
      "La actividad vista solo con claves publicables pide una revisión. Sin ella, el puntaje de 8 habría sido una aprobación.",
    ],
    [
      "of a sandbox value",
      decided([signal("SANDBOX_OVERRIDE", 0)], { score: 90, decision: "decline" }),
      "A sandbox value forced this result.",
      "Un valor de prueba forzó este resultado.",
    ],
    [
      "under thresholds that are not known any more",
      decided([velocity], { decision: "review" }),
      "The score of 28 led to a review, by the thresholds of that time. The strongest reason: many distinct orders with this card within an hour.",
      "El puntaje de 28 llevó a una revisión, según los umbrales de entonces. El motivo principal: muchos pedidos distintos con esta tarjeta en una hora.",
    ],
  ];

  test.each(cases)("%s", (_, one, english, inSpanish) => {
    expect([summaryOf(one, "en"), summaryOf(one, "es")]).toEqual([english, inSpanish]);
  });

  test.each<[StoredDecision, string]>([
    [
      decided([signal("PAYER_CONFIRMED_FRAUD", 80)]),
      "A pontuação de 80 atinge o limite de recusa (75). O motivo principal: já havia sido confirmada uma fraude deste pagador.",
    ],
    [decided([]), "A pontuação de 0 está abaixo do limite de verificação adicional (30). Nenhum sinal depôs contra o pagamento."],
    [
      decided([signal("BLOCKLIST_REVIEW", 20)], { decision: "review" }),
      "Um registro da lista de bloqueio com severidade “review” retém a operação. A pontuação de 20, sozinha, teria sido uma aprovação.",
    ],
  ])("in Portuguese", (one, inPortuguese) => {
    expect(summaryOf(one, "pt")).toBe(inPortuguese);
  });

  test("decimals have a comma in Portuguese, and a point in English and Spanish", () => {
    const one = decided([signal("IP_TOR", 69.7)]);
    expect(languages.map((language) => summaryOf(one, language).match(/69[.,]7/)?.[0])).toEqual(["69.7", "69.7", "69,7"]);
  });
});

describe("a change in a sentence", () => {
  const of = (one: StoredDecision): string[] => {
    const change = nearestChange(one) ?? expect.fail("no change");
    return (["en", "es"] as const).map((language) => changeText(change, one, language));
  };

  test.each<[string, StoredDecision, string, string]>([
    [
      "of one signal",
      decided([signal("VELOCITY_CARD_1H", 28), signal("IP_DATACENTER", 18.75)]),
      "Without IP_DATACENTER the score would have been 28, which is an approve.",
      "Sin IP_DATACENTER, el puntaje habría sido de 28, es decir, una aprobación.",
    ],
    [
      "of several, with the Spanish y that becomes e before an i",
      decided([signal("BLOCKLIST_BLOCK", 100), signal("IP_TOR", 90)], { score: 100, decision: "decline" }),
      "Without BLOCKLIST_BLOCK and IP_TOR the score would have been 0, which is an approve.",
      "Sin BLOCKLIST_BLOCK e IP_TOR, el puntaje habría sido de 0, es decir, una aprobación.",
    ],
    [
      "where an entry would still have held it",
      decided([signal("BLOCKLIST_BLOCK", 100), signal("BLOCKLIST_REVIEW", 20)], { score: 100, decision: "decline" }),
      "Without BLOCKLIST_BLOCK the score would have been 20, and a blocklist entry would still have required a review.",
      "Sin BLOCKLIST_BLOCK, el puntaje habría sido de 20 y una entrada de la lista de bloqueo aún habría pedido una revisión.",
    ],
  ])("%s", (_, one, english, inSpanish) => {
    expect(of(one)).toEqual([english, inSpanish]);
  });
});

test("of any assessment, the sentences are whole ones, and nothing in them is missing", () => {
  for (const one of fc.sample(assessed, { numRuns: 2000, seed: 11 })) {
    const change = nearestChange(one);
    for (const language of languages) {
      for (const text of [summaryOf(one, language), ...(change === undefined ? [] : [changeText(change, one, language)])]) {
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|NaN|null|\s{2}|\.\.|\[object/);
      }
    }
  }
});
