// Rules of the organization over the engine's evaluation: live rules change it, rules in shadow say what they would have changed.
import type { OrganizationRule, OrganizationRules } from "../../accounts/organizations/rules.ts";
import { toMinorUnits } from "../../platform/money/money.ts";
import type { Evaluation, FiredSignal } from "../../scoring/engine/evaluate.ts";
import type { Thresholds } from "../../scoring/engine/policy.ts";
import { type Decision, decisionOf, exactScoreOf, scoreOf, strictness } from "../../scoring/engine/score.ts";
import { type FailureReason, RuleFailure } from "../../scoring/rules/compile.ts";
import type { InList, RuleFacts } from "../../scoring/rules/facts.ts";
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
export function applyRules(job: Job, evaluated: Evaluation, rules: OrganizationRules, inputs: RuleInputs): RuledEvaluation {
  const matches: StoredMatch[] = [];
  const matching = (some: readonly OrganizationRule[], status: StoredMatch["status"]): OrganizationRule[] =>
    some.filter((rule) => {
      if (!concerns(rule, job)) return false;
      try {
        return rule.matches(inputs.facts, inputs.inList);
      } catch (error) {
        if (!(error instanceof RuleFailure)) throw error;
        matches.push({ id: rule.id, version: rule.version, status, failed: error.reason });
        return false;
      }
    });
  const live = matching(rules.live, "live");
  const evaluation = underRules(job, evaluated, live, inputs.thresholds);
  const compared = ({ id, version }: OrganizationRule, status: StoredMatch["status"], others: readonly OrganizationRule[]): StoredMatch => {
    const { decision } = underRules(job, evaluated, others, inputs.thresholds);
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

/** By priority, then by age: ids grow with time. */
const byPriority = (one: OrganizationRule, other: OrganizationRule): number => one.priority - other.priority || (one.id < other.id ? -1 : 1);

function concerns({ flow, submerchantId, validFrom, validUntil }: OrganizationRule, { subject: { transaction }, submerchantId: of }: Job): boolean {
  const { assessedAt } = transaction;
  return (
    (flow === "all" || flow === transaction.flow) && (submerchantId === null || submerchantId === of) && assessedAt >= validFrom && assessedAt < validUntil
  );
}

/**
 * The evaluation with matching rules, in the order of their priority. Signals of rules enter the score. A rule that demands at least a decision holds against the score, and
 * against a later rule that approves. A rule that approves overrides the score and later rules, but no list entry and no browser's request.
 */
function underRules(job: Job, evaluated: Evaluation, matching: readonly OrganizationRule[], thresholds: Thresholds): Evaluation {
  const effective = matching.filter(({ action }) => action.type !== "approve" || mayApprove(job, action));
  if (effective.length === 0) return evaluated;
  const fired = effective.map(signalOf);
  const signals = [...evaluated.signals, ...fired].toSorted((a, b) => b.weight - a.weight);
  if (evaluated.blockedBy !== undefined) return { ...evaluated, signals };
  const weights = [...evaluated.weights, ...fired.flatMap(({ weight }) => (weight === 0 ? [] : [weight]))];
  const score = scoreOf(signals.map(({ weight }) => weight));
  // what the engine decided over the score: an entry that requires a review, or activity of browsers
  const before = decisionOf(evaluated.score, thresholds);
  const engineFloor: Decision = strictness(evaluated.decision) > strictness(before) ? evaluated.decision : "approve";
  let floor: Decision = "approve";
  let approves = false;
  for (const { action } of effective) {
    if (action.type === "approve") {
      approves = true;
      break;
    }
    if (action.type === "at_least") floor = stricter(floor, action.decision);
  }
  const reviewed = evaluated.signals.some(({ code }) => code === "BLOCKLIST_REVIEW");
  const others = approves ? (reviewed ? "review" : "approve") : stricter(decisionOf(score, thresholds), engineFloor);
  return { ...evaluated, decision: stricter(others, floor), score, exactScore: exactScoreOf(weights), weights, signals };
}

const stricter = (one: Decision, other: Decision): Decision => (strictness(other) > strictness(one) ? other : one);

/** A rule approves payments of the organization's own calls, up to its amount in its currency. */
function mayApprove({ credential, subject: { transaction } }: Job, action: Extract<OrganizationRule["action"], { type: "approve" }>): boolean {
  if (credential.kind === "publishable") return false;
  const { max_amount: most, currency } = action;
  if (most === undefined) return true;
  return (currency === undefined || currency === transaction.currency) && transaction.amountMinor <= Number(toMinorUnits(most, transaction.currency, "major"));
}

/** The signal that shows a rule. */
function signalOf({ id, code, name, version, action }: OrganizationRule): FiredSignal {
  return {
    code,
    weight: action.type === "signal" ? action.weight : 0,
    strength: 1,
    observed: 1,
    threshold: 1,
    description: name,
    rule: { id, version },
    ...(action.type === "at_least" ? { floor: action.decision } : {}),
    ...(action.type === "approve" ? { approves: true as const } : {}),
  };
}
