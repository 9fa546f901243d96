// What the fits of several organizations say together: a prior for one that has few outcomes of its own. Only aggregates of fits, no payment.

import { curveOf, defaultPolicy, type Policy, weightOf } from "../engine/policy.ts";
import { isSignalCode, type SignalCode } from "../signals/index.ts";
import { type Curve, type CurvePoint, grade } from "../situation/curve.ts";
import { boundedHazard, weightOfHazard } from "./catalogue-caps.ts";
import { MOST_KNOTS } from "./curve-basis.ts";
import { hazardOf, type LearnedModel } from "./fit.ts";

/** A signal in the fit of one organization. */
export interface SignalSummary {
  /** Hazard at full strength that the outcomes indicate. */
  readonly hazard: number;
  /** Frauds that are attributed to it. */
  readonly frauds: number;
  readonly curve?: Curve;
}

/** The fit of one organization. */
export interface FitSummary {
  readonly frauds: number;
  readonly payments: number;
  readonly signals: Partial<Readonly<Record<SignalCode, SignalSummary>>>;
}

/** Organizations from which on their fits are pooled: fewer would show what one of them has learned. */
export const LEAST_POOLED = 3;

/** Frauds that an organization counts for at most, so that none decides alone. */
const MOST_FRAUDS = 500;
/** Frauds' worth of weight that the catalogue has in each signal. */
const PRIOR_FRAUDS = 5;

/** The summary of a fit, to be pooled with others. */
export function summaryOf({
  frauds,
  payments,
  evidence,
  weights,
  curves,
}: Pick<LearnedModel, "frauds" | "payments" | "evidence" | "weights" | "curves">): FitSummary {
  const signals: Partial<Record<SignalCode, SignalSummary>> = {};
  for (const [code, of] of Object.entries(evidence)) {
    // a signal without evidence has the weight of the prior: that says nothing
    if (!isSignalCode(code) || weights[code] === undefined) continue;
    const curve = curves[code];
    signals[code] = { hazard: hazardOf(of.weightAfter), frauds: of.frauds, ...(curve === undefined ? {} : { curve }) };
  }
  return { frauds, payments, signals };
}

/**
 * Weights and curves of fits together; undefined where they are too few. Each hazard is the mean of theirs and the catalogue's, weighted by the exposure that each had for its
 * frauds.
 */
export function pooled(fits: readonly FitSummary[]): Pick<Policy, "weights" | "curves"> | undefined {
  if (fits.length < LEAST_POOLED) return undefined;
  const weights: Partial<Record<SignalCode, number>> = {};
  const curves: Partial<Record<SignalCode, Curve>> = {};
  for (const code of new Set(fits.flatMap(({ signals }) => Object.keys(signals)).filter(isSignalCode))) {
    const usual = { hazard: hazardOf(weightOf(defaultPolicy, code)), frauds: PRIOR_FRAUDS, curve: curveOf(defaultPolicy, code) };
    const parts = [
      { ...usual, share: 1 },
      ...fits.flatMap(({ frauds, signals: { [code]: signal } }) =>
        signal === undefined ? [] : [{ ...usual, ...signal, share: Math.min(1, MOST_FRAUDS / Math.max(1, frauds)) }],
      ),
    ].map(({ hazard, frauds, curve, share }) => ({ hazard, curve, exposure: (share * Math.max(frauds, 1)) / Math.max(hazard, 1e-4) }));
    const exposure = parts.reduce((sum, part) => sum + part.exposure, 0);
    const at = (observed: number): number => parts.reduce((sum, part) => sum + part.exposure * part.hazard * grade(observed, part.curve), 0) / exposure;
    const mean = parts.reduce((sum, part) => sum + part.exposure * part.hazard, 0) / exposure;
    weights[code] = weightOfHazard(boundedHazard(code, mean));
    if (parts.some(({ curve }) => "points" in curve)) curves[code] = { points: pointsAt(knotsOf(parts.map(({ curve }) => curve)), at) };
  }
  return { weights, curves };
}

/** At most eight of the knots of curves, in rising order, the outermost among them. */
function knotsOf(curves: readonly Curve[]): number[] {
  const all = [...new Set(curves.flatMap((curve) => ("points" in curve ? curve.points.map(([observed]) => observed) : [curve.foot, curve.full])))];
  const sorted = all.sort((a, b) => a - b);
  if (sorted.length <= MOST_KNOTS) return sorted;
  return Array.from({ length: MOST_KNOTS }, (_, index) => sorted[Math.round((index * (sorted.length - 1)) / (MOST_KNOTS - 1))] ?? 0);
}

/** The curve through hazards at knots, 1 at its highest. */
function pointsAt(knots: readonly number[], hazardAt: (observed: number) => number): CurvePoint[] {
  const hazards = knots.map(hazardAt);
  const most = Math.max(...hazards, 1e-9);
  return knots.map((observed, index) => [observed, Math.round((1e4 * (hazards[index] ?? 0)) / most) / 1e4]);
}
