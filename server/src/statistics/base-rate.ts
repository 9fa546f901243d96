// An organization's base rate of fraud, towards which the fraud rates of identifiers are smoothed.

import type pg from "pg";
import { readAs } from "../platform/tenancy/tenancy.ts";
import { dateOf, systemClock } from "../platform/time/clock.ts";
import { BROWSER, facts, RATE_DAYS, WHOLE_ORGANIZATION } from "./counted-facts.ts";

/** Base rate of an organization without outcomes: about the card industry's. */
export const DEFAULT_BASE_RATE = 0.002;

/** Prior weight of the industry's rate, in payments: ten frauds. */
const PRIOR_PAYMENTS = 5000;

/** The base rate, 0 to 1, over the days of fraud rates: confirmed frauds among pay-ins that were not declined, excluding browsers, which can create any number of payments. Computed from daily figures. */
export async function readBaseRate(pool: pg.Pool, organizationId: string, now = dateOf(systemClock)): Promise<number> {
  const [row] = await readAs<{ frauds: string; payments: string }>(
    pool,
    organizationId,
    `SELECT coalesce(sum((f.value -> 0)::bigint) FILTER (WHERE fact = '${facts.fraud}'), 0) AS frauds,
       coalesce(sum((f.value -> 0)::bigint) FILTER (WHERE fact = '${facts.assessments}' AND split_part(f.key, '|', 2) <> 'decline'), 0) AS payments
     FROM statistics s CROSS JOIN LATERAL jsonb_each(s.figures) AS f
     WHERE organization_id = $1 AND submerchant_id = '${WHOLE_ORGANIZATION}' AND grain = 'day' AND fact IN ('${facts.assessments}', '${facts.fraud}')
       AND bucket BETWEEN date_trunc('day', $2::timestamptz, 'UTC') - interval '${RATE_DAYS.oldest} days' AND date_trunc('day', $2::timestamptz, 'UTC') - interval '${RATE_DAYS.youngest} days'
       AND split_part(f.key, '|', 1) = 'payin' AND split_part(f.key, '|', 4) <> '${BROWSER}'`,
    [organizationId, now],
  );
  const [frauds, payments] = [Number(row?.frauds), Number(row?.payments)];
  return (frauds + PRIOR_PAYMENTS * DEFAULT_BASE_RATE) / (Math.max(payments, frauds) + PRIOR_PAYMENTS);
}
