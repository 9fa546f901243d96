// How far back the signals look, by identifier, in milliseconds. The indexes of the activity tables are divided into buckets of the same width.
import { DAY, HOUR } from "../engine/signal.ts";

/** Identifiers that activity is looked up by, and their spans. */
export const activitySpans = { payer: 30 * DAY, card: DAY, email: HOUR, ip: HOUR, device: 7 * DAY } as const;

/** An identifier that activity is looked up by. */
export type ActivityIdentifier = keyof typeof activitySpans;

/** Identifiers that payouts are looked up by, and their spans. */
export const payoutSpans = { account: 90 * DAY, beneficiary: 90 * DAY, origin: 90 * DAY, device: 7 * DAY } as const;

/** An identifier that payouts are looked up by. */
export type PayoutIdentifier = keyof typeof payoutSpans;

/** Spans before the present one in which an origin's last payout is sought: two years in all. */
export const PAYOUT_SPANS_BACK = 8;

/** The buckets that a span before `now` (epoch milliseconds) reaches into, newest first. */
export function bucketsOf(span: number, now: number): readonly [number, number] {
  const present = Math.floor(now / span);
  return [present, present - 1];
}
