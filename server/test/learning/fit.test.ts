// Weights and curves from outcomes: what is learned is what was true, and what is unknown stays as it was.

import { describe, expect, test } from "vitest";
import type { Facts } from "../../src/scoring/engine/evaluate.ts";
import { curveOf, defaultPolicy, weightOf } from "../../src/scoring/engine/policy.ts";
import { type Example, fitModel, withModel } from "../../src/scoring/learning/fit.ts";
import { defaultGuards } from "../../src/scoring/learning/least-evidence.ts";
import { areaUnderCurve, averagePrecision, seeded, thresholdPoints } from "../../src/scoring/learning/measures.ts";
import { scoreFacts } from "../../src/scoring/learning/score-facts.ts";
import { catalogue, type SignalCode } from "../../src/scoring/signals/index.ts";
import { grade } from "../../src/scoring/situation/curve.ts";

/** Signals without a curve, how often they are seen, and the true weight of each. */
const TRUE: Partial<Record<SignalCode, readonly [often: number, weight: number]>> = {
  IP_TOR: [0.02, 70],
  EMAIL_DISPOSABLE: [0.05, 30],
  AVS_CVV_FAIL: [0.03, 15],
  IP_PROXY_VPN: [0.1, 6],
};

/** Payments of a world in which signals are independent and fraud is a noisy-or of them. */
function world(payments: number, seed: number, truth = TRUE, base = 0.004): Example[] {
  const random = seeded(seed);
  return Array.from({ length: payments }, () => {
    const facts: Partial<Record<SignalCode, number>> = {};
    let innocence = 1 - base;
    for (const [code, [often, weight]] of Object.entries(truth) as [SignalCode, readonly [number, number]][]) {
      if (random() >= often) continue;
      facts[code] = 1;
      innocence *= 1 - weight / 100;
    }
    return { facts, fraud: random() >= innocence, weight: 1 };
  });
}

/** A signal with a curve in a world where fraud begins at an amount of three times the usual. */
function amounts(payments: number, seed: number): Example[] {
  const random = seeded(seed);
  return Array.from({ length: payments }, () => {
    const times = Math.exp((random() + random() + random() - 1.5) * 1.6);
    const chance = times < 3 ? 0.003 : Math.min(0.9, (times - 3) * 0.6);
    return { facts: { AMOUNT_ANOMALY_PAYER: times } satisfies Facts, fraud: random() < chance, weight: 1 };
  });
}

describe("learned weights", () => {
  test("are near the true ones after 20,000 payments, on seeds that nothing was tuned to", () => {
    for (const seed of [101, 102, 103, 104, 105]) {
      const model = fitModel(world(20_000, seed));
      for (const [code, [often, weight]] of Object.entries(TRUE) as [SignalCode, readonly [number, number]][]) {
        const learned = model?.weights[code] ?? weightOf(defaultPolicy, code);
        // four standard errors of a share, and the caps
        const error = 400 * Math.sqrt(weight / 100 / (often * 20_000));
        const hazard = -Math.log(1 - weightOf(defaultPolicy, code) / 100);
        const [least, most] = defaultGuards.cap.map((times) => 100 * (1 - Math.exp(-times * hazard)));
        expect(learned).toBeGreaterThanOrEqual(Math.min(most ?? 0, Math.max(least ?? 0, weight)) - error);
        expect(learned).toBeLessThanOrEqual(Math.min(most ?? 100, Math.max(least ?? 0, weight)) + error);
      }
    }
  });

  const usual = -Math.log(1 - catalogue.DEVICE_AUTOMATION.weight / 100);
  test.each([
    ["that thousands of good payments show sinks to a sixteenth of the catalogue's hazard", 6000, 1 / 16],
    ["of which the catalogue expects ten frauds sinks to a quarter over the root of two", Math.round(10 / usual), 0.25 / Math.SQRT2],
  ])("never have another sign, whatever the data say: a void signal %s and no further", (_what, shown, part) => {
    let left = shown;
    const examples = world(20_000, 7).map((one) => ({ ...one, facts: { ...one.facts, ...(!one.fraud && left-- > 0 ? { DEVICE_AUTOMATION: 1 } : {}) } }));
    const learned = fitModel(examples)?.weights.DEVICE_AUTOMATION ?? 0;
    expect(-Math.log(1 - learned / 100) / usual).toBeCloseTo(part, 1);
  });

  test("are the catalogue's where there are fewer than 30 frauds or 1,000 settled payments", () => {
    const few = world(40_000, 3).filter(({ fraud }, index) => !fraud || index % 97 === 0);
    expect(few.filter(({ fraud }) => fraud).length).toBeLessThan(30);
    expect(fitModel(few)).toBeUndefined();
    expect(fitModel(world(900, 4, TRUE, 0.2))).toBeUndefined();
  });

  test("of signals with little evidence stay near the catalogue's", () => {
    const examples = world(20_000, 5).map((one, index) => (index === 11 || index === 12 ? { ...one, fraud: true, facts: { IP_DATACENTER: 1 } } : one));
    expect(fitModel(examples)?.weights.IP_DATACENTER ?? catalogue.IP_DATACENTER.weight).toBe(catalogue.IP_DATACENTER.weight);
  });

  test("that people set stay as they were set", () => {
    const model = fitModel(world(20_000, 6), defaultPolicy, { ...defaultGuards, locked: new Set<SignalCode>(["IP_TOR"]) });
    expect(model?.weights.IP_TOR).toBeUndefined();
    expect(weightOf(withModel({ ...defaultPolicy, weights: { EMAIL_DISPOSABLE: 11 } }, model ?? { weights: {}, curves: {} }), "EMAIL_DISPOSABLE")).toBe(11);
  });

  test("move little with 5 % of wrong labels: the order of signals stays", () => {
    const random = seeded(8);
    const poisoned = world(20_000, 9).map((one) => (random() < 0.05 && one.fraud ? { ...one, fraud: false } : one));
    const clean = fitModel(world(20_000, 9));
    const model = fitModel(poisoned);
    for (const code of Object.keys(TRUE) as SignalCode[]) expect(Math.abs((model?.weights[code] ?? 0) - (clean?.weights[code] ?? 0))).toBeLessThan(5);
  });
});

