// A signal that could not be observed is news where most payments show it: a fit learns what that weighs, and decisions, stored facts and limits agree on it.
import { describe, expect, test } from "vitest";
import { HOLDOUT_CEILING } from "../../src/decisions/assess/holdout.ts";
import { evaluate, type Facts, factsOf } from "../../src/scoring/engine/evaluate.ts";
import { defaultPolicy } from "../../src/scoring/engine/policy.ts";
import { descriptionOf } from "../../src/scoring/engine/signal-pairs.ts";
import { type Example, withModel } from "../../src/scoring/learning/fit.ts";
import { fitOdds } from "../../src/scoring/learning/fit-odds.ts";
import { limitUnobserved } from "../../src/scoring/learning/found-limit.ts";
import { withinLimits } from "../../src/scoring/learning/limits.ts";
import { averagePrecision, seeded, thresholdPoints } from "../../src/scoring/learning/measures.ts";
import { scoreFacts } from "../../src/scoring/learning/score-facts.ts";
import { situation } from "../harness/situation.ts";

const CODE = "ACCOUNT_NEW";

/** Payments of which a share lacks the age of the account, and the chance of fraud of those that do and do not. */
function world(seed: number, lacking: number, chance: { readonly without: number; readonly with: number }, flow: Example["flow"] = "payin"): Example[] {
  const random = seeded(seed);
  return Array.from({ length: 20_000 }, () => {
    const without = random() < lacking;
    const facts: Facts = { ...(without ? {} : { [CODE]: 200 * random() }), AMOUNT_DEVIATION_PAYER: 8 * random() };
    return { flow, facts, fraud: random() < (without ? chance.without : chance.with), weight: 1 };
  });
}

describe("a fit", () => {
  test("gives the absence a weight where payments without it are fraud more often, and orders payments better by it", () => {
    const model = fitOdds(world(1, 0.02, { without: 0.3, with: 0.004 }));
    if (model === undefined) throw new Error("nothing was fitted");
    expect(model.unobserved?.[CODE]).toBeGreaterThan(15);
    expect(model.unobservedEvidence?.[CODE]?.frauds).toBeGreaterThan(60);
    const later = world(2, 0.02, { without: 0.3, with: 0.004 });
    const precision = (unobserved: typeof model.unobserved) => {
      const policy = withModel(defaultPolicy, { ...model, unobserved: unobserved ?? {} });
      return averagePrecision(thresholdPoints(later.map(({ facts, fraud }) => ({ score: scoreFacts(facts, policy), fraud }))));
    };
    expect(precision(model.unobserved)).toBeGreaterThan(3 * precision({}));
  });

  test.each([
    ["payments without it are good as often", 0.02, { without: 0.004, with: 0.004 }],
    ["payments without it are good more often", 0.2, { without: 0.001, with: 0.01 }],
    ["one payment in ten lacks it", 0.1, { without: 0.02, with: 0.004 }],
  ])("gives it none where %s", (_when, lacking, chance) => {
    expect(fitOdds(world(3, lacking, chance))?.unobserved?.[CODE] ?? 0).toBeLessThan(3);
  });

  test("gives none to signals that a flow does not have", () => {
    const codes = Object.keys(fitOdds(world(4, 0.02, { without: 0.3, with: 0.004 }, "payout"))?.unobserved ?? {});
    expect(codes).toContain(CODE);
    expect(codes).not.toContain("PAYER_BURST");
  });
});

