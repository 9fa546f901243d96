// Figures of the compared scores over some payments, with intervals.
import {
  areaUnderCurve,
  atThreshold,
  averagePrecision,
  cardPrecision,
  goodRefusedAt,
  type ThresholdPoint,
  thresholdPoints,
} from "../src/scoring/learning/measures.ts";
import { bootstrapByDay, cardPaymentOf, intervalOf, MEASURES, type Measure, type ScoredPayment } from "./day-bootstrap.ts";

/** Scores that are compared. */
export const SCORES = ["catalogue", "learned"] as const;
export type ScoreName = (typeof SCORES)[number];

/** A payment with the scores that it got. `at` in epoch milliseconds. */
export interface Compared {
  readonly at: number;
  readonly card: string;
  readonly fraud: boolean;
  readonly scores: Readonly<Record<ScoreName, number>>;
}

/** Figures of one score over some payments. */
export interface Figures extends Readonly<Record<Measure, number>> {
  readonly name: ScoreName;
  readonly payments: number;
  readonly frauds: number;
  readonly intervals: Readonly<Record<Measure, readonly [low: number, high: number]>>;
  readonly atThresholds: readonly (Omit<ThresholdPoint, "score"> & { readonly threshold: number })[];
}

/** Figures of a period. */
export interface PeriodFigures {
  readonly title: string;
  readonly of: readonly Figures[];
}

const THRESHOLDS = [30, 55, 75, 90];

/** The payments with one of their scores. */
export const withScore = (name: ScoreName, payments: readonly Compared[]): ScoredPayment[] =>
  payments.map(({ at, card, fraud, scores }) => ({ at, card, fraud, score: scores[name] }));

/** Figures of all scores over the payments of a period. */
export function periodFigures(title: string, payments: readonly Compared[]): PeriodFigures {
  return { title, of: SCORES.map((name) => figuresOf(name, withScore(name, payments))) };
}

function figuresOf(name: ScoreName, payments: readonly ScoredPayment[]): Figures {
  const points = thresholdPoints(payments);
  const byDay = Map.groupBy(payments.map(cardPaymentOf), ({ day }) => day);
  const precisions = new Map([...byDay].map(([day, some]) => [day, cardPrecision(some)]));
  const replicates = bootstrapByDay(payments, precisions);
  return {
    name,
    payments: payments.length,
    frauds: payments.filter(({ fraud }) => fraud).length,
    auc: areaUnderCurve(points),
    averagePrecision: averagePrecision(points),
    cardPrecision: [...precisions.values()].reduce((sum, one) => sum + one, 0) / precisions.size,
    goodRefusedAt60: goodRefusedAt(points, 0.6),
    intervals: Object.fromEntries(MEASURES.map((measure) => [measure, intervalOf(replicates[measure])])) as Figures["intervals"],
    atThresholds: THRESHOLDS.map((threshold) => ({ threshold, ...atThreshold(points, threshold) })),
  };
}

/** A figure as text. */
export const figureText = (value: number, digits = 3): string => (Number.isNaN(value) ? "–" : value.toFixed(digits));

/** The lines of a period: each score with its intervals. */
export function periodLines({ title, of }: PeriodFigures): string[] {
  const measure = (label: string, value: number, [low, high]: readonly [number, number], factor = 1): string =>
    `${label} ${figureText(factor * value, factor === 1 ? 3 : 2)} (${figureText(factor * low, factor === 1 ? 3 : 2)} to ${figureText(factor * high, factor === 1 ? 3 : 2)})`;
  const lines = of.map(({ name, auc, averagePrecision: precision, cardPrecision: cards, goodRefusedAt60, intervals }) =>
    [
      `  ${name.padEnd(10)}${measure("AUC", auc, intervals.auc)}`,
      measure("average precision", precision, intervals.averagePrecision),
      measure("card precision at 100", cards, intervals.cardPrecision),
      measure("% of good refused at 60 % recall", goodRefusedAt60, intervals.goodRefusedAt60, 100),
    ].join("  "),
  );
  return [`${title} (${of[0]?.payments ?? 0} payments, ${of[0]?.frauds ?? 0} frauds)`, ...lines];
}
