// Weights by log-odds: two mild signals together are strong, no signal gets the wrong sign, and few frauds change little.
import { describe, expect, test } from "vitest";
import { defaultPolicy } from "../../src/scoring/engine/policy.ts";
import { type Example, fitModel, withModel } from "../../src/scoring/learning/fit.ts";
import { fitBest } from "../../src/scoring/learning/fit-best.ts";
import { fitOdds } from "../../src/scoring/learning/fit-odds.ts";
import { averagePrecision, seeded, thresholdPoints } from "../../src/scoring/learning/measures.ts";
import { scoreFacts } from "../../src/scoring/learning/score-facts.ts";
import { catalogue, type SignalCode } from "../../src/scoring/signals/index.ts";

/** Signals that multiply the odds, how often each is seen, and by how much (log-odds). The last one is void. */
const TRUE: Partial<Record<SignalCode, readonly [often: number, odds: number]>> = {
  IP_PROXY_VPN: [0.05, 2.2],
  EMAIL_DISPOSABLE: [0.05, 2.2],
  BIN_COUNTRY_MISMATCH: [0.05, 2.2],
  AVS_CVV_FAIL: [0.05, 0],
};

function world(payments: number, seed: number, base = -5.5): Example[] {
  const random = seeded(seed);
  return Array.from({ length: payments }, () => {
    const facts: Partial<Record<SignalCode, number>> = {};
    let odds = base;
    for (const [code, [often, more]] of Object.entries(TRUE) as [SignalCode, readonly [number, number]][]) {
      if (random() >= often) continue;
      facts[code] = 1;
      odds += more;
    }
    return { facts, fraud: random() < 1 / (1 + Math.exp(-odds)), weight: 1 };
  });
}

/** A payment in a hundred with a mark that no fraud has. */
const marked = (examples: readonly Example[]): Example[] =>
  examples.map((one, index) => (one.fraud || index % 20 !== 0 ? one : { ...one, facts: { ...one.facts, IP_TOR: 1 } }));

const precision = (examples: readonly Example[], model: ReturnType<typeof fitOdds>): number => {
  const policy = withModel(defaultPolicy, model ?? { weights: {}, curves: {} });
  return averagePrecision(thresholdPoints(examples.map(({ facts, fraud }) => ({ score: scoreFacts(facts, policy), fraud }))));
};

describe("a fit by log-odds", () => {
  const model = fitOdds(marked(world(40_000, 1)));

  test("orders payments with several signals before those with one, at least as well as the catalogue", () => {
    const validation = marked(world(40_000, 2));
    expect(precision(validation, model)).toBeGreaterThan(precision(validation, undefined));
    expect(precision(validation, model)).toBeGreaterThan(0.95 * precision(validation, fitModel(marked(world(40_000, 1)))));
  });

  test("gives equal signals about equal weights, and a void one less", () => {
    const [one = 0, other = 0, third = 0] = [model?.weights.IP_PROXY_VPN, model?.weights.EMAIL_DISPOSABLE, model?.weights.BIN_COUNTRY_MISMATCH];
    expect(Math.max(one, other, third) - Math.min(one, other, third)).toBeLessThan(15);
    expect(model?.weights.AVS_CVV_FAIL ?? 0).toBeLessThan(Math.min(one, other, third) / 2);
  });

  test("never gives another sign: a mark of good payments of thousands sinks to a sixteenth of the catalogue's hazard", () => {
    expect(model?.weights.IP_TOR).toBeCloseTo(100 * (1 - (1 - catalogue.IP_TOR.weight / 100) ** (1 / 16)), 2);
  });

  test("is none with fewer than 30 frauds, and leaves signals without evidence as they were", () => {
    expect(fitOdds(world(40_000, 3).filter(({ fraud }, index) => !fraud || index % 50 === 0))).toBeUndefined();
    expect(model?.weights.DEVICE_AUTOMATION).toBeUndefined();
  });

  test("moves little with 5 % of wrong labels", () => {
    const random = seeded(8);
    const poisoned = fitOdds(marked(world(40_000, 1)).map((one) => (one.fraud && random() < 0.05 ? { ...one, fraud: false } : one)));
    for (const code of ["IP_PROXY_VPN", "EMAIL_DISPOSABLE", "BIN_COUNTRY_MISMATCH"] as const)
      expect(Math.abs((poisoned?.weights[code] ?? 0) - (model?.weights[code] ?? 0))).toBeLessThan(5);
  });
});

