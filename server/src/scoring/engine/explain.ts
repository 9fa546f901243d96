// Explains the decision of an assessment, from stored data only: later changes of weights and curves do not affect it.
import type { Thresholds } from "../situation/policy.ts";
import type { FiredSignal } from "./evaluate.ts";
import { type Decision, decisionOf, decisions, scoreOf, strictness } from "./score.ts";

/** A signal that fired, as stored: its code may be of an older catalogue. */
export type StoredSignal = Omit<FiredSignal, "code"> & { readonly code: string };

/** A decision, and what it was based on. */
export interface StoredDecision {
  readonly decision: Decision;
  readonly score: number;
  /** Strongest first. */
  readonly signals: readonly StoredSignal[];
  readonly thresholds: Thresholds;
  /** The score declines it, and it was approved to evaluate the score. */
  readonly holdout?: boolean;
}

/** What determined a decision. */
export type DecidedBy = "score" | "rule" | "blocklist_entry" | "review_entry" | "browser_activity" | "sandbox" | "holdout";

/** A milder decision, and the signals without which it would have resulted. */
export interface Change {
  readonly decision: Decision;
  readonly score: number;
  /** Codes, strongest first. */
  readonly without: readonly string[];
  /** Points of the score to that decision; undefined if the score did not decide. */
  readonly distance: number | undefined;
}

/** Signals that set the score regardless of weights: they contribute the remainder. */
const SETTLING: readonly string[] = ["BLOCKLIST_BLOCK", "SANDBOX_OVERRIDE"];

/**
 * Points that each signal contributes to the score, in the order of the signals: the change of the score when this one is added to those before it. They
 * add up to the score, to the decimal.
 */
export function contributionsOf({ score, signals }: Pick<StoredDecision, "score" | "signals">): number[] {
  const weights: number[] = [];
  let reached = 0;
  const points = signals.map(({ code, weight }) => {
    if (SETTLING.includes(code)) return undefined;
    weights.push(weight);
    const before = reached;
    reached = tenths(scoreOf(weights));
    return reached - before;
  });
  const missing = tenths(score) - reached;
  return points.map((made) => (made ?? missing) / 10);
}

/** One decimal as an integer: sums of it are exact. */
const tenths = (score: number): number => Math.round(score * 10);

/** What determined the decision. */
export function decidedBy({ decision, score, signals, thresholds, holdout }: StoredDecision): DecidedBy {
  const fired = (code: string): boolean => signals.some((signal) => signal.code === code);
  if (holdout === true) return "holdout";
  if (fired("SANDBOX_OVERRIDE")) return "sandbox";
  if (fired("BLOCKLIST_BLOCK")) return "blocklist_entry";
  if (ruled({ decision, score, signals, thresholds })) return "rule";
  if (fired("BROWSER_ACTIVITY_SUSPICIOUS")) return "browser_activity";
  return fired("BLOCKLIST_REVIEW") && decision === "review" && strictness(decisionOf(score, thresholds)) < strictness("review") ? "review_entry" : "score";
}

/** Did a rule set the decision, over the score? */
function ruled({ decision, score, signals, thresholds }: Pick<StoredDecision, "decision" | "score" | "signals" | "thresholds">): boolean {
  const byScore = strictness(decisionOf(score, thresholds));
  if (signals.some(({ approves }) => approves === true) && strictness(decision) < byScore) return true;
  return strictness(decision) > byScore && signals.some(({ floor }) => floor === decision);
}

/** The list entry that determined the decision. */
export function settlingEntry(stored: StoredDecision): string | undefined {
  const code = { blocklist_entry: "BLOCKLIST_BLOCK", review_entry: "BLOCKLIST_REVIEW" }[decidedBy(stored) as string];
  return stored.signals.find((signal) => signal.code === code)?.entryId;
}

/**
 * The nearest change that would have given a milder decision: the fewest signals to leave out, and of these the weakest (minimising
 * the strongest of them, then the next one). Undefined for an approval, a sandbox value, and if the thresholds are unknown.
 */
export function nearestChange(stored: StoredDecision): Change | undefined {
  const { decision, signals } = stored;
  if (decision === "approve" || decidedBy(stored) === "sandbox" || verdictOf(stored, signals).decision !== decision) return undefined;
  const milder = (silent: readonly StoredSignal[]): boolean => strictness(verdictOf(stored, without(signals, silent)).decision) < strictness(decision);
  const binding = signals.filter((signal) => strictness(floorOf(signal, decision)) >= strictness(decision));
  const others = signals.filter((signal) => signal.weight > 0 && !binding.includes(signal));
  const fewest = [...others.keys(), others.length].find((count) => milder([...binding, ...others.slice(0, count)]));
  if (fewest === undefined) return undefined;
  const silent = [...binding];
  for (const [index, signal] of others.entries()) {
    const open = binding.length + fewest - silent.length;
    const weaker = others.slice(index + 1, index + 1 + open);
    if (open > 0 && (weaker.length < open || !milder([...silent, ...weaker]))) silent.push(signal);
  }
  const reached = verdictOf(stored, without(signals, silent));
  return {
    ...reached,
    without: signals.filter((signal) => silent.includes(signal)).map(({ code }) => code),
    distance: decidedBy(stored) === "score" ? distance(stored, reached.decision) : undefined,
  };
}

const without = (signals: readonly StoredSignal[], silent: readonly StoredSignal[]): StoredSignal[] => signals.filter((signal) => !silent.includes(signal));

/** The mildest decision that a signal allows, whatever the score. */
function floorOf({ code, floor }: StoredSignal, decided: Decision): Decision {
  if (floor !== undefined) return floor;
  if (code === "BLOCKLIST_BLOCK") return "decline";
  if (code === "BLOCKLIST_REVIEW") return "review";
  return code === "BROWSER_ACTIVITY_SUSPICIOUS" ? decided : "approve";
}

/** The result of these signals alone. */
export function verdictOf(
  { decision, thresholds }: Pick<StoredDecision, "decision" | "thresholds">,
  signals: readonly StoredSignal[],
): { decision: Decision; score: number } {
  const score = signals.some(({ code }) => code === "BLOCKLIST_BLOCK") ? 100 : scoreOf(signals.map(({ weight }) => weight));
  const floors = signals.map((signal) => floorOf(signal, decision));
  const strictest = [decisionOf(score, thresholds), ...floors].reduce((one, other) => (strictness(other) > strictness(one) ? other : one));
  return { decision: strictest, score };
}

/** Points between the score and a milder decision: it has to fall below the threshold above that one. */
function distance({ score, thresholds }: StoredDecision, milder: Decision): number {
  const above = decisions[strictness(milder) + 1];
  return above === undefined || above === "approve" ? 0 : Math.round((score - thresholds[above]) * 100) / 100;
}
