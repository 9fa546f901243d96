// The score that a policy gives to stored facts: what a challenger in shadow, a backtest and a replay compare, without the payment itself.
import type { SignalCode } from "../engine/catalogue.ts";
import { signalFacts } from "../engine/catalogue.ts";
import type { Facts } from "../engine/evaluate.ts";
import { curveOf, grade, type Policy, weightOf } from "../engine/policy.ts";
import { effectiveWeight, exactScoreOf } from "../engine/score.ts";
import { observedOf } from "./curve-basis.ts";

/** Score from 0 to 100, not rounded. A blocklist hit of severity `block` is 100. */
export function scoreFacts(facts: Facts, policy: Policy): number {
  if (facts.BLOCKLIST_BLOCK !== undefined) return 100;
  const weights: number[] = [];
  for (const code of Object.keys(facts) as SignalCode[]) {
    const fact = facts[code];
    if (fact === undefined) continue;
    const [observed, part] = observedOf(fact);
    const strength = signalFacts[code].curve === undefined ? observed * part : grade(observed, curveOf(policy, code)) * part;
    if (strength > 0) weights.push(effectiveWeight(weightOf(policy, code), strength));
  }
  return exactScoreOf(weights);
}
