// How many payments an organization has lately against what is usual there: in a season of sales everybody pays more often, and nobody in particular is conspicuous.

import type pg from "pg";
import { readAs } from "../../platform/tenancy/tenancy.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { DAY, HOUR } from "../../platform/time/time.ts";
import { PACE_DAYS } from "../../scoring/engine/features.ts";
import type { Flow } from "../../scoring/engine/transaction.ts";
import { BROWSER, facts, WHOLE_ORGANIZATION } from "./counted-facts.ts";

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
  const rows = await readAs<{ flow: Flow; lately: string; before: string; days: string }>(
    pool,
    organizationId,
    `SELECT split_part(f.key, '|', 1) AS flow, coalesce(sum((f.value -> 0)::bigint) FILTER (WHERE grain = 'hour'), 0) AS lately,
       coalesce(sum((f.value -> 0)::bigint) FILTER (WHERE grain = 'day'), 0) AS before, count(DISTINCT bucket) FILTER (WHERE grain = 'day') AS days
     FROM statistics s CROSS JOIN LATERAL jsonb_each(s.figures) AS f
     WHERE organization_id = $1 AND submerchant_id = '${WHOLE_ORGANIZATION}' AND fact = '${facts.assessments}'
       AND (grain = 'hour' AND bucket >= $2 OR grain = 'day' AND bucket >= $3 AND bucket < $4)
       AND split_part(f.key, '|', 2) <> 'decline' AND split_part(f.key, '|', 4) <> '${BROWSER}'
     GROUP BY 1`,
    [organizationId, new Date(since), new Date(firstDay - USUAL.days * DAY), new Date(firstDay)],
  );
  return { ...USUAL_PACE, ...Object.fromEntries(rows.map((row) => [row.flow, paceOf(Number(row.lately), Number(row.before), Number(row.days))])) };
}

function paceOf(lately: number, before: number, days: number): number {
  if (days < USUAL.least || lately < USUAL.payments || before < USUAL.payments) return 1;
  return Math.min(MOST, Math.max(1, lately / PACE_DAYS / (before / days)));
}
