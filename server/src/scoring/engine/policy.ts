// The policy of an organization: thresholds, weights, curves, lists of countries. Defaults are the catalogue's.

import { catalogue, type SignalCode } from "../signals/index.ts";
import { curveUnder } from "../signals/signal.ts";
import type { Curve } from "../situation/curve.ts";
import { defaultThresholds, type PolicyOf } from "../situation/policy.ts";

/** An organization's policy. */
export type Policy = PolicyOf<SignalCode>;

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
  thresholds: defaultThresholds,
  weights: {},
  curves: {},
  highRiskCountries: [],
};

/** Maximum weight of a signal under a policy. */
export function weightOf(policy: Policy, code: SignalCode): number {
  return policy.weights[code] ?? catalogue[code].weight;
}

/** Curve of a signal under a policy. A signal without a curve fires whole: foot 0, full 1 on an observed 1. */
export function curveOf(policy: Policy, code: SignalCode): Curve {
  return curveUnder(policy, catalogue[code]);
}
