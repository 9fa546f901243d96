// A payer's habit: how much, how often, when and where the payer has paid lately. From the activity that an assessment reads anyway.
import { DAY, HOUR } from "../../platform/time/time.ts";
import { distanceBetween } from "../data/country-positions.ts";
import { locatedCountry } from "../signals/location/family.ts";
import { wentBefore } from "../signals/payout/family.ts";
import type { Situation } from "../signals/signal.ts";
import type { Activity } from "../situation/features.ts";

/** Days of the windows that are counted. */
export const WINDOWS = [1, 3, 7, 14, 30] as const;

/** Earlier payments from which times of day, and days of the week, are a habit. */
const HABIT = { hours: 5, weekdays: 10 };
/** Hours around a time of day that are the same time of day. */
const SAME_TIME = 2;

/** The habit of a payer. */
export interface Habit {
  /** Earlier payments, and their sum in the currency of this one (minor units), by window. */
  readonly windows: readonly { readonly payments: number; readonly amountMinor: number }[];
  readonly hoursSince: number;
  /** Share (0 to 1) of earlier payments at this time of day; undefined: too few. */
  readonly hourFamiliarity: number | undefined;
  /** Share of earlier payments on this day of the week (UTC), times 7; undefined: too few. */
  readonly weekdayFamiliarity: number | undefined;
}

type Paid = Pick<Activity, "at" | "currency" | "amountMinor">;

/** The habit of the payer, or of the origin of a payout; undefined without an earlier payment. At most the latest 40 payments of 90 days are known. */
export function habitOf({ transaction, features }: Situation): Habit | undefined {
  const past: readonly Paid[] = features.payout === undefined ? features.history.payer : wentBefore(features.payout.keys, features.payout.past.origin);
  if (past.length === 0) return undefined;
  const { assessedAt: now, currency } = transaction;
  const windows = WINDOWS.map(() => ({ payments: 0, amountMinor: 0 }));
  let latest = Number.NEGATIVE_INFINITY;
  let sameTime = 0;
  let sameDay = 0;
  const weekday = Math.floor(now / DAY) % 7;
  for (const { at, currency: paidIn, amountMinor } of past) {
    const age = now - at;
    if (at > latest) latest = at;
    for (const [index, days] of WINDOWS.entries()) {
      const window = windows[index];
      if (window === undefined || age > days * DAY) continue;
      window.payments += 1;
      if (paidIn === currency) window.amountMinor += amountMinor;
    }
    const apart = (((now - at) % DAY) + DAY) % DAY;
    if (Math.min(apart, DAY - apart) <= SAME_TIME * HOUR) sameTime += 1;
    if (Math.floor(at / DAY) % 7 === weekday) sameDay += 1;
  }
  return {
    windows,
    hoursSince: Math.max(0, now - latest) / HOUR,
    hourFamiliarity: past.length < HABIT.hours ? undefined : sameTime / past.length,
    weekdayFamiliarity: past.length < HABIT.weekdays ? undefined : (7 * sameDay) / past.length,
  };
}

/** Was the card used by the payer before? Undefined: the payment has no card, or no earlier card of the payer is known. */
export function cardKnown({ features }: Situation): boolean | undefined {
  const { card } = features.keys;
  if (card === null) return undefined;
  let others = false;
  for (const earlier of features.history.payer) {
    if (earlier.card === card) return true;
    if (earlier.card !== null) others = true;
  }
  return others ? false : undefined;
}

/** Kilometres from the country of the connection to the nearest country of the payer's earlier connections; undefined: not known. */
export function kilometresFromUsual({ transaction, features }: Situation): number | undefined {
  const country = locatedCountry(transaction);
  if (country === undefined) return undefined;
  let nearest: number | undefined;
  for (const { country: earlier } of features.history.payer) {
    if (earlier === country) return 0;
    const kilometres = earlier === null ? undefined : distanceBetween(earlier, country);
    if (kilometres !== undefined && kilometres < (nearest ?? Number.POSITIVE_INFINITY)) nearest = kilometres;
  }
  return nearest;
}
