// From signals to a score and a decision.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluate, evaluateTrusted } from "../../src/scoring/engine/evaluate.ts";
import { defaultPolicy } from "../../src/scoring/engine/policy.ts";
import { decisionOf, effectiveWeight, exactScoreOf, scoreOf } from "../../src/scoring/engine/score.ts";
import type { ListMatch } from "../../src/scoring/situation/features.ts";
import { activity, HOUR, MINUTE, situation } from "../harness/situation.ts";

const weight = fc.double({ min: -100, max: 100, noNaN: true });

describe("score", () => {
  test("is always between 0 and 100 with one decimal", () => {
    fc.assert(
      fc.property(fc.array(weight, { maxLength: 40 }), (weights) => {
        const score = scoreOf(weights);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(Math.round(score * 10) / 10).toBe(score);
      }),
    );
  });

  test("another positive signal never lowers it, another credit never raises it", () => {
    fc.assert(
      fc.property(fc.array(weight, { maxLength: 20 }), fc.double({ min: 0, max: 100, noNaN: true }), (weights, more) => {
        expect(scoreOf([...weights, more])).toBeGreaterThanOrEqual(scoreOf(weights));
        expect(scoreOf([...weights, -more])).toBeLessThanOrEqual(scoreOf(weights));
      }),
    );
  });

  test("follows the published formula", () => {
    expect(scoreOf([45, 20])).toBe(56);
    expect(scoreOf([45, 20, -25])).toBe(48.8);
    expect(scoreOf([-20])).toBe(0);
  });

  test("keeps the order of payments under the same credits", () => {
    const positive = fc.array(fc.double({ min: 0.1, max: 99, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(positive, positive, fc.array(fc.double({ min: -90, max: 0, noNaN: true }), { maxLength: 4 }), (one, other, credits) => {
        const order = (a: number, b: number): number => (Math.abs(a - b) < 1e-9 ? 0 : Math.sign(a - b));
        expect(order(exactScoreOf([...one, ...credits]), exactScoreOf([...other, ...credits]))).toBe(order(exactScoreOf(one), exactScoreOf(other)));
        expect(exactScoreOf([...one, ...credits])).toBeGreaterThan(0);
      }),
    );
  });

  test("a strength multiplies the hazard: two signals of half a strength are one of all of it", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 99, noNaN: true }), (weight) => {
        expect(exactScoreOf([effectiveWeight(weight, 0.5), effectiveWeight(weight, 0.5)])).toBeCloseTo(weight, 8);
      }),
    );
  });

  test("can be recomputed from the weights that the answer reports", () => {
    const { score, signals } = evaluate(
      situation({
        transaction: { cvvResult: "no_match", localHour: 2, amountMinor: 700 },
        features: { history: { payer: [], email: [], ip: [], device: [], card: [1, 2, 3, 4].map((i) => activity(i * MINUTE)) } },
      }),
    );
    expect(signals.length).toBeGreaterThan(3);
    expect(scoreOf(signals.map((signal) => signal.weight))).toBe(score);
  });
});

describe("decision", () => {
  test.each([
    [0, "approve"],
    [29.9, "approve"],
    [30, "challenge"],
    [54.9, "challenge"],
    [55, "review"],
    [74.9, "review"],
    [75, "decline"],
    [100, "decline"],
  ])("a score of %d is %s by default", (score, decision) => {
    expect(decisionOf(score, defaultPolicy.thresholds)).toBe(decision);
  });

  const entry = (severity: ListMatch["severity"], list: ListMatch["list"] = "block"): ListMatch => ({
    entryId: "e1",
    list,
    listType: "card_hash",
    severity,
  });

  test("a block entry declines with score 100 and says what blocked, whatever speaks for the payer", () => {
    expect(
      evaluate(
        situation({ features: { entries: [entry("block", "allow"), entry("block")] }, transaction: { threeDsStatus: "authenticated", liabilityShift: true } }),
      ),
    ).toMatchObject({
      decision: "decline",
      score: 100,
      blockedBy: "blocklist:card_hash",
    });
  });

  test("a review entry is a floor: the decision is at least review", () => {
    expect(evaluate(situation({ features: { entries: [entry("review")] }, policy: { weights: { BLOCKLIST_REVIEW: 0 } } })).decision).toBe("review");
  });

  test("a shared carrier address alone never declines", () => {
    const ip = Array.from({ length: 40 }, (_, i) => activity(i * MINUTE, { card: `${100 + i}`, payer: `${200 + i}`, device: `${300 + i}` })).sort(
      (a, b) => b.at - a.at,
    );
    expect(evaluate(situation({ features: { history: { payer: [], card: [], email: [], device: [], ip } } })).decision).toBe("approve");
  });
});

describe("activity seen only through publishable keys", () => {
  const attack = Array.from({ length: 12 }, (_, i) => activity(i * MINUTE, { trusted: false, card: `${100 + i}`, payer: "2", failed: true }));
  const history = { payer: attack, card: [], email: attack, ip: attack, device: attack };

  test("looks like a decline when taken at face value", () => {
    expect(evaluate(situation({ features: { history } })).decision).toBe("decline");
  });

  test("cannot by itself decline a payer on a secret-key call; it requires a review and says so", () => {
    const { decision, score, signals } = evaluateTrusted(situation({ features: { history } }));
    expect(decision).toBe("review");
    expect(score).toBe(0);
    expect(signals.map((signal) => signal.code)).toEqual(["BROWSER_ACTIVITY_SUSPICIOUS"]);
  });

  test("cannot make a stranger look known: an anomaly against trusted history stays one", () => {
    const trusted = Array.from({ length: 5 }, (_, i) => activity(HOUR * (i + 20)));
    const padded = Array.from({ length: 20 }, (_, i) => activity(HOUR + i, { trusted: false, amountMinor: 5_000_000 }));
    const payer = [...padded, ...trusted];
    const { signals } = evaluateTrusted(
      situation({ transaction: { amountMinor: 5_000_000 }, features: { history: { payer, card: [], email: [], ip: [], device: [] } } }),
    );
    expect(signals.map((signal) => signal.code)).toContain("AMOUNT_ANOMALY_PAYER");
  });
});

test("the engine is pure: the same situation gives the same verdict, and nothing in it changes", () => {
  const given = situation({
    transaction: { localHour: 3, cvvResult: "no_match" },
    features: { history: { payer: [activity(HOUR)], card: [], email: [], ip: [], device: [] } },
  });
  const before = structuredClone({ ...given, transaction: { ...given.transaction, callingCodeOf: undefined } });
  expect(evaluate(given)).toEqual(evaluate(given));
  expect({ ...given, transaction: { ...given.transaction, callingCodeOf: undefined } }).toEqual(before);
});
