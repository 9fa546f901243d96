// From effective weights to a score, and from a score to a decision.
import type { Thresholds } from "./policy.ts";

/** What to do with the payment, from lenient to strict. */
export const decisions = ["approve", "challenge", "review", "decline"] as const;
export type Decision = (typeof decisions)[number];

/** How strict a decision is: 0 for approve, 3 for decline. */
export function strictness(decision: Decision): number {
  return decisions.indexOf(decision);
}

/**
 * Score from 0 to 100, one decimal: `100 * (1 - product(1 - w/100))` over the positive weights, so that each signal adds less as the score
 * rises; then credits (negative weights) subtract. Rounding the effective weights first lets a reader recompute it from the answer.
 */
export function scoreOf(weights: readonly number[]): number {
  let innocence = 1;
  let credit = 0;
  for (const weight of weights) {
    if (weight > 0) innocence *= 1 - Math.min(weight, 100) / 100;
    else credit += weight;
  }
  return Math.round(Math.max(0, 100 * (1 - innocence) + credit) * 10) / 10;
}

/** Decision of a score under the organization's thresholds. */
export function decisionOf(score: number, thresholds: Thresholds): Decision {
  if (score >= thresholds.decline) return "decline";
  if (score >= thresholds.review) return "review";
  return score >= thresholds.challenge ? "challenge" : "approve";
}
