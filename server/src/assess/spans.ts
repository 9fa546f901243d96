// How far back the signals look, by identifier, in milliseconds. The indexes of `activity` are divided into buckets of the same width.
import { DAY, HOUR } from "../engine/signal.ts";

/** Identifiers that activity is looked up by, and their spans. */
export const activitySpans = { payer: 30 * DAY, card: DAY, email: HOUR, ip: HOUR, device: 7 * DAY } as const;

/** An identifier that activity is looked up by. */
export type ActivityIdentifier = keyof typeof activitySpans;

/** The buckets that a span before `now` (epoch milliseconds) reaches into, newest first. */
export function bucketsOf(identifier: ActivityIdentifier, now: number): readonly [number, number] {
  const present = Math.floor(now / activitySpans[identifier]);
  return [present, present - 1];
}
