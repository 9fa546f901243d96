// One stored payment, decided again: as it was, and under the change.

import type { FiredSignal } from "../../scoring/engine/evaluate.ts";
import { type Decision, decisionOf, effectiveWeight, scoreOf } from "../../scoring/engine/score.ts";
import { signalsOfCode } from "../../scoring/engine/signal-pairs.ts";
import { signalFactsOf } from "../../scoring/facts/decode.ts";
import { factId } from "../../scoring/facts/fact-index.ts";
import { strengthOf } from "../../scoring/learning/score-facts.ts";
import { byPriority, type CompiledRule, matchOf, type Ruled, type RuledPayment, stricter, underRules } from "../../scoring/rule-evaluation/apply.ts";
import type { InList, RuleFacts } from "../../scoring/rule-evaluation/fact-array.ts";
import type { SignalCode } from "../../scoring/signals/index.ts";
import type { Thresholds } from "../../scoring/situation/policy.ts";
import type { CompiledPlan } from "./plan.ts";

/** A stored payment. */
export interface PastPayment extends RuledPayment {
  readonly signals: readonly FiredSignal[];
  /** Of then. */
  readonly thresholds: Thresholds;
  /** As they are stored. */
  readonly facts: string;
  /** Live rules of then that matched, in the versions of then. */
  readonly live: readonly CompiledRule[];
}

/** What a change makes of a payment. */
export interface Recomputed {
  /** The decision that was made; of a payment that was held out, the one that was not carried out. */
  readonly from: Decision;
  readonly to: Decision;
  /** The score under the change. */
  readonly score: number;
  /** A new or changed rule matched. */
  readonly matched: boolean;
  /** A new or changed rule could not be evaluated. */
  readonly failed: boolean;
}

/** Signals that are not of the engine's evaluation. */
const isEngines = ({ rule, code }: FiredSignal): boolean => rule === undefined && code !== SANDBOX;

/** The signal of a sandbox value: the payment was not evaluated. */
export const SANDBOX = "SANDBOX_OVERRIDE";

/** Decides a payment again. `facts`: of the payment, for rules. */
export function recompute(payment: PastPayment, plan: CompiledPlan, facts: () => RuleFacts, inList: InList): Recomputed {
  const engine = payment.signals.filter(isEngines);
  const suspicion = suspicionOf(payment, facts);
  const before = underRules(payment, evaluated(engine, suspicion, payment.thresholds), payment.live, payment.thresholds);
  const matches = plan.rules.map((rule) => ({ rule, match: matchOf(rule, payment, facts(), inList) }));
  const matching = matches.flatMap(({ rule, match }) => (match === true ? [rule] : []));
  const thresholds = plan.thresholds ?? payment.thresholds;
  const live = [...payment.live.filter(({ id }) => !plan.replaced.has(id)), ...matching].toSorted(byPriority);
  const after = underRules(payment, evaluated(reweighted(engine, payment, plan), suspicion, thresholds), live, thresholds);
  return {
    from: before.decision,
    to: after.decision,
    score: after.score,
    matched: matching.length > 0,
    failed: matches.some(({ match }) => typeof match === "string"),
  };
}

/** The engine's verdict over signals (scoring/engine/evaluate.ts). */
function evaluated(signals: readonly FiredSignal[], suspicion: number, thresholds: Thresholds): Ruled {
  const fired = (code: string): FiredSignal | undefined => signals.find((signal) => signal.code === code);
  const block = fired("BLOCKLIST_BLOCK");
  if (block !== undefined) return { decision: "decline", score: 100, signals, blockedBy: "blocklist" };
  const score = scoreOf(signals.map(({ weight }) => weight));
  const review: Decision = fired("BLOCKLIST_REVIEW") === undefined ? "approve" : "review";
  const suspected = decisionOf(suspicion, thresholds);
  const floor = stricter(review, suspected === "decline" ? "review" : suspected);
  return { decision: stricter(decisionOf(score, thresholds), floor), score, signals, blockedBy: undefined };
}

const SUSPICION = factId("payment.score_with_browser_activity");

/** The score that activity of browsers can raise the decision by, under the weights of then. */
function suspicionOf({ facts: stored }: PastPayment, facts: () => RuleFacts): number {
  const value = stored.includes(`,${SUSPICION},`) ? facts()[SUSPICION] : undefined;
  return typeof value === "number" ? value : 0;
}

/** The signals under other weights: those that fired have their strength stored, the others are graded from the facts. Without a weight, a signal has no pairs and no absence. */
function reweighted(signals: readonly FiredSignal[], { facts }: PastPayment, { weights, policy }: CompiledPlan): readonly FiredSignal[] {
  const codes = Object.keys(weights);
  if (codes.length === 0) return signals;
  const observed = signalFactsOf(facts);
  const others = signals.filter(({ code }) => weights[code] === undefined && !signalsOfCode(code)?.some((one) => weights[one] === 0));
  const changed = codes.flatMap((code): FiredSignal[] => {
    const known = signals.find((signal) => signal.code === code);
    const fact = observed[code as SignalCode];
    const strength = known?.strength ?? (fact === undefined ? 0 : strengthOf(code as SignalCode, fact, { ...GRADING, ...policy }));
    const weight = Math.round(effectiveWeight(weights[code] ?? 0, strength) * 10) / 10;
    if (strength <= 0 || weight === 0) return [];
    return [known === undefined ? { code, strength, observed: strength, threshold: 1, weight } : { ...known, weight }];
  });
  return [...others, ...changed].toSorted((a, b) => b.weight - a.weight);
}

/** The parts of a policy that strengths do not depend on. */
const GRADING = { thresholds: { challenge: 0, review: 0, decline: 0 }, weights: {}, highRiskCountries: [] };