describe("the better of both fits", () => {
  test("is one of them, and none where there is too little to learn from", () => {
    const examples = world(20_000, 5);
    expect([fitOdds(examples)?.weights, fitModel(examples)?.weights]).toContainEqual(fitBest(examples)?.weights);
    expect(fitBest(examples.slice(0, 500))).toBeUndefined();
  });

  test("is the one by log-odds where the other is ahead by chance on a few frauds", () => {
    const examples = world(12_000, 14);
    const [older, newer] = [examples.slice(0, 8_400), examples.slice(8_400)];
    const [odds, chance] = [precision(newer, fitOdds(older)), precision(newer, fitModel(older))];
    expect(chance / odds).toBeGreaterThan(1.05);
    expect(chance / odds).toBeLessThan(1.1);
    expect(fitBest(examples)?.weights).toEqual(fitOdds(examples)?.weights);
  });
});

test("an amount that is not among the highest percent never counts as one, however fraud grows with amounts", () => {
  const random = seeded(5);
  const examples: Example[] = Array.from({ length: 20_000 }, () => {
    const position = 3 * random() - 2;
    return { facts: { AMOUNT_ABOVE_ORG_P99: position }, fraud: random() < 1 / (1 + Math.exp(6 - 2 * (position + 2))), weight: 1 };
  });
  const policy = withModel(defaultPolicy, fitOdds(examples) ?? { weights: {}, curves: {} });
  expect([-2, -1, -0.01, 0].map((position) => scoreFacts({ AMOUNT_ABOVE_ORG_P99: position }, policy))).toEqual([0, 0, 0, 0]);
  expect(scoreFacts({ AMOUNT_ABOVE_ORG_P99: 0.9 }, policy)).toBeGreaterThan(10);
});

test("an account that is not new by the catalogue never counts as new, however fraud falls with its age", () => {
  const random = seeded(6);
  const examples: Example[] = Array.from({ length: 20_000 }, () => {
    const days = 60 * random();
    return { facts: { ACCOUNT_NEW: 24 * days }, fraud: random() < 1 / (1 + Math.exp(2 + days / 8)), weight: 1 };
  });
  const policy = withModel(defaultPolicy, fitOdds(examples) ?? { weights: {}, curves: {} });
  expect([24, 48, 480].map((hours) => scoreFacts({ ACCOUNT_NEW: hours }, policy))).toEqual([0, 0, 0]);
  expect(scoreFacts({ ACCOUNT_NEW: 1 }, policy)).toBeGreaterThan(10);
});

describe("a graded signal that one payment in two thousand reaches", () => {
  const rare = (fraudulent: boolean): Example[] =>
    world(40_000, 5).map((one, index) => {
      const reached = index % 2_000 === 0;
      return { ...one, fraud: reached ? fraudulent : one.fraud, facts: { ...one.facts, CARD_TESTING_PATTERN: reached ? 9 : 0 } };
    });
  const weightOf = (fraudulent: boolean): number | undefined => fitOdds(rare(fraudulent))?.weights.CARD_TESTING_PATTERN;

  test("is learned as any other: it gains from frauds", () => expect(weightOf(true)).toBeGreaterThan(catalogue.CARD_TESTING_PATTERN.weight));
  test("and fades with good payments", () => expect(weightOf(false)).toBeLessThan(catalogue.CARD_TESTING_PATTERN.weight - 10));
});
