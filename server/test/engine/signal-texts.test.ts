// What the documentation says of each signal beside its sentence: an example, what to do about it, and since when it exists.
import { describe, expect, test } from "vitest";
import { curveOf, defaultPolicy, grade } from "../../src/scoring/engine/policy.ts";
import { catalogue, type SignalCode } from "../../src/scoring/engine/signal-catalogue.ts";
import { englishExamples } from "../../src/scoring/engine/signal-texts/english-examples.ts";
import { englishRemedies } from "../../src/scoring/engine/signal-texts/english-remedies.ts";
import { spanishExamples } from "../../src/scoring/engine/signal-texts/spanish-examples.ts";
import { spanishRemedies } from "../../src/scoring/engine/signal-texts/spanish-remedies.ts";
import { signalVersions } from "../../src/scoring/engine/signal-versions.ts";

const codes = Object.keys(catalogue) as SignalCode[];

describe.each<[string, object]>([
  ["an example", englishExamples],
  ["a remedy", englishRemedies],
  ["an example in Spanish", spanishExamples],
  ["a remedy in Spanish", spanishRemedies],
  ["a version", signalVersions],
])("%s", (_, texts) => {
  test("is there for each signal, and for no other", () => {
    expect(Object.keys(texts)).toEqual(codes);
  });
});

test("each text is one or more sentences, and no two are the same", () => {
  const stories = Object.values(englishExamples).map(({ story }) => story);
  for (const text of [...stories, ...Object.values(englishRemedies)]) expect(text).toMatch(/^[A-Z0-9].*\.$/);
  expect(new Set(stories).size).toBe(codes.length);
});

/** What a translation may not change: code in backticks, and figures. */
const codeAndFigures = (text: string): string[] => (text.match(/`[^`]+`|\d[\d.,]*\d|\d+ %/g) ?? []).toSorted();

test.each(codes)("the Spanish texts of %s are a translation: sentences with the code and the figures of the English ones", (code) => {
  for (const [english, spanish] of [
    [englishExamples[code].story, spanishExamples[code]],
    [englishRemedies[code], spanishRemedies[code]],
  ] as const) {
    expect(spanish).toMatch(/^[A-ZÁÉÍÓÚ0-9].*\.$/);
    expect(spanish).not.toBe(english);
    expect(codeAndFigures(spanish)).toEqual(codeAndFigures(english));
  }
});

test.each(codes)("%s fires in its example", (code) => {
  expect(grade(englishExamples[code].observed, curveOf(defaultPolicy, code))).toBeGreaterThan(0);
});

test("a version is one of the software", () => {
  for (const version of Object.values(signalVersions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
