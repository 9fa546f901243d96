// Limits of fitted models, and what the fits of several organizations say together.
import { describe, expect, test } from "vitest";
import { curveOf, defaultPolicy, grade, type Policy, weightOf } from "../../src/scoring/engine/policy.ts";
import { hazardOf, weightOfHazard } from "../../src/scoring/learning/hazard.ts";
import { weightInterval } from "../../src/scoring/learning/interval.ts";
import { type FitSummary, pooled } from "../../src/scoring/learning/pool.ts";
import { withinLimits } from "../../src/scoring/learning/weekly-limit.ts";

const policyOf = (model: Pick<Policy, "weights" | "curves">): Policy => ({ ...defaultPolicy, ...model });
const hazard = (policy: Policy, code: "IP_TOR" | "AMOUNT_ANOMALY_PAYER"): number => hazardOf(weightOf(policy, code));

describe("withinLimits", () => {
  test("a hazard moves by a quarter a week at most, up and down", () => {
    const whole = hazard(defaultPolicy, "IP_TOR");
    for (const [wanted, reached] of [
      [99, 1.25],
      [1, 0.75],
    ] as const) {
      const limited = withinLimits({ weights: { IP_TOR: wanted }, curves: {} }, defaultPolicy);
      expect(hazardOf(limited.weights.IP_TOR ?? 0)).toBeCloseTo(reached * whole, 4);
    }
  });

  test("a curve moves by a quarter of its full hazard at every point", () => {
    const steep = {
      weights: { AMOUNT_ANOMALY_PAYER: 99 },
      curves: {
        AMOUNT_ANOMALY_PAYER: {
          points: [
            [1.1, 0],
            [1.2, 1],
          ] as const,
        },
      },
    };
    const limited = policyOf(withinLimits(steep, defaultPolicy));
    const whole = hazard(defaultPolicy, "AMOUNT_ANOMALY_PAYER");
    const at = (policy: Policy, observed: number) => hazard(policy, "AMOUNT_ANOMALY_PAYER") * grade(observed, curveOf(policy, "AMOUNT_ANOMALY_PAYER"));
    for (const observed of [1.1, 1.2]) expect(Math.abs(at(limited, observed) - at(defaultPolicy, observed))).toBeLessThanOrEqual(0.25 * whole + 1e-3);
  });

  test("a hazard stays between a quarter and four times the catalogue's, without an anchor as well", () => {
    const whole = hazard(defaultPolicy, "IP_TOR");
    expect(hazardOf(withinLimits({ weights: { IP_TOR: 99.99 }, curves: {} }, undefined).weights.IP_TOR ?? 0)).toBeCloseTo(4 * whole, 3);
    expect(hazardOf(withinLimits({ weights: { IP_TOR: 0 }, curves: {} }, undefined).weights.IP_TOR ?? 0)).toBeCloseTo(whole / 4, 3);
  });
});

describe("pooled", () => {
  const fit = (weight: number, frauds = 50): FitSummary => ({ frauds: 100, payments: 10_000, signals: { IP_TOR: { hazard: hazardOf(weight), frauds } } });

  test("fewer than three organizations are no pool: it would show what one of them has learned", () => {
    expect(pooled([fit(80), fit(80)])).toBeUndefined();
  });

  test("the weight is between the catalogue's and theirs, and near theirs with many frauds", () => {
    const weight = pooled([fit(80), fit(80), fit(80)])?.weights.IP_TOR ?? 0;
    expect(weight).toBeGreaterThan(70);
    expect(weight).toBeLessThan(80);
  });

  test("one organization with very many frauds does not decide alone", () => {
    const huge: FitSummary = { frauds: 1e6, payments: 1e8, signals: { IP_TOR: { hazard: hazardOf(99), frauds: 5e5 } } };
    expect(pooled([huge, fit(30, 250), fit(30, 250)])?.weights.IP_TOR).toBeLessThan(60);
  });
});

test("the interval of a weight holds the weight, and is narrower with more frauds", () => {
  const [from, to] = weightInterval({ hazard: 0.5, frauds: 40, exposure: 100 });
  const weight = weightOfHazard(0.5);
  expect([from < weight, weight < to]).toEqual([true, true]);
  const [narrowFrom, narrowTo] = weightInterval({ hazard: 0.5, frauds: 400, exposure: 1000 });
  expect(narrowTo - narrowFrom).toBeLessThan(to - from);
  expect(weightInterval({ hazard: 0.01, frauds: 0, exposure: 100 })[0]).toBe(0);
});
