// Rules of the organization over the engine's evaluation: live rules change it, rules in shadow say what they would have changed.

import type { OrganizationRule, OrganizationRules } from "../../controls/policy/compiled-rules.ts";
import type { Evaluation } from "../../scoring/engine/evaluate.ts";
import { type Decision, exactScoreOf } from "../../scoring/engine/score.ts";
import { byPriority, effectiveRules, matchOf, type RuledPayment, underRules } from "../../scoring/rule-evaluation/apply.ts";
import type { FailureReason } from "../../scoring/rule-evaluation/compile.ts";
import type { InList, RuleFacts } from "../../scoring/rule-evaluation/fact-array.ts";
import type { Thresholds } from "../../scoring/situation/policy.ts";
import type { Job } from "./job.ts";

/** What a rule did in an assessment, as it is stored. */
export interface StoredMatch {
  readonly id: string;
  readonly version: number;
  readonly status: "live" | "shadow";
  /** Of a rule in shadow: the decision if it had been live; of a live rule: the decision without it. Left out where that is the decision that was made. */
  readonly decision?: Decision;
  /** It could not be evaluated. */
  readonly failed?: FailureReason;
}

/** An evaluation under the rules of an organization. */
export interface RuledEvaluation {
  readonly evaluation: Evaluation;
  /** Live rules that matched. */
  readonly live: readonly OrganizationRule[];
  /** What live rules and rules in shadow did. */
  readonly matches: readonly StoredMatch[];
}

/** Inputs of rules. */
export interface RuleInputs {
  readonly facts: RuleFacts;
  readonly inList: InList;
  readonly thresholds: Thresholds;
}

/** Applies the rules. A rule that fails is skipped: it matches nothing, and is stored as failed. */
export function applyRules(job: Job, evaluated: Evaluation, rules: OrganizationRules, { facts, inList, thresholds }: RuleInputs): RuledEvaluation {
  const payment = ruledPaymentOf(job);
  const matches: StoredMatch[] = [];
  const matching = (some: readonly OrganizationRule[], status: StoredMatch["status"]): OrganizationRule[] =>
    some.filter((rule) => {
      const match = matchOf(rule, payment, facts, inList);
      if (typeof match === "string") matches.push({ id: rule.id, version: rule.version, status, failed: match });
      return match === true;
    });
  const live = matching(rules.live, "live");
  const evaluation = evaluationUnder(payment, evaluated, live, thresholds);
  const compared = ({ id, version }: OrganizationRule, status: StoredMatch["status"], others: readonly OrganizationRule[]): StoredMatch => {
    const { decision } = underRules(payment, evaluated, others, thresholds);
    return { id, version, status, ...(decision === evaluation.decision ? {} : { decision }) };
  };
  for (const rule of live)
    matches.push(
      compared(
        rule,
        "live",
        live.filter((other) => other !== rule),
      ),
    );
  for (const rule of matching(rules.shadow, "shadow")) matches.push(compared(rule, "shadow", [...live, rule].toSorted(byPriority)));
  return { evaluation, live, matches };
}

function evaluationUnder(payment: RuledPayment, evaluated: Evaluation, live: readonly OrganizationRule[], thresholds: Thresholds): Evaluation {
  if (live.length === 0) return evaluated;
  const ruled = underRules(payment, evaluated, live, thresholds);
  if (evaluated.blockedBy !== undefined) return { ...evaluated, ...ruled };
  const added = effectiveRules(payment, live).flatMap(({ action }) => (action.type === "signal" ? [action.weight] : []));
  const weights = [...evaluated.weights, ...added];
  return { ...evaluated, ...ruled, weights, exactScore: exactScoreOf(weights) };
}

function ruledPaymentOf({ subject: { transaction }, submerchantId, credential }: Job): RuledPayment {
  const { flow, assessedAt, amountMinor, currency } = transaction;
  return { flow, submerchantId, assessedAt, browser: credential.kind === "publishable", amountMinor, currency };
}
