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
    return { payment, facts: {}, catalogue: score(0.1), learned: score(0.3), probability: undefined, outcomes: index, signals: [] };
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

test("each score has its figures, inside their intervals", () => {
  const compared = payments(20, 4).map(({ payment: { at, payer, fraud }, catalogue, learned }) => ({ at, card: payer, fraud, scores: { catalogue, learned } }));
  const { of } = periodFigures("Period", compared);
  expect(of.map(({ name }) => name)).toEqual(["catalogue", "learned"]);
  for (const { averagePrecision: value, intervals } of of) {
    expect(intervals.averagePrecision[0]).toBeLessThan(value);
    expect(intervals.averagePrecision[1]).toBeGreaterThan(value);
  }
});

test("the text, the report and the scores have every score, week by week", () => {
  const all = payments(14, 5);
  const summary = summarise(all, START);
  const text = summaryText(summary);
  expect(text.match(/learned +AUC/g)?.length).toBe(4);
  const html = renderReport("Replay", summary, []);
  expect(html.match(/<td>learned<td>/g)?.length).toBe(4);
  expect(html.match(/stroke="var\(--second\)" stroke-width="2"/g)?.length).toBe(4);
  expect(scoresCsv(all).split("\n")[1]).toMatch(/^"p,0",2026-01-05T00:00:00.000Z,[01],(stolen)?,\d+\.\d{5},\d+\.\d{5},,,C0,0$/);
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
