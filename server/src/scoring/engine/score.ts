// From effective weights to a score, and from a score to a decision.

import type { Thresholds } from "../situation/policy.ts";

/** What to do with the payment, from lenient to strict. */
export const decisions = ["approve", "challenge", "review", "decline"] as const;
export type Decision = (typeof decisions)[number];

/** How strict a decision is: 0 for approve, 3 for decline. */
export function strictness(decision: Decision): number {
  return decisions.indexOf(decision);
}

/**
 * Part of a maximum weight (-100 to 100) that a strength (0 to 1) gives. The strength multiplies the hazard `-ln(1 - |w| / 100)`, so that scoring and fitting
 * are one function.
 */
export function effectiveWeight(weight: number, strength: number): number {
  if (strength >= 1) return weight;
  const reached = 100 * (1 - (1 - Math.min(Math.abs(weight), 100) / 100) ** strength);
  return weight < 0 ? -reached : reached;
}

/**
 * Score from 0 to 100, not rounded: `p = 1 - product(1 - w/100)` over the positive weights, so that each signal adds less as the score rises. Credits (negative
 * weights) multiply the odds `p / (1 - p)` by `product(1 - |w|/100)`: they are proportional, keep the order of scores and never erase fresh evidence.
 */
export function exactScoreOf(weights: readonly number[]): number {
  let innocence = 1;
  let credit = 1;
  for (const weight of weights) {
    if (weight > 0) innocence *= 1 - Math.min(weight, 100) / 100;
    else credit *= 1 + Math.max(weight, -100) / 100;
  }
  const odds = (1 - innocence) * credit;
  return odds === 0 ? 0 : (100 * odds) / (odds + innocence);
}

/** The score in responses: one decimal. */
export function roundScore(score: number): number {
  return Math.round(score * 10) / 10;
}

/** The score recomputed from the weights of a response: one decimal. */
export function scoreOf(weights: readonly number[]): number {
  return roundScore(exactScoreOf(weights));
}

/** Decision of a score under the organization's thresholds. */
export function decisionOf(score: number, thresholds: Thresholds): Decision {
  if (score >= thresholds.decline) return "decline";
  if (score >= thresholds.review) return "review";
  return score >= thresholds.challenge ? "challenge" : "approve";
}
