// Estimates of thresholds from bands of scores.
import { expect, test } from "vitest";
import { countBetween, estimatesOf, figureAt, moved } from "../../dashboard/app/pages/thresholds/estimates.ts";

const bands = Array.from({ length: 21 }, (_, index) => ({ from: index * 5, total: 10, fraud: 1, chargeback: 0, false_positive: 0, fraud_rate: 0.1 }));

test("every payment gets one decision, the score of 100 included", () => {
  const estimates = estimatesOf(bands, { challenge: 30, review: 52.5, decline: 100 });
  expect(estimates).toEqual({
    approve: { payments: 60, frauds: 6 },
    challenge: { payments: 45, frauds: 4.5 },
    review: { payments: 95, frauds: 9.5 },
    decline: { payments: 10, frauds: 1 },
  });
});

test("equal thresholds skip the decision between them", () => {
  const { challenge, review } = estimatesOf(bands, { challenge: 40, review: 40, decline: 40 });
  expect([challenge.payments, review.payments]).toEqual([0, 0]);
  expect(countBetween(bands, 0, Number.POSITIVE_INFINITY).payments).toBe(210);
});

test("a figure between two thresholds is in proportion; an unknown one is unknown", () => {
  const thresholds = [
    { threshold: 50, stopped: 10, precision: 0.4, recall: 0.8, false_positive_rate: 0.1 },
    { threshold: 55, stopped: 8, precision: 0.6, recall: null, false_positive_rate: 0.1 },
  ];
  expect(figureAt(thresholds, 51, "precision")).toBeCloseTo(0.44);
  expect(figureAt(thresholds, 50, "recall")).toBe(0.8);
  expect(figureAt(thresholds, 52, "recall")).toBeNull();
  expect(figureAt(thresholds, 60, "precision")).toBeNull();
});

test.each([
  ["challenge", 60, { challenge: 60, review: 60, decline: 75 }],
  ["decline", 20, { challenge: 20, review: 20, decline: 20 }],
  ["review", 140, { challenge: 30, review: 100, decline: 100 }],
  ["review", 50.04, { challenge: 30, review: 50, decline: 75 }],
] as const)("%s moved to %d gives %o", (name, value, expected) => {
  expect(moved({ challenge: 30, review: 50, decline: 75 }, name, value)).toEqual(expected);
});