describe("the weight of an absence", () => {
  const model = { weights: {}, curves: {}, baseHazard: 0, frauds: 0, payments: 0, evidence: {}, unobserved: { [CODE]: 99 } };
  const limited = (frauds: number, basis?: typeof defaultPolicy) =>
    withinLimits({ ...model, unobservedEvidence: { [CODE]: { frauds, payments: frauds + 2 } } }, basis).unobserved?.[CODE];

  test("is at most 70 with ten frauds or fewer, and may decline with more, below the ceiling of the holdout", () => {
    expect(withinLimits(model, undefined).unobserved?.[CODE]).toBeCloseTo(69.88, 1);
    expect(limited(10)).toBeCloseTo(69.88, 1);
    expect(limited(20)).toBeCloseTo(81.68, 1);
    expect(limited(36)).toBeCloseTo(89.46, 1);
    expect(limited(4000)).toBeCloseTo(89.46, 1);
    expect(limited(4000)).toBeLessThan(HOLDOUT_CEILING);
  });

  test("decides where a fit finds that nearly every payment without the signal is fraud", () => {
    const model = fitOdds(world(5, 0.01, { without: 0.98, with: 0.004 }));
    if (model === undefined) throw new Error("nothing was fitted");
    expect(withinLimits(model, undefined).unobserved?.[CODE]).toBeGreaterThan(75);
    expect(withinLimits({ ...model, unobservedEvidence: {} }, undefined).unobserved?.[CODE]).toBeLessThan(70);
  });

  test("moves by some ten points a week, up and down, whatever the evidence", () => {
    expect(limited(4000, defaultPolicy)).toBeCloseTo(9.52, 1);
    expect(limitUnobserved({}, {}, { [CODE]: 30 })[CODE]).toBeCloseTo(22.6, 0);
    expect(limitUnobserved({}, {}, { [CODE]: 5 })).toEqual({});
    // neither evidence that is gone nor more of it makes a weight jump
    expect(limitUnobserved({}, {}, { [CODE]: 89.46 })[CODE]).toBeCloseTo(83.5, 1);
    expect(limitUnobserved({ [CODE]: 99 }, { [CODE]: { frauds: 10, payments: 12 } }, { [CODE]: 89.46 })[CODE]).toBeCloseTo(83.5, 1);
    expect(limitUnobserved({ [CODE]: 99 }, { [CODE]: { frauds: 40, payments: 42 } }, { [CODE]: 69.88 })[CODE]).toBeCloseTo(77.7, 1);
  });
});

describe("a decision", () => {
  const policy = { unobserved: { [CODE]: 40, PAYOUT_DUPLICATE: 40 } };

  test("shows the absence as a signal of its own, says what it means, and its stored facts give the same score", () => {
    const evaluation = evaluate(situation({ policy }));
    expect(evaluation.signals).toContainEqual(expect.objectContaining({ code: "ACCOUNT_NEW:UNOBSERVED", weight: 40 }));
    expect(evaluation.signals.map(({ code }) => code)).not.toContain("PAYOUT_DUPLICATE:UNOBSERVED");
    expect(evaluation.score).toBeGreaterThanOrEqual(40);
    expect(Math.abs(scoreFacts(factsOf(evaluation.observed, "payin"), { ...defaultPolicy, ...policy }) - evaluation.exactScore)).toBeLessThan(0.05);
    expect(descriptionOf("ACCOUNT_NEW:UNOBSERVED")).toMatch(/^Could not be observed/);
  });

  test("does not count it where the organization set the weight of the signal to 0", () => {
    const own = { ...policy, weights: { [CODE]: 0 } };
    const evaluation = evaluate(situation({ policy: own }));
    expect(evaluation.signals.map(({ code }) => code)).not.toContain("ACCOUNT_NEW:UNOBSERVED");
    expect(Math.abs(scoreFacts(factsOf(evaluation.observed, "payin"), { ...defaultPolicy, ...own }) - evaluation.exactScore)).toBeLessThan(0.05);
  });

  test("does not show it where the signal was observed, fired or not", () => {
    const { transaction } = situation();
    const opened = { ...transaction, accountCreatedAt: transaction.assessedAt - 400 * 86_400_000 };
    expect(evaluate(situation({ transaction: opened, policy })).signals.map(({ code }) => code)).not.toContain("ACCOUNT_NEW:UNOBSERVED");
  });
});
