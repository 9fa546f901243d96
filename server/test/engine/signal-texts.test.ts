// What the documentation says of each signal beside its sentence: an example, what to do about it, and since when it exists.

import { expect, test } from "vitest";
import { curveOf, defaultPolicy } from "../../src/scoring/engine/policy.ts";
import { catalogue, type SignalCode, signals } from "../../src/scoring/signals/index.ts";
import { grade } from "../../src/scoring/situation/curve.ts";

const codes = Object.keys(catalogue) as SignalCode[];

test("each text is one or more sentences, and no two are the same", () => {
  const stories = signals.map(({ texts }) => texts.en.example);
  for (const text of [...stories, ...signals.map(({ texts }) => texts.en.remedy)]) expect(text).toMatch(/^[A-Z0-9].*\.$/);
  expect(new Set(stories).size).toBe(codes.length);
});

/** What a translation may not change: code in backticks, and figures. */
const codeAndFigures = (text: string): string[] => (text.match(/`[^`]+`|\d[\d.,]*\d|\d+ %/g) ?? []).toSorted();

test.each(codes)("the Spanish texts of %s are a translation: sentences with the code and the figures of the English ones", (code) => {
  const { en, es } = catalogue[code].texts;
  for (const [english, spanish] of [
    [en.example, es.example],
    [en.remedy, es.remedy],
  ] as const) {
    expect(spanish).toMatch(/^[A-ZÁÉÍÓÚ0-9].*\.$/);
    expect(spanish).not.toBe(english);
    expect(codeAndFigures(spanish)).toEqual(codeAndFigures(english));
  }
});

test.each(codes)("%s fires in its example", (code) => {
  expect(grade(catalogue[code].example, curveOf(defaultPolicy, code))).toBeGreaterThan(0);
});

test("no code is defined twice", () => {
  expect(new Set(codes).size).toBe(signals.length);
});

test("a version is one of the software", () => {
  for (const { since } of signals) expect(since).toMatch(/^\d+\.\d+\.\d+$/);
});
