// Limits of fitted models against the catalogue, and what the fits of several organizations say together.
import { describe, expect, test } from "vitest";
import { defaultPolicy, weightOf } from "../../src/scoring/engine/policy.ts";
import { withinCatalogue } from "../../src/scoring/learning/catalogue-caps.ts";
import { hazardOf } from "../../src/scoring/learning/fit.ts";
import { withinLimits } from "../../src/scoring/learning/limits.ts";
import { type FitSummary, pooled } from "../../src/scoring/learning/pool.ts";

test("a hazard stays between a quarter and four times the catalogue's, and credits stay as they are", () => {
  const whole = hazardOf(weightOf(defaultPolicy, "IP_TOR"));
  expect(hazardOf(withinCatalogue({ IP_TOR: 99.99 }).IP_TOR ?? 0)).toBeCloseTo(4 * whole, 3);
  expect(hazardOf(withinCatalogue({ IP_TOR: 0.01 }).IP_TOR ?? 0)).toBeCloseTo(whole / 4, 3);
  expect(withinCatalogue({ PAYER_TRUSTED: -10 })).toEqual({ PAYER_TRUSTED: -10 });
});

test("the upper limit grows with the frauds that are attributed to the signal, to sixteen times; the service and the replay have the same", () => {
  const whole = hazardOf(weightOf(defaultPolicy, "MICRO_AMOUNT"));
  const of = (frauds: number) => ({ MICRO_AMOUNT: { frauds, exposure: 100, weightBefore: 10, weightAfter: 99, interval: [90, 99.9] as const } });
  const most = (frauds: number) => hazardOf(withinCatalogue({ MICRO_AMOUNT: 99.99 }, of(frauds)).MICRO_AMOUNT ?? 0) / whole;
  expect([most(5), most(20), most(80), most(1000)].map((one) => Math.round(one * 10) / 10)).toEqual([4, 8, 16, 16]);
  const model = { weights: { MICRO_AMOUNT: 99.99 }, curves: {}, baseHazard: 0, frauds: 100, payments: 1e4, evidence: of(80) };
  expect(hazardOf(withinLimits(model, undefined).weights.MICRO_AMOUNT ?? 0) / whole).toBeCloseTo(16, 1);
  expect(hazardOf(withinLimits(model, defaultPolicy).weights.MICRO_AMOUNT ?? 0) / whole).toBeCloseTo(1.25, 2);
});

test("the lower limit falls with the frauds that the catalogue expects of the signal's payments, to a sixteenth; within a week as slowly as before", () => {
  const whole = hazardOf(weightOf(defaultPolicy, "IP_TOR"));
  const of = (expected: number) => ({ IP_TOR: { frauds: 0, exposure: expected / whole, weightBefore: 45, weightAfter: 0, interval: [0, 1] as const } });
  const least = (expected: number) => hazardOf(withinCatalogue({ IP_TOR: 0.001 }, of(expected)).IP_TOR ?? 0) / whole;
  expect([least(5), least(20), least(80), least(1000)].map((one) => Math.round(one * 1e4) / 1e4)).toEqual([0.25, 0.125, 0.0625, 0.0625]);
  const model = { weights: { IP_TOR: 0.001 }, curves: {}, baseHazard: 0, frauds: 100, payments: 1e4, evidence: of(80) };
  expect(hazardOf(withinLimits(model, defaultPolicy).weights.IP_TOR ?? 0) / whole).toBeCloseTo(1 / 1.25, 2);
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
