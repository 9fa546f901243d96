// How far back activity is read, by identifier, in milliseconds: at least as far as the longest window of its signals, which each has its own (signals/). The indexes of
// the activity tables are divided into buckets of time.

import { firstIdAt } from "../../platform/ids/uuid.ts";
import { DAY, HOUR } from "../../platform/time/time.ts";

/** Identifiers that activity is looked up by, and their windows. */
export const activityWindows = { payer: 90 * DAY, card: 30 * DAY, email: HOUR, ip: HOUR, device: 7 * DAY, new_payer_bin: HOUR } as const;

/**
 * Widths of the buckets that the indexes of activity are divided into: as wide as the windows, so that new rows are in the part of an index that is in memory. That of addresses is
 * wider, because a dispute looks back thirty days at who else used the address (feedback/outcomes/find-payers-of-values.sql.ts): 31 look-ups instead of 720.
 */
export const activityBuckets = { ...activityWindows, email: DAY } as const satisfies Readonly<Record<keyof typeof activityWindows, number>>;

/** An identifier that activity is looked up by. */
export type ActivityIdentifier = keyof typeof activityWindows;

/** The identifiers, in the order of the read's parameters. */
export const activityIdentifiers = ["payer", "card", "email", "ip", "device", "new_payer_bin"] as const satisfies readonly ActivityIdentifier[];

/** Milliseconds by which a session's identifier may be younger or older than its assessment, with clocks of servers that differ. */
const APART = HOUR;

/**
 * Upper bound of current session ids, then for each identifier the lower bound of its window. `now`: epoch milliseconds. Excludes sessions of a clock that
 * is a day ahead.
 */
export function sessionBounds(now: number): string {
  return `{${[now + DAY, ...activityIdentifiers.map((identifier) => now - activityWindows[identifier] - APART)].map(firstIdAt).join(",")}}`;
}

/** Identifiers that activity is searched by and no signal looks back at, with the widths of the buckets that their indexes are divided into. */
export const searchBuckets = { phone: 30 * DAY, account: 30 * DAY } as const;

/** Identifiers that payouts are looked up by, and their windows. */
export const payoutWindows = { account: 90 * DAY, beneficiary: 90 * DAY, origin: 90 * DAY, device: 7 * DAY } as const;

/** An identifier that payouts are looked up by. */
export type PayoutIdentifier = keyof typeof payoutWindows;

/** Look-back window of an origin's last payout and beneficiaries: two years, in milliseconds. */
export const PAYOUT_MEMORY = 730 * DAY;

/** Widths of the buckets that the indexes of payouts are divided into: wider than the windows, so that most look-ups need one bucket. */
export const payoutBuckets = {
  account: 365 * DAY,
  beneficiary: 365 * DAY,
  origin: 365 * DAY,
  pair: 365 * DAY,
  email: 365 * DAY,
  phone: 365 * DAY,
  ip: 365 * DAY,
  device: 28 * DAY,
} as const;

/** The newest and the oldest bucket of a width in a window before `now` (epoch milliseconds). */
export function bucketsOf(span: number, width: number, now: number): readonly [number, number] {
  return [Math.floor(now / width), Math.floor((now - span) / width)];
}
