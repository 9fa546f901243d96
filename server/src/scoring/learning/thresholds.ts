// Thresholds of the score from probabilities and from costs (Elkan 2001, The foundations of cost-sensitive learning): the cheapest decision by expected cost.
import type { Thresholds } from "../situation/policy.ts";
import type { Steps } from "./calibration-steps.ts";

/** A cost: a share of the amount of a payment, and a fixed part in the unit of the typical amount. */
export interface Cost {
  readonly share?: number | undefined;
  readonly fixed?: number | undefined;
}

/** What decisions cost. */
export interface DecisionCosts {
  /** Amount of a usual payment, which fixed costs are weighed against. */
  readonly typical_amount: number;
  /** Of approving a fraud. */
  readonly fraud: Cost;
  /** Of declining a good payment. */
  readonly refusal: Cost;
  /** Of a review, which finds out. */
  readonly review: Cost;
  /** Of a challenge, which stops a share (0 to 1) of frauds. Absent: challenges are not used. */
  readonly challenge?: (Cost & { readonly stops: number }) | undefined;
}

/** Cost of a decision on a typical payment. */
export const costOf = ({ share = 0, fixed = 0 }: Cost, typicalAmount: number): number => share * typicalAmount + fixed;

/**
 * The probability of fraud, 0 to 1, from which each decision is the cheapest. Expected costs at probability p: approve `p F`, challenge `C + p (1 - s) F`, review `R`,
 * decline `(1 - p) G`. Needs F and G above 0. A decision that is never the cheapest has the probability of the next stricter one.
 */
export function probabilitiesFromCosts({ typical_amount: typical, fraud, refusal, review, challenge }: DecisionCosts): Thresholds {
  const [F, G, R] = [costOf(fraud, typical), costOf(refusal, typical), costOf(review, typical)];
  // expected costs a + b p of what is milder than a review
  const milder = [{ a: 0, b: F }, ...(challenge === undefined ? [] : [{ a: costOf(challenge, typical), b: (1 - challenge.stops) * F }])];
  const from = (values: readonly number[]): number => Math.min(1, Math.max(0, ...values));
  const decline = from([...milder, { a: R, b: 0 }].map(({ a, b }) => (G - a) / (G + b)));
  const held = Math.min(decline, from(milder.map(({ a, b }) => (R <= a ? 0 : b === 0 ? 1 : (R - a) / b))));
  const challenged = challenge === undefined ? held : Math.min(held, ratio(costOf(challenge, typical), challenge.stops * F));
  return { challenge: challenged, review: held, decline };
}

const ratio = (part: number, whole: number): number => (part === 0 ? 0 : whole === 0 ? 1 : Math.min(1, part / whole));

/** Highest threshold: where no score is that probable. */
const HIGHEST = 100;

/** The lowest score, one decimal, from which fraud is at least that probable. */
export function scoreOfProbability(probability: number, steps: Steps): number {
  const index = steps.findIndex(([, reached]) => reached >= probability);
  if (index < 0) return HIGHEST;
  if (index === 0) return 0;
  const below = steps[index - 1]?.[0] ?? 0;
  return Math.min(HIGHEST, Math.round(below * 10 + 1) / 10);
}

/** Scores of recent payments, ascending, each with its number of payments. */
export type ScoreHistogram = readonly (readonly [score: number, payments: number])[];

/** Bounds of derived thresholds. */
export interface Bounds {
  /** Largest share of recent payments that may be declined, and that may be stopped at all (challenged, held or declined). */
  readonly mostDeclined: number;
  readonly mostStopped: number;
}

/** Of an unreviewed derivation. */
export const usualBounds: Bounds = { mostDeclined: 0.05, mostStopped: 0.2 };

/** The lowest score, one decimal, at or above which there is at most that share of the payments; 0 without payments. */
export function lowestStopping(share: number, histogram: ScoreHistogram): number {
  const total = histogram.reduce((sum, [, payments]) => sum + payments, 0);
  let above = 0;
  for (const [score, payments] of histogram.toReversed()) {
    above += payments;
    if (above > share * total) return Math.min(HIGHEST, Math.round(score * 10 + 1) / 10);
  }
  return 0;
}

/** Thresholds from probabilities, without bounds. */
export function thresholdsFrom(probabilities: Thresholds, steps: Steps): Thresholds {
  return {
    challenge: scoreOfProbability(probabilities.challenge, steps),
    review: scoreOfProbability(probabilities.review, steps),
    decline: scoreOfProbability(probabilities.decline, steps),
  };
}

/** Thresholds raised to the bounds where they would stop or decline more recent payments than these allow. */
export function boundedThresholds({ challenge, review, decline }: Thresholds, histogram: ScoreHistogram, bounds: Bounds = usualBounds): Thresholds {
  const [stopping, declining] = [lowestStopping(bounds.mostStopped, histogram), lowestStopping(bounds.mostDeclined, histogram)];
  const bounded = Math.max(review, stopping);
  return { challenge: Math.max(challenge, stopping), review: bounded, decline: Math.max(decline, declining, bounded) };
}

/** Thresholds at most `most` points from those in force towards the derived ones. They still rise. */
export function stepTowards(inForce: Thresholds, derived: Thresholds, most: number): Thresholds {
  const step = (name: keyof Thresholds): number => Math.round((inForce[name] + Math.min(most, Math.max(-most, derived[name] - inForce[name]))) * 10) / 10;
  return { challenge: step("challenge"), review: step("review"), decline: step("decline") };
}
