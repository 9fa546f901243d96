// The calibration of an organization: isotonic steps from settled payments, and how reliable they are on payments that they were not fitted to.
import { type CalibrationStep, defaultLimits, fitIsotonic, type Labelled, probabilityOf } from "./isotonic.ts";
import { leastForCalibration } from "./least-evidence.ts";
import { wilsonInterval } from "./wilson-interval.ts";

/** Settled payments of one score: good ones with the sum of their maturity weights, and frauds. */
export interface ScoreCount {
  /** 0 to 100, one decimal. */
  readonly score: number;
  readonly good: number;
  /** Sum of the weights of the good payments: each counts by the share of frauds that is known at its age. */
  readonly goodWeight: number;
  readonly frauds: number;
}

/** Payments' worth of weight that the curve of the whole installation has in each bin. */
export const PRIOR_PAYMENTS = 200;

/** A bin of the reliability diagram. */
export interface ReliabilityBin {
  /** Scores above `above` (from 0 in the first bin) up to `upTo`. */
  readonly above: number;
  readonly upTo: number;
  /** Mean probability that was predicted for its payments by a curve that was not fitted to them. */
  readonly predicted: number;
  /** Share of its payments that are fraud, with a 95 % interval (Wilson 1927). */
  readonly observed: number;
  readonly low: number;
  readonly high: number;
  readonly payments: number;
  readonly frauds: number;
}

/** A fitted calibration. */
export interface Calibration {
  readonly steps: readonly CalibrationStep[];
  readonly bins: readonly ReliabilityBin[];
  /** Mean squared difference between predicted probability and label (Brier 1950); 0 is perfect. */
  readonly brier: number;
  /** Mean absolute difference between predicted and observed over the bins, by payments (Naeini, Cooper and Hauskrecht 2015). */
  readonly expectedError: number;
}

/**
 * Fits the calibration to two folds of settled payments. Each fold is predicted by a curve fitted to the other one, for bins, Brier score and expected error.
 * `pool` is the curve of the whole installation, towards which bins are shrunk. Undefined below {@link leastForCalibration}.
 */
export function fitCalibration(folds: readonly [readonly ScoreCount[], readonly ScoreCount[]], pool: readonly CalibrationStep[] = []): Calibration | undefined {
  const all = folds.flat();
  const frauds = all.reduce((sum, one) => sum + one.frauds, 0);
  const payments = all.reduce((sum, one) => sum + one.good + one.frauds, 0);
  if (payments < leastForCalibration.payments || frauds < leastForCalibration.frauds) return undefined;
  const shrink = pool.length === 0 ? undefined : { probabilityAt: (score: number) => probabilityOf(score, pool) ?? 0, payments: PRIOR_PAYMENTS };
  const steps = fitIsotonic(labelledOf(all), defaultLimits, shrink);
  if (steps.length === 0) return undefined;
  const predicted = folds.flatMap((fold, index) => {
    const others = fitIsotonic(labelledOf(folds[1 - index] ?? []), defaultLimits, shrink);
    const by = others.length === 0 ? steps : others;
    return fold.map((count) => ({ ...count, probability: probabilityOf(count.score, by) ?? 0 }));
  });
  return { steps, ...reliabilityOf(predicted, steps) };
}

/** The payments as the fit takes them. */
export function labelledOf(counts: readonly ScoreCount[]): Labelled[] {
  return counts.flatMap(({ score, good, goodWeight, frauds }) => [
    ...(good === 0 ? [] : [{ score, fraud: false, count: good, weight: goodWeight }]),
    ...(frauds === 0 ? [] : [{ score, fraud: true, count: frauds }]),
  ]);
}

function reliabilityOf(predicted: readonly (ScoreCount & { readonly probability: number })[], steps: readonly CalibrationStep[]): Omit<Calibration, "steps"> {
  const weightOf = ({ goodWeight, frauds }: ScoreCount): number => goodWeight + frauds;
  const total = sum(predicted, weightOf);
  const brier = sum(predicted, ({ goodWeight, frauds, probability: p }) => goodWeight * p ** 2 + frauds * (1 - p) ** 2) / total;
  const bins = steps.map(({ upTo }, index): ReliabilityBin => {
    const above = steps[index - 1]?.upTo ?? 0;
    const inside = predicted.filter(({ score }) => score <= upTo && (index === 0 || score > above));
    const weight = sum(inside, weightOf);
    const frauds = sum(inside, (one) => one.frauds);
    const [low, high] = wilsonInterval(frauds, weight);
    return {
      above,
      upTo,
      predicted: weight === 0 ? 0 : sum(inside, (one) => weightOf(one) * one.probability) / weight,
      observed: weight === 0 ? 0 : frauds / weight,
      low,
      high,
      payments: sum(inside, ({ good, frauds: found }) => good + found),
      frauds,
    };
  });
  const weights = bins.map(({ above, upTo }, index) =>
    sum(
      predicted.filter(({ score }) => score <= upTo && (index === 0 || score > above)),
      weightOf,
    ),
  );
  const expectedError = bins.reduce((error, bin, index) => error + (Math.abs(bin.predicted - bin.observed) * (weights[index] ?? 0)) / total, 0);
  return { bins, brier, expectedError };
}

const sum = <One>(all: readonly One[], of: (one: One) => number): number => all.reduce((total, one) => total + of(one), 0);
