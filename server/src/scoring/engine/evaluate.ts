// The engine: all signals of a flow over one situation, pure and synchronous.

import { type SignalCode, signals } from "../signals/index.ts";
import { blockingEntry } from "../signals/lists/family.ts";
import { type Fact, type Observation, type Observe, partUnder, type Situation } from "../signals/signal.ts";
import type { Features, History } from "../situation/features.ts";
import type { Flow } from "../situation/transaction.ts";
import { weightOf } from "./policy.ts";
import { type Decision, decisionOf, effectiveWeight, exactScoreOf, scoreOf, strictness } from "./score.ts";
import { firedPairs } from "./signal-pairs.ts";
import { significant } from "./significant.ts";
import { isUnobserved, unobservedCode } from "./unobserved.ts";

/** A signal that fired, or a pair of them: its effective weight is rounded to one decimal. */
export interface FiredSignal extends Observation {
  readonly code: string;
  readonly weight: number;
  /** Of a rule of the organization: which, its name, and what it does to the decision whatever the score. */
  readonly rule?: { readonly id: string; readonly version: number };
  readonly description?: string;
  readonly floor?: Decision;
  readonly approves?: true;
}

/** What graded signals observed, by signal, whether they fired or not. Absent: could not be observed. */
export type Facts = Partial<Readonly<Record<SignalCode, Fact>>>;

/** The same by position: the signals of the flow in the order of {@link observedSignals}. */
export type Observed = readonly (Fact | undefined)[];

/** The engine's verdict. */
export interface Evaluation {
  readonly decision: Decision;
  /** 0 to 100, one decimal. */
  readonly score: number;
  /** The score before anything is rounded, 0 to 100: orders payments of equal score. */
  readonly exactScore: number;
  readonly observed: Observed;
  /** Effective weights before they are rounded. */
  readonly weights: readonly number[];
  /** Strongest first; credits last. */
  readonly signals: readonly FiredSignal[];
  /** `blocklist:<list_type>` when an entry of severity `block` decided. */
  readonly blockedBy: string | undefined;
  /** The score if activity from publishable keys counted in full; undefined where that would not raise it. */
  readonly suspicion?: number;
}

/** A signal of a flow that observes something. */
type Observing = (typeof signals)[number] & { readonly observe: Observe };

const byFlow: Readonly<Record<Flow, readonly Observing[]>> = { payin: ofFlow("payin"), payout: ofFlow("payout") };

function ofFlow(flow: Flow): Observing[] {
  return signals.filter((signal): signal is Observing => signal.observe !== undefined && signal.flows.includes(flow));
}

/** The signals of a flow, in the order in which they are observed. */
export const observedSignals: Readonly<Record<Flow, readonly SignalCode[]>> = {
  payin: byFlow.payin.map(({ code }) => code),
  payout: byFlow.payout.map(({ code }) => code),
};

/** What signals observed, by signal. */
export function factsOf(observed: Observed, flow: Flow): Facts {
  const facts: Partial<Record<SignalCode, Fact>> = {};
  for (const [index, code] of observedSignals[flow].entries()) if (observed[index] !== undefined) facts[code] = observed[index];
  return facts;
}

/** What signals observed, by position. */
export function observedOf(facts: Facts, flow: Flow): Observed {
  return observedSignals[flow].map((code) => facts[code]);
}

/**
 * Decides on a payment made with a secret key or seen by a trusted caller.
 *
 * Activity from publishable keys alone may raise the decision to `review`, never to `decline`: otherwise anyone with a browser key could make a victim look
 * fraudulent. So trusted activity determines the score, and browser activity can only raise the decision.
 */
export function evaluateTrusted(situation: Situation): Evaluation {
  const trusted = trustedPart(situation);
  if (trusted === situation) return evaluate(situation);
  const whole = evaluate(situation);
  const inTrust = evaluate(trusted);
  const evaluation = whole.score > inTrust.score ? { ...inTrust, suspicion: whole.score } : inTrust;
  if (strictness(whole.decision) <= strictness(evaluation.decision) || strictness(evaluation.decision) >= strictness("review")) return evaluation;
  const floor: FiredSignal = {
    code: "BROWSER_ACTIVITY_SUSPICIOUS",
    weight: 0,
    strength: 1,
    observed: whole.score,
    threshold: situation.policy.thresholds.challenge,
  };
  const decision = strictness(whole.decision) > strictness("review") ? "review" : whole.decision;
  return { ...evaluation, decision, signals: [...evaluation.signals, floor] };
}

