// The score that a policy gives to stored facts: what a challenger in shadow, a backtest and a replay compare, without the payment itself.

import type { Facts } from "../engine/evaluate.ts";
import { curveOf, type Policy, weightOf } from "../engine/policy.ts";
import { effectiveWeight, exactScoreOf } from "../engine/score.ts";
import { firedPairs } from "../engine/signal-pairs.ts";
import { isUnobserved } from "../engine/unobserved.ts";
import type { SignalCode } from "../signals/index.ts";
import { catalogue } from "../signals/index.ts";
import { type Fact, partUnder } from "../signals/signal.ts";
import { grade } from "../situation/curve.ts";
import type { Flow } from "../situation/transaction.ts";
import { observedOf } from "./curve-basis.ts";

/** Strength (0 to 1) of what a signal observed, under a policy. */
export function strengthOf(code: SignalCode, fact: Fact, policy: Policy): number {
  const [observed, part] = observedOf(fact);
  const counts = partUnder(part, policy.leastParts?.[code] ?? 0);
  return catalogue[code].curve === undefined ? observed * counts : grade(observed, curveOf(policy, code)) * counts;
}

/** Score from 0 to 100, not rounded, of a payment of a flow. A blocklist hit of severity `block` is 100. */
export function scoreFacts(facts: Facts, policy: Policy, flow: Flow = "payin"): number {
  if (facts.BLOCKLIST_BLOCK !== undefined) return 100;
  const weights: number[] = [];
  const strengths = policy.pairs === undefined ? undefined : new Map<SignalCode, number>();
  for (const code of Object.keys(facts) as SignalCode[]) {
    const fact = facts[code];
    if (fact === undefined) continue;
    const strength = strengthOf(code, fact, policy);
    if (strength <= 0) continue;
    const weight = effectiveWeight(weightOf(policy, code), strength);
    weights.push(weight);
    if (weight !== 0) strengths?.set(code, strength);
  }
  if (policy.pairs !== undefined && strengths !== undefined) weights.push(...firedPairs(policy.pairs, strengths).map(({ weight }) => weight));
  for (const [code, weight] of Object.entries(policy.unobserved ?? {}) as [SignalCode, number][])
    if (weightOf(policy, code) !== 0 && isUnobserved(code, facts[code], flow)) weights.push(weight);
  return exactScoreOf(weights);
}
