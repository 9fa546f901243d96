// How many payments an organization has lately against what is usual there: in a season of sales everybody pays more often, and nobody in particular is conspicuous.

import type pg from "pg";
import { systemClock } from "../platform/time/clock.ts";
import { DAY, HOUR } from "../platform/time/time.ts";
import { PACE_DAYS } from "../scoring/situation/features.ts";
import type { Flow } from "../scoring/situation/transaction.ts";
import { countRecentPayments } from "./count-recent-payments.sql.ts";

/** Days before the latest ones that make the usual pace, those that have to be known, and the payments that both need. */
const USUAL = { days: 27, least: 7, payments: 50 };
/** Bounds of what is believed: sales double or triple the payments, and what is more may be an attack. */
const MOST = 3;

/** The pace of each flow. */
export type PaymentPace = Readonly<Record<Flow, number>>;

/** The pace of an organization that is not known. */
export const USUAL_PACE: PaymentPace = { payin: 1, payout: 1 };

/**
 * Payments that were not declined of the last three days, as a multiple (1 to 3) of as many usual days, from the hourly and daily figures. Browsers, which can create any
 * number of payments, are left out. 1 where less than a week is known.
 */
export async function readPaymentPace(pool: pg.Pool, organizationId: string, now = systemClock.now()): Promise<PaymentPace> {
  const since = Math.floor(now / HOUR) * HOUR - PACE_DAYS * DAY;
  const firstDay = Math.floor(since / DAY) * DAY;
  const rows = await countRecentPayments(pool, organizationId, since, firstDay - USUAL.days * DAY, firstDay);
  return { ...USUAL_PACE, ...Object.fromEntries(rows.map((row) => [row.flow, paceOf(Number(row.lately), Number(row.before), Number(row.days))])) };
}

function paceOf(lately: number, before: number, days: number): number {
  if (days < USUAL.least || lately < USUAL.payments || before < USUAL.payments) return 1;
  return Math.min(MOST, Math.max(1, lately / PACE_DAYS / (before / days)));
}
