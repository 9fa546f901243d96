// The summary of a replay: by week, by kind of fraud, at thresholds, for each of the scores that compete.

import { DAY } from "../src/platform/time/time.ts";
import { averagePrecision, type ThresholdPoint, thresholdPoints } from "../src/scoring/learning/measures.ts";
import { type Compared, figureText, type PeriodFigures, periodFigures, periodLines, SCORES, type ScoreName, withScore } from "./figures.ts";
import type { ReplayedPayment } from "./fitted-models.ts";

/** The summary of a replay. */
export interface Summary {
  readonly weeks: readonly PeriodFigures[];
  readonly all: PeriodFigures;
  /** The same without payers who were known as defrauded in the two weeks before, as published comparisons leave them out. */
  readonly withoutKnown: PeriodFigures;
  /** Average precision of each kind of fraud among good payments. */
  readonly kinds: readonly { readonly kind: string; readonly frauds: number; readonly of: readonly (readonly [ScoreName, number])[] }[];
  readonly curves: readonly { readonly name: ScoreName; readonly points: readonly ThresholdPoint[] }[];
  /** Calibrated probabilities against what was observed, in bins. */
  readonly reliability: readonly { readonly payments: number; readonly expected: number; readonly observed: number }[];
}

const WEEK = 7 * DAY;

/** Summarises the payments from a time (epoch milliseconds) on. One that failed is left out: it is neither good nor fraud, and attacks consist of such payments. */
export function summarise(payments: readonly ReplayedPayment[], evaluateFrom: number): Summary {
  const replayed = payments.filter(({ payment: { at, outcome } }) => at >= evaluateFrom && outcome !== undefined && outcome.outcome !== "failed");
  const evaluated = replayed.map(comparedOf);
  const last = evaluated.at(-1)?.at ?? evaluateFrom;
  const weeks: PeriodFigures[] = [];
  const clean: Compared[] = [];
  for (let from = evaluateFrom; from <= last; from += WEEK) {
    const ofWeek = evaluated.filter(({ at }) => at >= from && at < from + WEEK);
    const known = new Set(payments.flatMap(({ payment: { at, fraud, payer } }) => (fraud && at >= from - 2 * WEEK && at < from ? [payer] : [])));
    clean.push(...ofWeek.filter(({ card }) => !known.has(card)));
    weeks.push(periodFigures(`${isoDay(from)} to ${isoDay(Math.min(from + WEEK, last + DAY) - 1)}`, ofWeek));
  }
  return {
    weeks,
    all: periodFigures("All weeks", evaluated),
    withoutKnown: periodFigures("Without payers known as defrauded in the two weeks before", clean),
    kinds: kindsOf(replayed, evaluated),
    curves: SCORES.map((name) => ({ name, points: pointsOf(evaluated, name) })),
    reliability: reliabilityOf(replayed),
  };
}

const comparedOf = ({ payment, catalogue, learned }: ReplayedPayment): Compared => ({
  at: payment.at,
  card: payment.payer,
  fraud: payment.fraud,
  scores: { catalogue, learned },
});

const pointsOf = (payments: readonly Compared[], name: ScoreName): ThresholdPoint[] => thresholdPoints(withScore(name, payments));

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

function kindsOf(replayed: readonly ReplayedPayment[], evaluated: readonly Compared[]): Summary["kinds"] {
  const kinds = [...new Set(replayed.flatMap(({ payment: { fraud, kind } }) => (fraud ? [kind] : [])))].sort();
  return kinds.map((kind) => {
    const some = evaluated.filter(({ fraud }, index) => !fraud || replayed[index]?.payment.kind === kind);
    return { kind, frauds: some.filter(({ fraud }) => fraud).length, of: SCORES.map((name) => [name, averagePrecision(pointsOf(some, name))] as const) };
  });
}

/** The day of a time, ISO 8601. */
export const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The summary as lines of text. */
export function summaryText({ weeks, all, withoutKnown, kinds, reliability }: Summary): string {
  const lines = [...weeks, all, withoutKnown].flatMap(periodLines);
  lines.push("In brackets: 95 % intervals, days drawn with replacement");
  lines.push("At thresholds");
  for (const { name, atThresholds } of all.of)
    for (const { threshold, precision, recall, goodRefused } of atThresholds)
      lines.push(
        `  ${name.padEnd(10)} ${threshold}: precision ${figureText(precision)}  recall ${figureText(recall)}  good payments at or above ${figureText(100 * goodRefused)} %`,
      );
  lines.push("Calibrated probability of the learned model, and the share of fraud that was observed");
  for (const { payments, expected, observed } of reliability)
    lines.push(`  ${figureText(expected, 4)} expected, ${figureText(observed, 4)} observed (${payments} payments)`);
  lines.push("Average precision by kind of fraud");
  for (const { kind, frauds, of } of kinds)
    lines.push(`  ${kind} (${frauds}): ${of.map(([name, precision]) => `${name} ${figureText(precision)}`).join("  ")}`);
  return lines.join("\n");
}
