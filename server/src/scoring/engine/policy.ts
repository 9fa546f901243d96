// The policy of an organization: thresholds, weights, curves, lists of countries. Defaults are the catalogue's.
import { type Curve, type CurvePoint, type SignalCode, signalFacts } from "./signal-catalogue.ts";

/** Lowest score of each decision; below `challenge` is an approval. */
export interface Thresholds {
  readonly challenge: number;
  readonly review: number;
  readonly decline: number;
}

/** Two signals that mean more together than apart: the weight of both at full strength, besides their own. */
export interface SignalPair {
  readonly first: string;
  readonly second: string;
  /** 0 to 100. */
  readonly weight: number;
}

/** An organization's policy. */
export interface Policy {
  readonly thresholds: Thresholds;
  /** Maximum weights that differ from the catalogue's. */
  readonly weights: Partial<Readonly<Record<SignalCode, number>>>;
  /** Curves that differ from the catalogue's. */
  readonly curves: Partial<Readonly<Record<SignalCode, Curve>>>;
  /** How much of a signal's strength counts whatever scales it, 0 to 1 by signal, learned from outcomes; absent: nothing does. */
  readonly leastParts?: Partial<Readonly<Record<SignalCode, number>>>;
  /** Pairs of signals, learned from outcomes; absent: none. */
  readonly pairs?: readonly SignalPair[];
  /** Weights (0 to 100) of signals that could not be observed, learned from outcomes; absent: none. */
  readonly unobserved?: Partial<Readonly<Record<SignalCode, number>>>;
  /** ISO 3166-1 codes of the organization's high-risk countries. */
  readonly highRiskCountries: readonly string[];
}

/** What is learned of a policy: weights, curves, least parts and weights of their absence by signal, and pairs of signals. */
export type LearnedTables = Pick<Policy, "weights" | "curves" | "leastParts" | "pairs" | "unobserved">;

/** The learned tables of a policy, a model or a fit, without anything else they have. Optional ones that are empty are left out. */
export function learnedTables({ weights, curves, leastParts, pairs, unobserved }: LearnedTables): LearnedTables {
  const isFilled = (table: object): boolean => Object.keys(table).length > 0;
  return {
    weights,
    curves,
    ...(leastParts && isFilled(leastParts) && { leastParts }),
    ...(pairs && isFilled(pairs) && { pairs }),
    ...(unobserved && isFilled(unobserved) && { unobserved }),
  };
}

/** The default policy. */
export const defaultPolicy: Policy = {
  thresholds: { challenge: 30, review: 55, decline: 75 },
  weights: {},
  curves: {},
  highRiskCountries: [],
};

/** Maximum weight of a signal under a policy. */
export function weightOf(policy: Policy, code: SignalCode): number {
  return policy.weights[code] ?? signalFacts[code].weight;
}

/** Curve of a signal under a policy. A signal without a curve fires whole: foot 0, full 1 on an observed 1. */
export function curveOf(policy: Policy, code: SignalCode): Curve {
  return policy.curves[code] ?? signalFacts[code].curve ?? { foot: 0, full: 1 };
}

/** Strength of an observed value on a curve: 0 at the foot, linear between points, 1 at full and beyond. */
export function grade(observed: number, curve: Curve): number {
  if ("points" in curve) return interpolate(observed, curve.points);
  const range = curve.full - curve.foot;
  if (range === 0) return observed > curve.foot ? 1 : 0;
  const strength = (observed - curve.foot) / range;
  return strength <= 0 ? 0 : strength >= 1 ? 1 : strength;
}

/** Strength between points, whose observed values rise; level before the first and behind the last one. */
function interpolate(observed: number, points: readonly CurvePoint[]): number {
  let [fromX, fromY] = points[0] ?? [0, 0];
  if (observed <= fromX) return fromY;
  for (const [x, y] of points) {
    if (observed <= x) return fromY + ((y - fromY) * (observed - fromX)) / (x - fromX);
    [fromX, fromY] = [x, y];
  }
  return fromY;
}

/** The observed value at which a curve begins to count. */
export function footOf(curve: Curve): number {
  if (!("points" in curve)) return curve.foot;
  const first = curve.points.findIndex(([, strength]) => strength > 0);
  const falling = first === 0;
  const foot = falling ? curve.points.findLast(([, strength]) => strength === 0) : curve.points[first - 1];
  return foot?.[0] ?? 0;
}
