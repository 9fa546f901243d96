// What a backtest counts, as plain JSON: a backtest that is interrupted goes on with it.
import type { Decision } from "../../scoring/engine/score.ts";
import { strictness } from "../../scoring/engine/score.ts";
import type { Recomputed } from "./recompute.ts";

/** What became of a payment. */
export type Label = "fraud" | "good" | null;

/** Minor units by currency. */
export type Sums = Record<string, number>;

/** Payments by what became of them. */
export interface Counts {
  total: number;
  frauds: number;
  goods: number;
  declined: number;
  amounts: Sums;
  fraudAmounts: Sums;
  goodAmounts: Sums;
}

/** An example of a changed decision. */
export interface Example {
  readonly session_id: string;
  readonly from: Decision;
  readonly to: Decision;
  readonly risk_score: number;
  readonly label: Label;
}

/** A day. */
export interface DayCounters {
  payments: number;
  matched: number;
  matchedFrauds: number;
  stricter: number;
  milder: number;
}

/** Everything that is counted. */
export interface Counters {
  payments: number;
  frauds: number;
  skipped: number;
  failed: number;
  matched: Counts;
  /** By `from>to`. */
  changes: Record<string, Counts>;
  money: { fraudStopped: Sums; fraudLetThrough: Sums; goodRefused: Sums; goodReleased: Sums };
  /** By ISO day. */
  days: Record<string, DayCounters>;
  stricter: Example[];
  milder: Example[];
  /** Milliseconds of work. */
  spent: number;
}

/** Examples of each kind. */
const EXAMPLES = 100;

/** Nothing counted. */
export function noCounters(): Counters {
  return {
    payments: 0,
    frauds: 0,
    skipped: 0,
    failed: 0,
    matched: emptyCounts(),
    changes: {},
    money: { fraudStopped: {}, fraudLetThrough: {}, goodRefused: {}, goodReleased: {} },
    days: {},
    stricter: [],
    milder: [],
    spent: 0,
  };
}

const emptyCounts = (): Counts => ({ total: 0, frauds: 0, goods: 0, declined: 0, amounts: {}, fraudAmounts: {}, goodAmounts: {} });

/** A payment that is counted. */
export interface CountedPayment {
  readonly sessionId: string;
  /** ISO day. */
  readonly day: string;
  readonly label: Label;
  /** The decision in the answer was a decline. */
  readonly declined: boolean;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Adds a payment. */
export function count(counters: Counters, payment: CountedPayment, { from, to, score, matched, failed }: Recomputed): void {
  const { label, currency, amountMinor } = payment;
  counters.days[payment.day] ??= { payments: 0, matched: 0, matchedFrauds: 0, stricter: 0, milder: 0 };
  const day = counters.days[payment.day] as DayCounters;
  counters.payments += 1;
  day.payments += 1;
  if (label === "fraud") counters.frauds += 1;
  if (failed) counters.failed += 1;
  if (matched) {
    add(counters.matched, payment);
    day.matched += 1;
    if (label === "fraud") day.matchedFrauds += 1;
  }
  if (from === to) return;
  const change = `${from}>${to}`;
  counters.changes[change] ??= emptyCounts();
  add(counters.changes[change] as Counts, payment);
  const isStricter = strictness(to) > strictness(from);
  day[isStricter ? "stricter" : "milder"] += 1;
  const examples = counters[isStricter ? "stricter" : "milder"];
  examples.push({ session_id: payment.sessionId, from, to, risk_score: score, label });
  if (examples.length > EXAMPLES) examples.shift();
  if (label === null || stops(from) === stops(to)) return;
  const { money } = counters;
  const sums = label === "fraud" ? (stops(to) ? money.fraudStopped : money.fraudLetThrough) : stops(to) ? money.goodRefused : money.goodReleased;
  sums[currency] = (sums[currency] ?? 0) + amountMinor;
}

/** Does a decision keep the money from moving? A review holds it. */
const stops = (decision: Decision): boolean => strictness(decision) >= strictness("review");

function add(counts: Counts, { label, declined, amountMinor, currency }: CountedPayment): void {
  const sum = (sums: Sums): void => {
    sums[currency] = (sums[currency] ?? 0) + amountMinor;
  };
  counts.total += 1;
  if (declined) counts.declined += 1;
  sum(counts.amounts);
  if (label === "fraud") {
    counts.frauds += 1;
    sum(counts.fraudAmounts);
  }
  if (label === "good") {
    counts.goods += 1;
    sum(counts.goodAmounts);
  }
}
