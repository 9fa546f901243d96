// The amount against what is usual.
import { DAY } from "../../../platform/time/time.ts";
import { microAmount, moneyAtStake } from "../data/dollars.ts";
import type { Activity } from "../features.ts";
import { graded, type Observation, type SignalFamily, type Situation, weaker, whole } from "../signal.ts";
import { wentBefore } from "./payout.ts";

/** Earlier payments from which a payer's usual amount is known, and the days that count. */
const USUAL = { payments: 5, days: 30 };

/** An earlier payment of the payer, or payout of the origin. */
type Paid = Pick<Activity, "at" | "currency" | "amountMinor">;

export const amountSignals: SignalFamily = {
  AMOUNT_ANOMALY_PAYER: anomaly,
  AMOUNT_ABOVE_ORG_P99: aboveOrganization,
  MICRO_AMOUNT: ({ transaction: { amountMinor, currency } }) => (microAmount(amountMinor, currency) ? whole(amountMinor, "about 1 USD") : undefined),
};

/** The amount against the payer's usual one; as far as it is money that matters. */
function anomaly(situation: Situation): Observation | undefined {
  const { transaction, features } = situation;
  const atStake = moneyAtStake(transaction.amountMinor, transaction.currency);
  if (atStake === 0) return undefined;
  const from = transaction.assessedAt - USUAL.days * DAY;
  const past: readonly Paid[] = features.payout === undefined ? features.history.payer : wentBefore(features.payout.keys, features.payout.past.origin);
  const amounts = past.filter((paid) => paid.at >= from && paid.currency === transaction.currency && paid.amountMinor > 0).map((paid) => paid.amountMinor);
  if (amounts.length < USUAL.payments) return undefined;
  amounts.sort((a, b) => a - b);
  const middle = amounts.length >> 1;
  const median = amounts.length % 2 === 1 ? (amounts[middle] ?? 0) : ((amounts[middle - 1] ?? 0) + (amounts[middle] ?? 0)) / 2;
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  return weaker(graded(situation, "AMOUNT_ANOMALY_PAYER", transaction.amountMinor / Math.max(median, mean)), atStake);
}

/** How far a distribution that is not the organization's own is believed. */
const PRIOR_STRENGTH = 0.6;

/** The amount among the highest of the organization or, while its own are not known, among the highest of its segment. */
function aboveOrganization(situation: Situation): Observation | undefined {
  const { amountProfile, amountPrior } = situation.features;
  const profile = amountProfile ?? amountPrior;
  const { amountMinor } = situation.transaction;
  if (profile === undefined || profile.p99 <= 0 || amountMinor <= profile.p99) return undefined;
  const span = Math.log(Math.max(profile.p999, profile.p99 * 1.1) / profile.p99);
  return weaker(graded(situation, "AMOUNT_ABOVE_ORG_P99", Math.log(amountMinor / profile.p99) / span), amountProfile === undefined ? PRIOR_STRENGTH : 1);
}
