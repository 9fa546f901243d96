// The figures of a comparison: intervals by day, and the same order of scores in the text, the tables and the plots of the report.

import { expect, test } from "vitest";
import { bootstrapByDay, intervalOf } from "../../replay/day-bootstrap.ts";
import { periodFigures } from "../../replay/figures.ts";
import type { ReplayedPayment } from "../../replay/fitted-models.ts";
import { renderReport } from "../../replay/report.ts";
import { scoresCsv } from "../../replay/scores.ts";
import { summarise, summaryText } from "../../replay/summary.ts";
import { areaUnderCurve, averagePrecision, goodRefusedAt, seeded, thresholdPoints } from "../../src/scoring/learning/measures.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5);

/** Payments of some days; frauds have higher scores, by which score how much. */
function payments(days: number, seed: number): ReplayedPayment[] {
  const random = seeded(seed);
  return Array.from({ length: 60 * days }, (_, index) => {
    const at = START + (index * DAY) / 60;
    const fraud = random() < 0.1;
    const score = (lift: number): number => Math.round(100 * Math.min(1, random() * 0.6 + (fraud ? lift : 0)));
    const outcome = { at: at + DAY, outcome: fraud ? ("chargeback_lost" as const) : ("captured" as const), fraudType: undefined };
    const request = { amount: 10, currency: "USD" };
    const payer = `C${index % 40}`;
    const payment = { at, id: `p,${index}`, amountMinor: 1000, request, payer, madeUpCard: true, fraud, kind: fraud ? "stolen" : "", outcome };
    const [catalogue, learned] = [score(0.1), score(0.3)];
    return {
      payment,
      facts: {},
      catalogue,
      learned,
      probability: undefined,
      offline: { logistic: score(0.2), boosting: score(0.4) },
      outcomes: index,
      signals: [],
    };
  });
}

test("the replicates of a single day are its measures, ties included", () => {
  const scored = payments(1, 3).map(({ payment: { at, payer, fraud }, learned }) => ({
    at: Math.min(at, START + DAY - 1),
    card: payer,
    fraud,
    score: Math.round(learned / 10),
  }));
  const points = thresholdPoints(scored);
  const { auc, averagePrecision: precision, cardPrecision, goodRefusedAt60 } = bootstrapByDay(scored, new Map([[START / DAY, 0.25]]), 3);
  expect(auc[0]).toBeCloseTo(areaUnderCurve(points), 9);
  expect(precision[1]).toBeCloseTo(averagePrecision(points), 9);
  expect(goodRefusedAt60[2]).toBeCloseTo(goodRefusedAt(points, 0.6), 9);
  expect(cardPrecision).toEqual([0.25, 0.25, 0.25]);
});

test("an interval holds 95 % of the replicates; without any it is NaN", () => {
  expect(intervalOf(Array.from({ length: 200 }, (_, index) => index))).toEqual([5, 195]);
  expect(intervalOf([Number.NaN])).toEqual([Number.NaN, Number.NaN]);
});

test("the learned model is compared with the best reference model, on the same resamples", () => {
  const compared = payments(20, 4).map(({ payment: { at, payer, fraud }, catalogue, learned, offline }) => ({
    at,
    card: payer,
    fraud,
    scores: { catalogue, learned, ...offline },
  }));
  const { of, against } = periodFigures("Period", compared);
  const precisionOf = (name: string): number => of.find((one) => one.name === name)?.averagePrecision ?? Number.NaN;
  expect(against?.best).toBe("boosting");
  expect(against?.ratio).toBeCloseTo(precisionOf("learned") / precisionOf("boosting"), 9);
  for (const { averagePrecision: value, intervals } of of) {
    expect(intervals.averagePrecision[0]).toBeLessThan(value);
    expect(intervals.averagePrecision[1]).toBeGreaterThan(value);
  }
  expect(
    periodFigures(
      "Period",
      compared.map(({ scores: { catalogue, learned }, ...one }) => ({ ...one, scores: { catalogue, learned } })),
    ).against,
  ).toBeUndefined();
});

test("the text, the report and the scores have every score, week by week", () => {
  const all = payments(14, 5);
  const summary = summarise(all, START);
  const text = summaryText(summary);
  expect(text.match(/logistic regression AUC/g)?.length).toBe(4);
  expect(text).toMatch(/average precision of the learned model \/ of the best offline model \(boosting\): 0\.\d{3} \(0\.\d{3} to \d\.\d{3}\)/);
  const html = renderReport("Replay", summary, []);
  expect(html.match(/<td>boosting<td>/g)?.length).toBe(4);
  expect(html.match(/stroke="var\(--fourth\)" stroke-width="2"/g)?.length).toBe(4);
  expect(scoresCsv(all).split("\n")[1]).toMatch(/^"p,0",2026-01-05T00:00:00.000Z,[01],(stolen)?,\d+\.\d{5},\d+\.\d{5},,,C0,0,\d+\.\d{5},\d+\.\d{5}$/);
  const without = summarise(
    all.map((one) => ({ ...one, offline: undefined })),
    START,
  );
  expect(summaryText(without)).not.toContain("boosting");
  expect(renderReport("Replay", without, [])).not.toContain("<td>boosting");
});

test("payments that failed are neither good nor fraud: they do not change what is measured", () => {
  const all = payments(14, 5);
  const outcome = { at: START + DAY, outcome: "failed" as const, fraudType: undefined };
  const failed = all.map((one, index) => ({ ...one, payment: { ...one.payment, id: `failed${index}`, fraud: false, kind: "", outcome }, learned: 100 }));
  expect(
    summarise(
      [...all, ...failed].sort((a, b) => a.payment.at - b.payment.at),
      START,
    ).all,
  ).toEqual(summarise(all, START).all);
});
