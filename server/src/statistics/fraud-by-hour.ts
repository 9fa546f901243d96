// At which hours of the day an organization's payments turn out to be fraud. It is known from the outcomes alone: no country and no time zone of the payer is needed.

import type pg from "pg";
import { systemClock } from "../platform/time/clock.ts";
import { DAY, HOUR } from "../platform/time/time.ts";
import { countByHour } from "./count-by-hour.sql.ts";
import { RATE_DAYS } from "./counted-facts.ts";

/** Days that are counted, and the frauds in them from which on hours are distinguished. */
const DAYS = 28;
const LEAST_FRAUDS = 20;
/** Payments' worth of the organization's own rate that an hour begins with. */
const PRIOR_PAYMENTS = 500;
const HOURS = 24;

/** How many times as frequent as on the whole fraud is, at least, at each hour of the day in UTC; 1 or more. Undefined while too few frauds are known. */
export type FraudByHour = readonly number[] | undefined;

/** How many times as frequent as on the whole fraud is, at least, at a time (epoch milliseconds); 1 where nothing is known. */
export const hourFraud = (byHour: FraudByHour, at: number): number => byHour?.[Math.floor((at % DAY) / HOUR)] ?? 1;

/**
 * Counted over the 28 days until two days ago, when outcomes begin to be known: confirmed frauds among pay-ins that were not declined, without those of browsers, which can create any number of payments.
 * Two standard deviations of the frauds (Poisson) are left out, so that chance makes no hour conspicuous.
 */
export async function readFraudByHour(pool: pg.Pool, organizationId: string, now = systemClock.now()): Promise<FraudByHour> {
  const until = Math.floor(now / DAY) * DAY - (RATE_DAYS.youngest - 1) * DAY;
  const rows = await countByHour(pool, organizationId, until - DAYS * DAY, until);
  const all = rows.reduce((sum, { payments, frauds }) => ({ payments: sum.payments + payments, frauds: sum.frauds + frauds }), { payments: 0, frauds: 0 });
  if (all.frauds < LEAST_FRAUDS) return undefined;
  const rate = all.frauds / Math.max(all.payments, all.frauds);
  const byHour = new Map(rows.map((row) => [row.hour, row]));
  return Array.from({ length: HOURS }, (_, hour) => {
    const { payments, frauds } = byHour.get(hour) ?? { payments: 0, frauds: 0 };
    const certain = Math.max(0, frauds - 2 * Math.sqrt(frauds));
    return Math.max(1, (certain + PRIOR_PAYMENTS * rate) / (Math.max(payments, frauds) + PRIOR_PAYMENTS) / rate);
  });
}
