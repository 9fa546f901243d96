// Figures of the compared scores over some payments, with intervals, and the learned model against the best reference model.
import {
  areaUnderCurve,
  atThreshold,
  averagePrecision,
  cardPrecision,
  goodRefusedAt,
  type ThresholdPoint,
  thresholdPoints,
} from "../src/scoring/learning/measures.ts";
import { bootstrapByDay, cardPaymentOf, intervalOf, MEASURES, type Measure, type Replicates, type ScoredPayment } from "./day-bootstrap.ts";
import { OFFLINE_MODELS, type OfflineModelName } from "./offline/models.ts";

/** Scores that are compared: those of the service, then those of the reference models. */
export const SCORES = ["catalogue", "learned", ...OFFLINE_MODELS] as const;
export type ScoreName = (typeof SCORES)[number];

/** What the scores are called. */
export const SCORE_TITLES: Readonly<Record<ScoreName, string>> = {
  catalogue: "catalogue",
  learned: "learned",
  logistic: "logistic regression",
  boosting: "boosting",
};

const isOffline = (name: ScoreName): name is OfflineModelName => (OFFLINE_MODELS as readonly string[]).includes(name);

/** A payment with the scores that it got. `at` in epoch milliseconds. */
export interface Compared {
  readonly at: number;
  readonly card: string;
  readonly fraud: boolean;
  readonly scores: Readonly<Partial<Record<ScoreName, number>>>;
}

/** Figures of one score over some payments. */
export interface Figures extends Readonly<Record<Measure, number>> {
  readonly name: ScoreName;
  readonly payments: number;
  readonly frauds: number;
  readonly intervals: Readonly<Record<Measure, readonly [low: number, high: number]>>;
  readonly atThresholds: readonly (Omit<ThresholdPoint, "score"> & { readonly threshold: number })[];
}

/** Average precision of the learned model divided by that of the best reference model. */
export interface AgainstOffline {
  readonly best: OfflineModelName;
  readonly ratio: number;
  readonly interval: readonly [low: number, high: number];
}

/** Figures of a period. */
export interface PeriodFigures {
  readonly title: string;
  readonly of: readonly Figures[];
  /** Absent: no reference models were fitted. */
  readonly against: AgainstOffline | undefined;
}

const THRESHOLDS = [30, 55, 75, 90];

/** The scores that all of the payments have. */
export function namesOf(payments: readonly Compared[]): ScoreName[] {
  return SCORES.filter((name) => payments.every(({ scores }) => scores[name] !== undefined));
}

/** The payments with one of their scores. */
export const withScore = (name: ScoreName, payments: readonly Compared[]): ScoredPayment[] =>
  payments.map(({ at, card, fraud, scores }) => ({ at, card, fraud, score: scores[name] ?? 0 }));

/** Figures of all scores over the payments of a period. */
export function periodFigures(title: string, payments: readonly Compared[]): PeriodFigures {
  const of = namesOf(payments).map((name) => figuresOf(name, withScore(name, payments)));
  return { title, of: of.map(({ figures }) => figures), against: againstOffline(of) };
}

interface ReplicatedFigures {
  readonly figures: Figures;
  readonly replicates: Replicates;
}

function figuresOf(name: ScoreName, payments: readonly ScoredPayment[]): ReplicatedFigures {
  const points = thresholdPoints(payments);
  const byDay = Map.groupBy(payments.map(cardPaymentOf), ({ day }) => day);
  const precisions = new Map([...byDay].map(([day, some]) => [day, cardPrecision(some)]));
  const replicates = bootstrapByDay(payments, precisions);
  const figures: Figures = {
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
  return { figures, replicates };
}

function againstOffline(all: readonly ReplicatedFigures[]): AgainstOffline | undefined {
  const learned = all.find(({ figures }) => figures.name === "learned");
  const best = all.filter(({ figures }) => isOffline(figures.name)).sort((a, b) => b.figures.averagePrecision - a.figures.averagePrecision)[0];
  if (learned === undefined || best === undefined || !isOffline(best.figures.name)) return undefined;
  const ratios = learned.replicates.averagePrecision.map((one, index) => one / (best.replicates.averagePrecision[index] ?? Number.NaN));
  return { best: best.figures.name, ratio: learned.figures.averagePrecision / best.figures.averagePrecision, interval: intervalOf(ratios) };
}

/** A figure as text. */
export const figureText = (value: number, digits = 3): string => (Number.isNaN(value) ? "–" : value.toFixed(digits));

/** The lines of a period: each score with its intervals. */
export function periodLines({ title, of, against }: PeriodFigures): string[] {
  const measure = (label: string, value: number, [low, high]: readonly [number, number], factor = 1): string =>
    `${label} ${figureText(factor * value, factor === 1 ? 3 : 2)} (${figureText(factor * low, factor === 1 ? 3 : 2)} to ${figureText(factor * high, factor === 1 ? 3 : 2)})`;
  const lines = of.map(({ name, auc, averagePrecision: precision, cardPrecision: cards, goodRefusedAt60, intervals }) =>
    [
      `  ${SCORE_TITLES[name].padEnd(20)}${measure("AUC", auc, intervals.auc)}`,
      measure("average precision", precision, intervals.averagePrecision),
      measure("card precision at 100", cards, intervals.cardPrecision),
      measure("% of good refused at 60 % recall", goodRefusedAt60, intervals.goodRefusedAt60, 100),
    ].join("  "),
  );
  return [`${title} (${of[0]?.payments ?? 0} payments, ${of[0]?.frauds ?? 0} frauds)`, ...lines, ...(against === undefined ? [] : [againstLine(against)])];
}

function againstLine({ best, ratio, interval: [low, high] }: AgainstOffline): string {
  return `  average precision of the learned model / of the best offline model (${SCORE_TITLES[best]}): ${figureText(ratio)} (${figureText(low)} to ${figureText(high)})`;
}
