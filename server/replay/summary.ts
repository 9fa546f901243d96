// The figures of a replay: by week, by kind of fraud, at thresholds, for each of the scores that compete.
import { DAY } from "../src/platform/time/time.ts";
import {
  areaUnderCurve,
  atThreshold,
  averagePrecision,
  bootstrapInterval,
  type CardPayment,
  cardPrecision,
  goodRefusedAt,
  type ThresholdPoint,
  thresholdPoints,
} from "../src/scoring/learning/measures.ts";
import type { ReplayedPayment } from "./run.ts";

/** Scores that compete. */
export const SCORES = ["catalogue", "learned"] as const;
export type ScoreName = (typeof SCORES)[number];

/** Figures of one score over some payments. */
export interface Figures {
  readonly payments: number;
  readonly frauds: number;
  readonly auc: number;
  readonly averagePrecision: number;
  readonly cardPrecision: number;
  readonly goodRefusedAt60: number;
  readonly atThresholds: readonly (Omit<ThresholdPoint, "score"> & { readonly threshold: number })[];
}

/** Figures of a period. */
export interface PeriodFigures {
  readonly title: string;
  readonly of: Readonly<Record<ScoreName, Figures>>;
}

/** The summary of a replay. */
export interface Summary {
  readonly weeks: readonly PeriodFigures[];
  readonly all: PeriodFigures;
  /** The same without payers who were known as defrauded in the two weeks before, as published comparisons leave them out. */
  readonly withoutKnown: PeriodFigures;
  readonly intervals: Readonly<Record<ScoreName, Readonly<Record<"auc" | "averagePrecision" | "cardPrecision", readonly [number, number]>>>>;
  /** Average precision of each kind of fraud among good payments. */
  readonly kinds: readonly { readonly kind: string; readonly frauds: number; readonly of: Readonly<Record<ScoreName, number>> }[];
  readonly curves: Readonly<Record<ScoreName, readonly ThresholdPoint[]>>;
  /** Calibrated probabilities against what was observed, in bins. */
  readonly reliability: readonly { readonly payments: number; readonly expected: number; readonly observed: number }[];
}

const THRESHOLDS = [30, 55, 75, 90];
const WEEK = 7 * DAY;

/** Summarises the payments from a time (epoch milliseconds) on. */
export function summarise(payments: readonly ReplayedPayment[], judgeFrom: number): Summary {
  const judged = payments.filter(({ payment }) => payment.at >= judgeFrom && payment.outcome !== undefined);
  const last = judged.at(-1)?.payment.at ?? judgeFrom;
  const weeks: PeriodFigures[] = [];
  const clean: ReplayedPayment[] = [];
  for (let from = judgeFrom; from <= last; from += WEEK) {
    const ofWeek = judged.filter(({ payment: { at } }) => at >= from && at < from + WEEK);
    const known = new Set(payments.flatMap(({ payment: { at, fraud, payer } }) => (fraud && at >= from - 2 * WEEK && at < from ? [payer] : [])));
    clean.push(...ofWeek.filter(({ payment }) => !known.has(payment.payer)));
    weeks.push(period(`${isoDay(from)} to ${isoDay(Math.min(from + WEEK, last + DAY) - 1)}`, ofWeek));
  }
  const days = daysOf(judged);
  return {
    weeks,
    all: period("All weeks", judged),
    withoutKnown: period("Without payers known as defrauded in the two weeks before", clean),
    intervals: byScore((name) => ({
      auc: bootstrapInterval(days, (drawn) => areaUnderCurve(pointsOf(drawn.flat(), name)), 60),
      averagePrecision: bootstrapInterval(days, (drawn) => averagePrecision(pointsOf(drawn.flat(), name)), 60),
      cardPrecision: bootstrapInterval(
        days.map((day) => cardPrecision(day.map(cardPayment(name)))),
        (drawn) => drawn.reduce((sum, one) => sum + one, 0) / drawn.length,
      ),
    })),
    kinds: kindsOf(judged),
    curves: byScore((name) => pointsOf(judged, name)),
    reliability: reliabilityOf(judged),
  };
}

const byScore = <T>(of: (name: ScoreName) => T): Record<ScoreName, T> => ({ catalogue: of("catalogue"), learned: of("learned") });

const pointsOf = (payments: readonly ReplayedPayment[], name: ScoreName): ThresholdPoint[] =>
  thresholdPoints(payments.map((one) => ({ score: one[name], fraud: one.payment.fraud })));

