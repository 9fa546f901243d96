// The amount against what is usual.
import { DAY, HOUR } from "../../../platform/time/time.ts";
import { microAmount, moneyAtStake } from "../data/dollars.ts";
import type { Activity, Features } from "../features.ts";
import { grade } from "../policy.ts";
import { graded, type Observation, type SignalFamily, type Situation, scaled, whole } from "../signal.ts";
import { wentBefore } from "./payout.ts";

/** Earlier payments from which on a payer has a usual amount, and from which on it is well known; the days that count. */
const USUAL = { foot: 1, full: 5, days: 30 };

/** An earlier payment of the payer, or payout of the origin. */
type Paid = Pick<Activity, "at" | "currency" | "amountMinor">;

export const amountSignals: SignalFamily = {
  AMOUNT_ANOMALY_PAYER: anomaly,
  AMOUNT_DEVIATION_PAYER: deviation,
  PAYER_UNUSUAL_RECENTLY: unusualLately,
  AMOUNT_ABOVE_ORG_P99: aboveOrganization,
  NEW_PAYER_LARGE_AMOUNT: largeForNewPayer,
  MICRO_AMOUNT: ({ transaction: { amountMinor, currency } }) => (microAmount(amountMinor, currency) ? whole(amountMinor, "about 1 USD") : undefined),
};

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

function usualOf(situation: Situation): Usual | undefined {
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
function pastOf({ transaction, features }: Pick<Situation, "transaction" | "features">, days: number): Paid[] {
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

/** The amount as a multiple of the payer's usual one. */
function anomaly(situation: Situation): Observation | undefined {
  const times = timesUsual(situation);
  return times && scaled(graded(situation, "AMOUNT_ANOMALY_PAYER", times.ratio), times.part);
}

/** The amount above the payer's usual one in standard deviations. */
function deviation(situation: Situation): Observation | undefined {
  const { amountMinor, currency } = situation.transaction;
  const usual = usualOf(situation);
  // a deviation of two or three payments is none
  if (usual === undefined || usual.known < 1) return undefined;
  return scaled(graded(situation, "AMOUNT_DEVIATION_PAYER", (amountMinor - usual.amount) / usual.deviation), moneyAtStake(amountMinor, currency));
}

/** Deviations from which a payment is unusual, and from which earlier ones are counted, within how many days. */
const UNUSUAL = { now: 2, earlier: 3, days: 14 };

/** Unusual payments of the payer within two weeks before one that is unusual itself: each alone is mild. */
function unusualLately(situation: Situation): Observation | undefined {
  const { amountMinor, currency } = situation.transaction;
  const usual = usualOf(situation);
  if (usual === undefined || usual.known < 1) return undefined;
  const unusual = (amount: number, deviations: number): boolean => amount > usual.amount + deviations * usual.deviation;
  const earlier = pastOf(situation, UNUSUAL.days).filter((paid) => unusual(paid.amountMinor, UNUSUAL.earlier)).length;
  return scaled(graded(situation, "PAYER_UNUSUAL_RECENTLY", unusual(amountMinor, UNUSUAL.now) ? earlier : 0), moneyAtStake(amountMinor, currency));
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
const PRIOR_STRENGTH = 0.6;

/** The amount among the highest of the organization or, while its own are not known, among the highest of its segment. */
function aboveOrganization(situation: Situation): Observation | undefined {
  const { amountProfile, amountPrior } = situation.features;
  const profile = amountProfile ?? amountPrior;
  const { amountMinor } = situation.transaction;
  if (profile === undefined || profile.p99 <= 0) return undefined;
  const span = Math.log(Math.max(profile.p999, profile.p99 * 1.1) / profile.p99);
  return scaled(
    graded(situation, "AMOUNT_ABOVE_ORG_P99", Math.log(Math.max(1, amountMinor) / profile.p99) / span),
    amountProfile === undefined ? PRIOR_STRENGTH : 1,
  );
}

/** The amount of a payer without any earlier payment, as a multiple of the organization's 90th percentile: there is no habit to compare it with. */
function largeForNewPayer(situation: Situation): Observation | undefined {
  const { amountProfile, amountPrior, counters, history } = situation.features;
  const profile = amountProfile ?? amountPrior;
  if (profile === undefined || profile.p90 <= 0 || (counters?.captured ?? 0) > 0 || (situation.transaction.previousOrders ?? 0) > 0) return undefined;
  const hourAgo = situation.transaction.assessedAt - HOUR;
  if (history.payer.some(({ at }) => at < hourAgo)) return undefined;
  const { amountMinor, currency } = situation.transaction;
  const part = moneyAtStake(amountMinor, currency) * (amountProfile === undefined ? PRIOR_STRENGTH : 1);
  if (part === 0) return undefined;
  return scaled(graded(situation, "NEW_PAYER_LARGE_AMOUNT", amountMinor / (profile.p90 * Math.max(1, profile.shift ?? 1))), part);
}
