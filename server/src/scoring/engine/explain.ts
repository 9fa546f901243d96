// Why an assessment came out as it did. Pure arithmetic over what was stored of it: weights and curves that changed since change nothing here.
import type { FiredSignal } from "./evaluate.ts";
import type { Thresholds } from "./policy.ts";
import { type Decision, decisionOf, decisions, scoreOf, strictness } from "./score.ts";

/** A signal that fired, as stored: its code may be of an older catalogue. */
export type StoredSignal = Omit<FiredSignal, "code"> & { readonly code: string };

/** What was decided, and on what. */
export interface Judged {
  readonly decision: Decision;
  readonly score: number;
  /** Strongest first. */
  readonly signals: readonly StoredSignal[];
  readonly thresholds: Thresholds;
}

/** What settled a decision. */
export type DecidedBy = "score" | "blocklist_entry" | "review_entry" | "browser_activity" | "sandbox";

/** A milder decision, and the signals whose silence would have given it. */
export interface Change {
  readonly decision: Decision;
  readonly score: number;
  /** Codes, strongest first. */
  readonly without: readonly string[];
  /** Points of the score to that decision; undefined where the score did not decide. */
  readonly distance: number | undefined;
}

/** Signals that say what the score is, whatever the weights: they take what is missing. */
const SETTLING: readonly string[] = ["BLOCKLIST_BLOCK", "SANDBOX_OVERRIDE"];

/**
 * Points that each signal made of the score, in the order of the signals: what the score rose or fell by when this one joined those before it. So all
 * of them together are the score, to the decimal.
 */
export function contributionsOf({ score, signals }: Pick<Judged, "score" | "signals">): number[] {
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

/** What settled the decision. */
export function decidedBy({ decision, score, signals, thresholds }: Judged): DecidedBy {
  const fired = (code: string): boolean => signals.some((signal) => signal.code === code);
  if (fired("SANDBOX_OVERRIDE")) return "sandbox";
  if (fired("BLOCKLIST_BLOCK")) return "blocklist_entry";
  if (fired("BROWSER_ACTIVITY_SUSPICIOUS")) return "browser_activity";
  return fired("BLOCKLIST_REVIEW") && decision === "review" && strictness(decisionOf(score, thresholds)) < strictness("review") ? "review_entry" : "score";
}

/** The list entry that settled the decision. */
export function settlingEntry(judged: Judged): string | undefined {
  const code = { blocklist_entry: "BLOCKLIST_BLOCK", review_entry: "BLOCKLIST_REVIEW" }[decidedBy(judged) as string];
  return judged.signals.find((signal) => signal.code === code)?.entryId;
}

/**
 * The nearest change that would have given a milder decision: the fewest signals whose silence does it, and of these the weakest (the strongest of them is
 * as weak as can be, then the next one). Undefined for an approval, and where the signals do not tell: a sandbox value, thresholds that are not known any more.
 */
export function nearestChange(judged: Judged): Change | undefined {
  const { decision, signals } = judged;
  if (decision === "approve" || decidedBy(judged) === "sandbox" || verdictOf(judged, signals).decision !== decision) return undefined;
  const milder = (silent: readonly StoredSignal[]): boolean => strictness(verdictOf(judged, without(signals, silent)).decision) < strictness(decision);
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
  const reached = verdictOf(judged, without(signals, silent));
  return {
    ...reached,
    without: signals.filter((signal) => silent.includes(signal)).map(({ code }) => code),
    distance: decidedBy(judged) === "score" ? distance(judged, reached.decision) : undefined,
  };
}

const without = (signals: readonly StoredSignal[], silent: readonly StoredSignal[]): StoredSignal[] => signals.filter((signal) => !silent.includes(signal));

/** The mildest decision that a signal allows, whatever the score. */
function floorOf({ code }: StoredSignal, decided: Decision): Decision {
  if (code === "BLOCKLIST_BLOCK") return "decline";
  if (code === "BLOCKLIST_REVIEW") return "review";
  return code === "BROWSER_ACTIVITY_SUSPICIOUS" ? decided : "approve";
}

/** What these signals alone would have led to. */
function verdictOf({ decision, thresholds }: Judged, signals: readonly StoredSignal[]): { decision: Decision; score: number } {
  const score = signals.some(({ code }) => code === "BLOCKLIST_BLOCK") ? 100 : scoreOf(signals.map(({ weight }) => weight));
  const floors = signals.map((signal) => floorOf(signal, decision));
  const strictest = [decisionOf(score, thresholds), ...floors].reduce((one, other) => (strictness(other) > strictness(one) ? other : one));
  return { decision: strictest, score };
}

/** Points between the score and a milder decision: it has to fall below the threshold above that one. */
function distance({ score, thresholds }: Judged, milder: Decision): number {
  const above = decisions[strictness(milder) + 1];
  return above === undefined || above === "approve" ? 0 : Math.round((score - thresholds[above]) * 100) / 100;
}
