// The calibration of an organization, from settled payments.
import { describe, expect, test } from "vitest";
import { fitCalibration, labelledOf, type ScoreCount } from "../../src/scoring/learning/calibration.ts";
import { fraudProbability, storedSteps } from "../../src/scoring/learning/calibration-steps.ts";
import { fitIsotonic } from "../../src/scoring/learning/isotonic.ts";
import { leastForCalibration } from "../../src/scoring/learning/least-evidence.ts";
import { seeded } from "../../src/scoring/learning/measures.ts";
import { wilsonInterval } from "../../src/scoring/learning/wilson-interval.ts";

/** Settled payments whose probability of fraud is `truth` of the score. */
function drawn(payments: number, seed: number, truth: (score: number) => number): ScoreCount[] {
  const random = seeded(seed);
  const counts = new Map<number, { good: number; goodWeight: number; frauds: number }>();
  for (let index = 0; index < payments; index++) {
    const score = Math.round(100 * random() ** 3 * 10) / 10;
    const count = counts.get(score) ?? { good: 0, goodWeight: 0, frauds: 0 };
    if (random() < truth(score)) count.frauds += 1;
    else {
      count.good += 1;
      count.goodWeight += 1;
    }
    counts.set(score, count);
  }
  return [...counts].map(([score, count]) => ({ score, ...count }));
}

const truth = (score: number): number => 0.001 + 0.6 * (score / 100) ** 2;

describe("with enough outcomes", () => {
  const calibration = fitCalibration([drawn(20_000, 1, truth), drawn(20_000, 2, truth)]);

  test("its bins contain the true probabilities, and add up to all payments", () => {
    const bins = calibration?.bins ?? [];
    expect(bins.length).toBeGreaterThan(5);
    expect(bins.length).toBeLessThanOrEqual(20);
    expect(bins.reduce((sum, { payments }) => sum + payments, 0)).toBe(40_000);
    expect(bins.at(-1)?.upTo).toBe(100);
    for (const { low, observed, high } of bins) expect([low <= observed, observed <= high]).toEqual([true, true]);
    expect(bins.filter(({ predicted, low, high }) => predicted >= low && predicted <= high).length).toBeGreaterThan(0.8 * bins.length);
  });

  test("it is reliable on payments that it was not fitted to", () => {
    expect(calibration?.expectedError).toBeLessThan(0.01);
    // the irreducible part of the Brier score is the mean of p (1 - p)
    const unseen = drawn(40_000, 3, truth);
    const expected = unseen.reduce((sum, { score, good, frauds }) => sum + (good + frauds) * truth(score) * (1 - truth(score)), 0) / 40_000;
    expect(Math.abs((calibration?.brier ?? 1) - expected)).toBeLessThan(0.005);
  });

  test("its stored steps answer any score, never falling with it", () => {
    const steps = storedSteps(calibration?.steps ?? []);
    const probabilities = Array.from({ length: 1001 }, (_, tenths) => fraudProbability(steps, tenths / 10) ?? -1);
    for (const [index, probability] of probabilities.entries()) {
      expect(probability).toBeGreaterThanOrEqual(Math.max(0, probabilities[index - 1] ?? 0));
      expect(probability).toBeLessThanOrEqual(1);
    }
  });
});

test("with too few payments or frauds there is none, and no probability", () => {
  expect(fitCalibration([drawn(leastForCalibration.payments - 1, 4, truth), []])).toBeUndefined();
  expect(fitCalibration([drawn(20_000, 5, () => 0.0005), []])).toBeUndefined();
  expect([fraudProbability(null, 50), fraudProbability(undefined, 50), fraudProbability([], 50)]).toEqual([null, null, null]);
});

test("an organization with few frauds leans on the curve of the installation, one with many does not", () => {
  const pool = fitIsotonic(labelledOf(drawn(100_000, 6, () => 0.01)));
  const top = (payments: number, shrunk: boolean): number =>
    fitCalibration([drawn(payments, 7, truth), []], shrunk ? pool : [])?.steps.at(-1)?.probability ?? Number.NaN;
  expect(top(1500, true)).toBeLessThan(0.85 * top(1500, false));
  expect(top(200_000, true)).toBeGreaterThan(0.9 * top(200_000, false));
});

test("counted payments fit like the same payments one by one", () => {
  const counts = drawn(5000, 8, truth);
  const one = counts.flatMap(({ score, good, frauds }) => [
    ...Array.from({ length: good }, () => ({ score, fraud: false })),
    ...Array.from({ length: frauds }, () => ({ score, fraud: true })),
  ]);
  expect(fitIsotonic(labelledOf(counts))).toEqual(fitIsotonic(one));
});

test("an interval contains its share, and is all there is without payments", () => {
  expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  const [low, high] = wilsonInterval(5, 1000);
  expect([low > 0.002, low < 0.005, high > 0.005, high < 0.012]).toEqual([true, true, true, true]);
});
