// What scales a strength in the catalogue counts as much as outcomes say: a fit finds signals whose part does not matter.
import { describe, expect, test } from "vitest";
import { evaluate, type Facts, factsOf } from "../../src/scoring/engine/evaluate.ts";
import { defaultPolicy } from "../../src/scoring/engine/policy.ts";
import { type Example, withModel } from "../../src/scoring/learning/fit.ts";
import { fitOdds } from "../../src/scoring/learning/fit-odds.ts";
import { limitLeastParts } from "../../src/scoring/learning/least-parts.ts";
import { seeded } from "../../src/scoring/learning/measures.ts";
import { scoreFacts } from "../../src/scoring/learning/score-facts.ts";
import { situation } from "../harness/situation.ts";

const CODE = "AMOUNT_DEVIATION_PAYER";

/** Payments of which the unusual ones are fraud, by a probability that depends on the part of the strength that the catalogue counts. */
function world(seed: number, chanceOf: (part: number) => number): Example[] {
  const random = seeded(seed);
  return Array.from({ length: 20_000 }, () => {
    const unusual = random() < 0.05;
    const part = Math.round(100 * random()) / 100;
    const facts: Facts = { [CODE]: [unusual ? 4 + 6 * random() : random() - 0.5, part] };
    return { facts, fraud: random() < (unusual ? chanceOf(part) : 0.002), weight: 1 };
  });
}

describe("least parts", () => {
  test("are near 1 where small amounts are fraud as often as large ones, and the score follows", () => {
    const model = fitOdds(world(1, () => 0.4));
    expect(model?.leastParts?.[CODE]).toBeGreaterThan(0.6);
    const [learned, other] = [withModel(defaultPolicy, model ?? { weights: {}, curves: {} }), { ...defaultPolicy, ...model, leastParts: {} }];
    expect(scoreFacts({ [CODE]: [8, 0.1] }, learned)).toBeGreaterThan(2 * scoreFacts({ [CODE]: [8, 0.1] }, other));
  });

  test("stay low where the log-odds of fraud grow with the part", () => {
    expect(fitOdds(world(2, (part) => 1 / (1 + Math.exp(6.2 - 6 * part))))?.leastParts?.[CODE] ?? 0).toBeLessThan(0.25);
  });

  test("move by a quarter a week, up and down", () => {
    expect(limitLeastParts({ [CODE]: 0.9 }, {})).toEqual({ [CODE]: 0.25 });
    expect(limitLeastParts({}, { [CODE]: 0.6 })).toEqual({ [CODE]: 0.35 });
    expect(limitLeastParts({}, { [CODE]: 0.2 })).toEqual({});
    expect(limitLeastParts({ [CODE]: 0.9 })).toEqual({ [CODE]: 0.9 });
  });

  test("raise the strength of a decision as they raise that of stored facts", () => {
    const amounts = { currency: "MXN", payments: 20, mean: 2000, deviation: 400 };
    const counters = { captured: 20, disputes: 0, firstCapturedAt: undefined, lastChargebackAt: undefined, lastConfirmedFraudAt: undefined, amounts };
    const of = (leastParts: Partial<Record<typeof CODE, number>>) =>
      evaluate(situation({ transaction: { amountMinor: 20_000 }, features: { counters }, policy: { leastParts } }));
    const [before, after] = [of({}), of({ [CODE]: 1 })];
    expect(after.score).toBeGreaterThan(before.score);
    for (const [leastParts, { observed, exactScore }] of [
      [{}, before],
      [{ [CODE]: 1 }, after],
    ] as const)
      expect(Math.abs(scoreFacts(factsOf(observed, "payin"), { ...defaultPolicy, leastParts }) - exactScore)).toBeLessThan(0.05);
  });
});
