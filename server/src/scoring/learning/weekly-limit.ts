// Limits of a model against others: so far from the catalogue at most, and so far from what was live a week ago.
import { type Curve, isSignalCode, type SignalCode, signalFacts } from "../engine/catalogue.ts";
import { curveOf, defaultPolicy, grade, type Policy, weightOf } from "../engine/policy.ts";
import { hazardOf, weightOfHazard } from "./hazard.ts";

/** Weights and curves of signals. */
type Tables = Pick<Policy, "weights" | "curves">;

/** Most that the hazard of a signal moves within a week, as a share of what it was. */
export const WEEKLY_STEP = 0.25;

/** Smallest and largest hazard as a multiple of the catalogue's. */
const CAP = [0.25, 4] as const;

/**
 * The model within its limits: hazards between a quarter and four times the catalogue's and, with `anchor`, at every point of a curve at most a quarter of the anchor's
 * full hazard away from the anchor's. What only the anchor has moves back towards the catalogue by the same step.
 */
export function withinLimits(model: Tables, anchor: Policy | undefined): Tables {
  const weights: Partial<Record<SignalCode, number>> = {};
  const curves: Partial<Record<SignalCode, Curve>> = {};
  const named = [model, ...(anchor === undefined ? [] : [anchor])].flatMap((one) => [...Object.keys(one.weights), ...Object.keys(one.curves)]);
  for (const code of new Set(named.filter(isSignalCode))) {
    const policy: Policy = { ...defaultPolicy, ...model };
    const wanted = weightOf(policy, code);
    // credits are not fitted
    if (wanted < 0 || weightOf(defaultPolicy, code) <= 0) {
      weights[code] = wanted;
      continue;
    }
    const usual = hazardOf(weightOf(defaultPolicy, code));
    const capped = Math.min(CAP[1] * usual, Math.max(CAP[0] * usual, hazardOf(wanted)));
    if (signalFacts[code].curve === undefined) {
      weights[code] = weightOfHazard(anchor === undefined ? capped : step(capped, hazardOf(weightOf(anchor, code)), hazardOf(weightOf(anchor, code))));
      continue;
    }
    const points = pointsOf(curveOf(policy, code)).map(([observed, strength]) => {
      const hazard = capped * strength;
      if (anchor === undefined) return [observed, hazard] as const;
      const whole = hazardOf(weightOf(anchor, code));
      return [observed, step(hazard, whole * grade(observed, curveOf(anchor, code)), whole)] as const;
    });
    const most = Math.max(...points.map(([, hazard]) => hazard));
    weights[code] = weightOfHazard(most);
    if (model.curves[code] !== undefined || anchor?.curves[code] !== undefined)
      curves[code] = { points: points.map(([observed, hazard]) => [observed, most === 0 ? 0 : Math.round((1e4 * hazard) / most) / 1e4]) };
  }
  return { weights, curves };
}

/** A hazard at most a step of the whole hazard away from another. */
function step(hazard: number, from: number, whole: number): number {
  const most = WEEKLY_STEP * whole;
  return Math.max(0, Math.min(from + most, Math.max(from - most, hazard)));
}

function pointsOf(curve: Curve): readonly (readonly [number, number])[] {
  if ("points" in curve) return curve.points;
  const ends = [[curve.foot, 0] as const, [curve.full, 1] as const];
  return curve.full < curve.foot ? ends.reverse() : ends;
}
