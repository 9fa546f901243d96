// How far a model may move from the one in use within a week: wrong outcomes move decisions no further.

import { curveOf, type Policy, weightOf } from "../engine/policy.ts";
import type { SignalCode } from "../signals/index.ts";
import { type Curve, grade } from "../situation/curve.ts";
import { type Evidence, hazardOf, type LearnedModel, MOST_HAZARD } from "./fit.ts";

/** Largest factor by which the hazard of a signal changes within a week: up to 1.25 times, down to 1 / 1.25. */
export const WEEKLY_FACTOR = 1.25;

/** Part of the hazard at full strength by which points of a curve change within a week that have little or none. */
const LEAST_CHANGE = 0.05;

/**
 * Limits a model that follows the policy in use: the hazard of a signal at full strength changes at most by the factor, and so does that of each point of its
 * curve, or by a twentieth of the one at full strength where that is more. Signals that the model does not fit go back towards the catalogue by the same steps. Credits stay.
 */
export function limitWeek(model: LearnedModel, live: Policy, factor = WEEKLY_FACTOR): LearnedModel {
  const weights: Partial<Record<SignalCode, number>> = {};
  const curves: Partial<Record<SignalCode, Curve>> = {};
  const evidence: Partial<Record<SignalCode, Evidence>> = { ...model.evidence };
  const fitted: Policy = { ...live, weights: model.weights, curves: model.curves };
  const known = [model.weights, model.curves, live.weights, live.curves].flatMap((one) => Object.keys(one)) as SignalCode[];
  for (const code of new Set(known)) {
    const before = weightOf(live, code);
    if (before <= 0) continue;
    const whole = hazardOf(before);
    const reached = Math.min(MOST_HAZARD, clamp(hazardOf(weightOf(fitted, code)), whole / factor, whole * factor));
    const weight = Math.round(1e4 * 100 * -Math.expm1(-reached)) / 1e4;
    weights[code] = weight;
    const curve = limitedCurve(code, live, fitted, reached, factor);
    if (curve !== undefined) curves[code] = curve;
    const one = evidence[code];
    if (one !== undefined) evidence[code] = { ...one, weightAfter: weight };
  }
  return { ...model, weights, curves, evidence };
}

/** The curve whose hazards, times `reached` at full strength, are no further from those in use than a week allows; undefined: the catalogue's. */
function limitedCurve(code: SignalCode, live: Policy, fitted: Policy, reached: number, factor: number): Curve | undefined {
  if (live.curves[code] === undefined && fitted.curves[code] === undefined) return undefined;
  const [before, after] = [curveOf(live, code), curveOf(fitted, code)];
  const [whole, full] = [hazardOf(weightOf(live, code)), hazardOf(weightOf(fitted, code))];
  const shape = "points" in after ? after.points.map(([observed]) => observed) : [after.foot, after.full].sort((a, b) => a - b);
  const points = shape.map((observed) => {
    const from = whole * grade(observed, before);
    const least = LEAST_CHANGE * whole;
    const to = clamp(full * grade(observed, after), from - Math.max(least, from * (1 - 1 / factor)), from + Math.max(least, from * (factor - 1)));
    return [observed, clamp(to / reached, 0, 1)] as const;
  });
  return { points };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