const cardPayment =
  (name: ScoreName) =>
  (one: ReplayedPayment): CardPayment => ({ score: one[name], fraud: one.payment.fraud, day: Math.floor(one.payment.at / DAY), card: one.payment.payer });

function daysOf(payments: readonly ReplayedPayment[]): ReplayedPayment[][] {
  return Object.values(Object.groupBy(payments, ({ payment }) => Math.floor(payment.at / DAY))).flatMap((day) => (day === undefined ? [] : [day]));
}

function period(title: string, payments: readonly ReplayedPayment[]): PeriodFigures {
  return {
    title,
    of: byScore((name) => {
      const points = pointsOf(payments, name);
      return {
        payments: payments.length,
        frauds: payments.filter(({ payment }) => payment.fraud).length,
        auc: areaUnderCurve(points),
        averagePrecision: averagePrecision(points),
        cardPrecision: cardPrecision(payments.map(cardPayment(name))),
        goodRefusedAt60: goodRefusedAt(points, 0.6),
        atThresholds: THRESHOLDS.map((threshold) => ({ threshold, ...atThreshold(points, threshold) })),
      };
    }),
  };
}

/** Lowest probabilities of the bins of reliability. */
const BINS = [0, 0.001, 0.005, 0.02, 0.1, 0.3, 0.6, 0.9];

function reliabilityOf(payments: readonly ReplayedPayment[]): Summary["reliability"] {
  return BINS.flatMap((from, index) => {
    const some = payments.filter(({ probability }) => probability !== undefined && probability >= from && probability < (BINS[index + 1] ?? 1.1));
    if (some.length === 0) return [];
    const expected = some.reduce((sum, { probability }) => sum + (probability ?? 0), 0) / some.length;
    return [{ payments: some.length, expected, observed: some.filter(({ payment }) => payment.fraud).length / some.length }];
  });
}

function kindsOf(payments: readonly ReplayedPayment[]): Summary["kinds"] {
  const kinds = [...new Set(payments.flatMap(({ payment: { fraud, kind } }) => (fraud ? [kind] : [])))].sort();
  return kinds.map((kind) => {
    const some = payments.filter(({ payment }) => !payment.fraud || payment.kind === kind);
    return { kind, frauds: some.filter(({ payment }) => payment.fraud).length, of: byScore((name) => averagePrecision(pointsOf(some, name))) };
  });
}

/** The day of a time, ISO 8601. */
export const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The summary as lines of text. */
export function summaryText({ weeks, all, withoutKnown, intervals, kinds, reliability }: Summary): string {
  const figure = (value: number, digits = 3): string => (Number.isNaN(value) ? "–" : value.toFixed(digits));
  const lines: string[] = [];
  for (const { title, of } of [...weeks, all, withoutKnown]) {
    lines.push(title);
    for (const name of SCORES) {
      const { payments, frauds, auc, averagePrecision: precision, cardPrecision: cards, goodRefusedAt60 } = of[name];
      lines.push(
        `  ${name.padEnd(10)} AUC ${figure(auc)}  average precision ${figure(precision)}  card precision at 100 ${figure(cards)}  good refused at 60 % recall ${figure(100 * goodRefusedAt60, 2)} %  (${payments} payments, ${frauds} frauds)`,
      );
    }
  }
  lines.push("95 % intervals, days drawn with replacement");
  for (const name of SCORES) {
    const between = (key: "auc" | "averagePrecision" | "cardPrecision"): string => intervals[name][key].map((one) => figure(one)).join(" to ");
    lines.push(
      `  ${name.padEnd(10)} AUC ${between("auc")}  average precision ${between("averagePrecision")}  card precision at 100 ${between("cardPrecision")}`,
    );
  }
  lines.push("At thresholds");
  for (const name of SCORES)
    for (const { threshold, precision, recall, goodRefused } of all.of[name].atThresholds)
      lines.push(
        `  ${name.padEnd(10)} ${threshold}: precision ${figure(precision)}  recall ${figure(recall)}  good payments at or above ${figure(100 * goodRefused, 3)} %`,
      );
  lines.push("Calibrated probability of the learned model, and the share of fraud that was observed");
  for (const { payments, expected, observed } of reliability)
    lines.push(`  ${figure(expected, 4)} expected, ${figure(observed, 4)} observed (${payments} payments)`);
  lines.push("Average precision by kind of fraud");
  for (const { kind, frauds, of } of kinds) lines.push(`  ${kind} (${frauds}): ${SCORES.map((name) => `${name} ${figure(of[name])}`).join("  ")}`);
  return lines.join("\n");
}
