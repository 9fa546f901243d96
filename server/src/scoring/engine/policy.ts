// What an organization decides about deciding: thresholds, weights, curves, lists of countries. Defaults are the catalogue's.
import { type Curve, type SignalCode, signalFacts } from "./catalogue.ts";

/** Lowest score of each decision; below `challenge` is an approval. */
export interface Thresholds {
  readonly challenge: number;
  readonly review: number;
  readonly decline: number;
}

/** An organization's policy. */
export interface Policy {
  readonly thresholds: Thresholds;
  /** Maximum weights that differ from the catalogue's. */
  readonly weights: Partial<Readonly<Record<SignalCode, number>>>;
  /** Curves that differ from the catalogue's. */
  readonly curves: Partial<Readonly<Record<SignalCode, Curve>>>;
  /** ISO 3166-1 codes of the organization's high-risk countries. */
  readonly highRiskCountries: readonly string[];
}

/** The policy of an organization that has changed nothing. */
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

/** Strength of an observed value on a curve: 0 at the foot, linear, 1 at full and beyond. */
export function grade(observed: number, curve: Curve): number {
  const span = curve.full - curve.foot;
  if (span === 0) return observed > curve.foot ? 1 : 0;
  const strength = (observed - curve.foot) / span;
  return strength <= 0 ? 0 : strength >= 1 ? 1 : strength;
}