describe("learned curves", () => {
  const model = fitModel(amounts(60_000, 21));
  const policy = withModel(defaultPolicy, model ?? { weights: {}, curves: {} });

  test("rise where fraud begins, have at most eight points, and never fall", () => {
    const curve = curveOf(policy, "AMOUNT_ANOMALY_PAYER");
    const points = "points" in curve ? curve.points : [];
    expect(points.length).toBeGreaterThan(2);
    expect(points.length).toBeLessThanOrEqual(8);
    for (const [index, [observed, strength]] of points.entries()) {
      expect(observed).toBeGreaterThan(points[index - 1]?.[0] ?? Number.NEGATIVE_INFINITY);
      expect(strength).toBeGreaterThanOrEqual(points[index - 1]?.[1] ?? 0);
    }
    expect(grade(2, curve)).toBeLessThan(0.05);
    expect(scoreFacts({ AMOUNT_ANOMALY_PAYER: 4.2 }, policy)).toBeGreaterThan(40);
  });

  test("fall where the catalogue's falls: the age of a series of frauds", () => {
    const random = seeded(22);
    const examples = Array.from({ length: 20_000 }, (): Example => {
      const days = random() * 60;
      return { facts: { TERMINAL_COMPROMISED: days }, fraud: random() < (days < 28 ? 0.7 : 0.01), weight: 1 };
    });
    const fitted = withModel(defaultPolicy, fitModel(examples) ?? { weights: {}, curves: {} });
    expect(scoreFacts({ TERMINAL_COMPROMISED: 5 }, fitted)).toBeGreaterThan(55);
    expect(scoreFacts({ TERMINAL_COMPROMISED: 50 }, fitted)).toBeLessThan(25);
  });

  test("order payments that nothing was fitted to better than the catalogue does", () => {
    const validation = amounts(60_000, 23);
    const precision = (under: typeof policy): number =>
      averagePrecision(thresholdPoints(validation.map(({ facts, fraud }) => ({ fraud, score: scoreFacts(facts, under) }))));
    expect(precision(policy)).toBeGreaterThanOrEqual(precision(defaultPolicy) - 0.01);
    expect(areaUnderCurve(thresholdPoints(validation.map(({ facts, fraud }) => ({ fraud, score: scoreFacts(facts, policy) }))))).toBeGreaterThan(0.8);
  });
});

test("the score of stored facts is the score that the engine gave, under the same policy", async () => {
  const { evaluate, factsOf } = await import("../../src/scoring/engine/evaluate.ts");
  const { made } = await import("../engine/assessed.ts");
  const fc = (await import("fast-check")).default;
  for (const { situation } of fc.sample(made, { numRuns: 2000, seed: 20261122 })) {
    const { observed, exactScore } = evaluate(situation);
    const facts = factsOf(observed, situation.transaction.flow);
    expect(Math.abs(scoreFacts(facts, situation.policy) - exactScore)).toBeLessThan(0.2);
  }
});
