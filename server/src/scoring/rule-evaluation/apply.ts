// What rules make of an evaluation: in an assessment, and again in a backtest.

import { toMinorUnits } from "../../values/money/money.ts";
import type { FiredSignal } from "../engine/evaluate.ts";
import { type Decision, decisionOf, scoreOf, strictness } from "../engine/score.ts";
import type { Thresholds } from "../situation/policy.ts";
import type { Flow } from "../situation/transaction.ts";
import type { RuleFlow } from "./check.ts";
import { type CompiledExpression, type FailureReason, RuleFailure } from "./compile.ts";
import type { InList, RuleFacts } from "./fact-array.ts";

/** What a rule does where its expression is true. Amounts are in major units. */
export type RuleAction =
  | { readonly type: "signal"; readonly weight: number }
  | { readonly type: "at_least"; readonly decision: Exclude<Decision, "approve"> }
  | { readonly type: "approve"; readonly max_amount?: number; readonly currency?: string };

/** A compiled rule. */
export interface CompiledRule extends Pick<CompiledExpression, "matches"> {
  readonly id: string;
  /** Code of its signal. */
  readonly code: string;
  readonly name: string;
  readonly version: number;
  readonly flow: RuleFlow;
  /** The submerchant whose payments it is about; null: those of all. */
  readonly submerchantId: string | null;
  readonly action: RuleAction;
  readonly priority: number;
  /** It matches from this time on (epoch milliseconds), and before that one. */
  readonly validFrom: number;
  readonly validUntil: number;
}

/** What rules need to know of a payment besides its facts. */
export interface RuledPayment {
  readonly flow: Flow;
  readonly submerchantId: string | null;
  /** Epoch milliseconds. */
  readonly assessedAt: number;
  /** Requested with a publishable key. */
  readonly browser: boolean;
  readonly amountMinor: number;
  readonly currency: string;
}

/** What rules change. */
export interface Ruled {
  readonly decision: Decision;
  readonly score: number;
  /** Strongest first. */
  readonly signals: readonly FiredSignal[];
  readonly blockedBy: string | undefined;
}

/** By priority, then by age: ids grow with time. */
export const byPriority = (one: Pick<CompiledRule, "priority" | "id">, other: Pick<CompiledRule, "priority" | "id">): number =>
  one.priority - other.priority || (one.id < other.id ? -1 : 1);

/** Does a rule match? Answers why it could not be evaluated: it does not match then. */
export function matchOf(rule: CompiledRule, payment: RuledPayment, facts: RuleFacts, inList: InList): boolean | FailureReason {
  if (!concerns(rule, payment)) return false;
  try {
    return rule.matches(facts, inList);
  } catch (error) {
    if (error instanceof RuleFailure) return error.reason;
    throw error;
  }
}

/** Is the rule about payments of this flow, submerchant and time? */
export function concerns({ flow, submerchantId, validFrom, validUntil }: CompiledRule, payment: RuledPayment): boolean {
  const { assessedAt } = payment;
  return (
    (flow === "all" || flow === payment.flow) &&
    (submerchantId === null || submerchantId === payment.submerchantId) &&
    assessedAt >= validFrom &&
    assessedAt < validUntil
  );
}

/** Matching rules without those that may not approve this payment. */
export const effectiveRules = <Rule extends CompiledRule>(payment: RuledPayment, matching: readonly Rule[]): Rule[] =>
  matching.filter(({ action }) => action.type !== "approve" || mayApprove(payment, action));

/**
 * The evaluation with matching rules, in the order of their priority. Signals of rules enter the score. A rule that demands at least a decision holds against the score, and
 * against a later rule that approves. A rule that approves overrides the score and later rules, but no list entry and no browser's request.
 */
export function underRules(payment: RuledPayment, evaluated: Ruled, matching: readonly CompiledRule[], thresholds: Thresholds): Ruled {
  const effective = effectiveRules(payment, matching);
  if (effective.length === 0) return evaluated;
  const signals = [...evaluated.signals, ...effective.map(signalOf)].toSorted((a, b) => b.weight - a.weight);
  if (evaluated.blockedBy !== undefined) return { ...evaluated, signals };
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
  return { ...evaluated, decision: stricter(others, floor), score, signals };
}

/** The stricter of two decisions. */
export const stricter = (one: Decision, other: Decision): Decision => (strictness(other) > strictness(one) ? other : one);

/** A rule approves payments of the organization's own calls, up to its amount in its currency. */
function mayApprove({ browser, amountMinor, currency: of }: RuledPayment, action: Extract<RuleAction, { type: "approve" }>): boolean {
  if (browser) return false;
  const { max_amount: most, currency } = action;
  if (most === undefined) return true;
  return (currency === undefined || currency === of) && amountMinor <= Number(toMinorUnits(most, of, "major"));
}

/** The signal that shows a rule. */
function signalOf({ id, code, name, version, action }: CompiledRule): FiredSignal {
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
