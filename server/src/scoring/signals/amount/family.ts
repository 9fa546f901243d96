// The amount against what is usual.

import { DAY } from "../../../platform/time/time.ts";
import { moneyAtStake } from "../../data/dollars.ts";
import { grade } from "../../situation/curve.ts";
import type { Activity, Features } from "../../situation/features.ts";
import { wentBefore } from "../payout/family.ts";
import type { Situation } from "../signal.ts";

/** Earlier payments from which on a payer has a usual amount, and from which on it is well known; the days that count. */
const USUAL = { foot: 1, full: 5, days: 30 };

/** An earlier payment of the payer, or payout of the origin. */
type Paid = Pick<Activity, "at" | "currency" | "amountMinor">;

/** What the payer usually pays: by good payments, or by the payments of the last 30 days while too few are known to be good. */
interface Usual {
  /** Minor units. */
  readonly amount: number;
  /** Minor units; never below a twentieth of the amount. */
  readonly deviation: number;
  /** How well it is known, 0 to 1: by the number of payments. */
  readonly known: number;
}

/** Smallest deviation as a part of the usual amount: a payer of equal amounts does not fire it by a few cents more. */
const LEAST_DEVIATION = 0.05;

/** Cached by features, because several signals use it. */
const known = new WeakMap<Features, Usual | { readonly amount: undefined }>();

export function usualOf(situation: Situation): Usual | undefined {
  let usual = known.get(situation.features);
  if (usual === undefined) {
    usual = computeUsual(situation) ?? { amount: undefined };
    known.set(situation.features, usual);
  }
  return usual.amount === undefined ? undefined : usual;
}

function computeUsual({ transaction, features }: Situation): Usual | undefined {
  const habit = features.payout === undefined ? features.counters?.amounts : undefined;
  // where everybody pays more than usual, as before holidays, that is no news about this payer
  const shift = Math.max(1, features.amountProfile?.shift ?? 1);
  if (habit !== undefined && habit.payments >= USUAL.full && habit.currency === transaction.currency && habit.mean > 0)
    return { amount: shift * habit.mean, deviation: shift * (habit.deviation + LEAST_DEVIATION * habit.mean), known: 1 };
  const amounts = pastOf({ transaction, features }, USUAL.days).map((paid) => paid.amountMinor);
  const known = grade(amounts.length, USUAL);
  if (known === 0) return undefined;
  amounts.sort((a, b) => a - b);
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  const amount = Math.max(middleOf(amounts), mean);
  // robust against a few unusual payments (Rousseeuw and Croux 1993: 1.4826 makes it the deviation of a normal distribution)
  const absolute = amounts.map((one) => Math.abs(one - amount)).sort((a, b) => a - b);
  return { amount: shift * amount, deviation: shift * (1.4826 * middleOf(absolute) + 2 * LEAST_DEVIATION * amount), known };
}

/** Median of sorted numbers. */
function middleOf(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Earlier payments of the payer, or payouts of the origin, of the last days, in the currency of this one. */
export function pastOf({ transaction, features }: Pick<Situation, "transaction" | "features">, days: number): Paid[] {
  const from = transaction.assessedAt - days * DAY;
  const past: readonly Paid[] = features.payout === undefined ? features.history.payer : wentBefore(features.payout.keys, features.payout.past.origin);
  return past.filter((paid) => paid.at >= from && paid.currency === transaction.currency && paid.amountMinor > 0);
}

/** The amount as a multiple of the payer's usual one, and the part (0 to 1) that counts: by the money at stake and by how well the usual amount is known. */
export function timesUsual(situation: Situation): { readonly ratio: number; readonly part: number } | undefined {
  const { amountMinor, currency } = situation.transaction;
  const usual = usualOf(situation);
  return usual && { ratio: amountMinor / usual.amount, part: usual.known * moneyAtStake(amountMinor, currency) };
}

/** Signals by which the amount itself explains a fraud. */
const OF_AMOUNT: readonly string[] = [
  "AMOUNT_ANOMALY_PAYER",
  "AMOUNT_DEVIATION_PAYER",
  "PAYER_UNUSUAL_RECENTLY",
  "AMOUNT_ABOVE_ORG_P99",
  "NEW_PAYER_LARGE_AMOUNT",
];

/** The part (0 to 1) of a fraud that the amount does not explain: what it is evidence about the terminal, the device or the card range that it came through. */
export function unexplainedByAmount(signals: readonly { readonly code: string; readonly weight: number }[]): number {
  return signals.reduce((part, { code, weight }) => (OF_AMOUNT.includes(code) ? part * (1 - Math.min(100, Math.max(0, weight)) / 100) : part), 1);
}

/** Part of the strength under a distribution that is not the organization's own. */
export const PRIOR_STRENGTH = 0.6;
