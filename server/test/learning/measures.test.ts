// The measures against what they are by definition, and calibration against what was observed.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitIsotonic, probabilityOf } from "../../src/scoring/learning/isotonic.ts";
import { ageKnown, maturityCurve } from "../../src/scoring/learning/maturity.ts";
import { areaUnderCurve, atThreshold, averagePrecision, cardPrecision, goodRefusedAt, seeded, thresholdPoints } from "../../src/scoring/learning/measures.ts";

const payments = fc.array(fc.record({ score: fc.integer({ min: 0, max: 20 }), fraud: fc.boolean() }), { minLength: 2, maxLength: 60 });

test("the area under the ROC curve is the chance that a fraud scores higher than a good payment, ties half", () => {
  fc.assert(
    fc.property(payments, (all) => {
      const frauds = all.filter(({ fraud }) => fraud);
      const good = all.filter(({ fraud }) => !fraud);
      fc.pre(frauds.length > 0 && good.length > 0);
      const wins = frauds.flatMap((one) => good.map((other) => (one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0)));
      expect(areaUnderCurve(thresholdPoints(all))).toBeCloseTo(wins.reduce<number>((sum, win) => sum + win, 0) / wins.length, 9);
    }),
  );
});

test("average precision of a perfect order is 1, of one score for all the share of frauds", () => {
  expect(averagePrecision(thresholdPoints([3, 2, 1].map((score) => ({ score, fraud: score > 1 }))))).toBe(1);
  expect(averagePrecision(thresholdPoints([1, 1, 1, 1].map((score, index) => ({ score, fraud: index === 0 }))))).toBe(0.25);
});

test("thresholds say what they refuse and catch", () => {
  const points = thresholdPoints([
    { score: 90, fraud: true },
    { score: 80, fraud: false },
    { score: 70, fraud: true },
    { score: 10, fraud: false },
  ]);
  expect(atThreshold(points, 75)).toMatchObject({ precision: 0.5, recall: 0.5, goodRefused: 0.5 });
  expect(goodRefusedAt(points, 1)).toBe(0.5);
  expect(atThreshold(points, 95).recall).toBe(0);
});

test("card precision counts each card once a day, by its highest score", () => {
  const of = (card: string, score: number, fraud: boolean, day = 1) => ({ card, score, fraud, day });
  expect(cardPrecision([of("a", 9, false), of("a", 8, true), of("b", 7, false), of("c", 1, true)], 2)).toBe(0.5);
});

describe("calibration", () => {
  const random = seeded(11);
  const all = Array.from({ length: 40_000 }, () => {
    const score = random() * 100;
    return { score, fraud: random() < (score / 100) ** 3 };
  });

  test("gives rising probabilities, close to what is observed on payments that it has not seen", () => {
    const steps = fitIsotonic(all.slice(0, 20_000));
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.length).toBeLessThanOrEqual(20);
    for (const [index, { probability }] of steps.entries()) expect(probability).toBeGreaterThan(steps[index - 1]?.probability ?? -1);
    const unseen = all.slice(20_000).filter(({ score }) => score >= 80 && score < 90);
    const observed = unseen.filter(({ fraud }) => fraud).length / unseen.length;
    expect(Math.abs((probabilityOf(85, steps) ?? 0) - observed)).toBeLessThan(0.12);
  });

  test("says nothing below 200 settled payments or 5 frauds", () => {
    expect(fitIsotonic(all.slice(0, 199))).toEqual([]);
    expect(fitIsotonic(all.filter(({ fraud }) => !fraud))).toEqual([]);
    expect(probabilityOf(50, [])).toBeUndefined();
  });

  test("of few payments leans on the curve of all", () => {
    const few = all.slice(0, 400);
    const own = fitIsotonic(few);
    const shrunk = fitIsotonic(few, undefined, { probabilityAt: () => 0.01, payments: 10_000 });
    expect(probabilityOf(95, shrunk) ?? 1).toBeLessThan(probabilityOf(95, own) ?? 0);
  });
});

test("the share of frauds that is known rises with the age, by the organization's own delays", () => {
  const known = maturityCurve([1, 2, 3, 4], 30);
  expect([0, 1, 2.5, 4, 99].map(known)).toEqual([0, 0.25, 0.5, 1, 1]);
  expect([29, 30].map(maturityCurve([], 30))).toEqual([0, 1]);
  expect([ageKnown([1, 2, 3, 4], 0.5, 30), ageKnown([], 0.9, 30)]).toEqual([3, 30]);
});