/** Decides on a payment, taking all activity at face value. */
export function evaluate(situation: Situation): Evaluation {
  const fired: FiredSignal[] = [];
  const exact: number[] = [];
  const seen: (Fact | undefined)[] = [];
  const { pairs, leastParts, unobserved } = situation.policy;
  const strengths = pairs === undefined ? undefined : new Map<string, number>();
  for (const signal of byFlow[situation.transaction.flow]) {
    const { code } = signal;
    const observation = signal.observe(situation, signal.graded);
    const fact = observation && factOf(signal, observation);
    seen.push(fact);
    const missing = unobserved?.[code];
    if (missing !== undefined && weightOf(situation.policy, code) !== 0 && isUnobserved(code, fact, situation.transaction.flow)) {
      exact.push(missing);
      fired.push({ code: unobservedCode(code), strength: 1, observed: "not observed", threshold: "observed", weight: Math.round(missing * 10) / 10 });
    }
    if (observation === undefined) continue;
    const { observed } = observation;
    const strength = leastParts === undefined ? observation.strength : strengthUnder(observation, leastParts[code] ?? 0);
    if (strength <= 0) continue;
    const weight = effectiveWeight(weightOf(situation.policy, code), strength);
    if (weight !== 0) strengths?.set(code, strength);
    exact.push(weight);
    const rounded = Math.round(weight * 10) / 10;
    if (rounded === 0 && code !== "BLOCKLIST_BLOCK" && code !== "BLOCKLIST_REVIEW") continue;
    const shown = typeof observed === "number" ? Math.round(observed * 1000) / 1000 : observed;
    const { threshold, entryId } = observation;
    fired.push(
      entryId === undefined
        ? { code, strength, observed: shown, threshold, weight: rounded }
        : { code, strength, observed: shown, threshold, entryId, weight: rounded },
    );
  }
  if (pairs !== undefined && strengths !== undefined)
    for (const pair of firedPairs(pairs, strengths)) {
      exact.push(pair.weight);
      const weight = Math.round(pair.weight * 10) / 10;
      if (weight > 0) fired.push({ ...pair, weight });
    }
  fired.sort((a, b) => b.weight - a.weight);
  return verdict(situation, fired, exact, seen);
}

/** The strength of an observation under a least part. */
function strengthUnder({ strength, whole, part }: Observation, least: number): number {
  return whole === undefined || part === undefined ? strength : whole * partUnder(part, least);
}

/** What is remembered of an observation: the number that was graded, or the strength of a signal without a curve. */
function factOf({ curve }: Observing, observation: Observation): Fact | undefined {
  const { observed, strength, part } = observation;
  const value = observation.value ?? observed;
  if (typeof value !== "number" || curve === undefined) return strength > 0 ? strength : undefined;
  // infinitely long ago is the same as never
  if (strength <= 0 && !Number.isFinite(value)) return undefined;
  return part === undefined ? significant(value) : [significant(value), significant(part)];
}

function verdict({ features, policy }: Situation, fired: readonly FiredSignal[], weights: readonly number[], observed: Observed): Evaluation {
  const block = blockingEntry(features.entries, "block");
  if (block) return { decision: "decline", score: 100, exactScore: 100, observed, weights, signals: fired, blockedBy: `blocklist:${block.listType}` };
  const score = scoreOf(fired.map((signal) => signal.weight));
  const decision = decisionOf(score, policy.thresholds);
  const floored = blockingEntry(features.entries, "review") && strictness(decision) < strictness("review") ? "review" : decision;
  return { decision: floored, score, exactScore: exactScoreOf(weights), observed, weights, signals: fired, blockedBy: undefined };
}

/** The situation without activity of publishable keys: what the score of a trusted caller's payment is determined by. */
export function trustedPart(situation: Situation): Situation {
  const history = trustedOnly(situation.features.history);
  return history === situation.features.history ? situation : { ...situation, features: { ...situation.features, history } };
}

function trustedOnly(history: Features["history"]): History {
  const { newPayersOfBin } = history;
  const lists = [history.payer, history.card, history.email, history.ip, history.device, newPayersOfBin ?? []];
  if (lists.every((list) => list.every((activity) => activity.trusted))) return history;
  return {
    payer: history.payer.filter((activity) => activity.trusted),
    card: history.card.filter((activity) => activity.trusted),
    email: history.email.filter((activity) => activity.trusted),
    ip: history.ip.filter((activity) => activity.trusted),
    device: history.device.filter((activity) => activity.trusted),
    ...(newPayersOfBin && { newPayersOfBin: newPayersOfBin.filter((activity) => activity.trusted) }),
  };
}
