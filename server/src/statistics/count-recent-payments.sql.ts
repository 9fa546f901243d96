// Payments of the latest days and of the days before, from the hourly and daily figures.

import type pg from "pg";
import { readAs } from "../platform/tenancy/tenancy.ts";
import type { Flow } from "../scoring/situation/transaction.ts";
import { BROWSER, facts, WHOLE_ORGANIZATION } from "./counted-facts.ts";

/** Payments of a flow. */
export interface PaymentCounts {
  readonly flow: Flow;
  readonly lately: string;
  readonly before: string;
  /** Days before of which anything is known. */
  readonly days: string;
}

const STATEMENT = `SELECT split_part(f.key, '|', 1) AS flow, coalesce(sum((f.value -> 0)::bigint) FILTER (WHERE grain = 'hour'), 0) AS lately,
    coalesce(sum((f.value -> 0)::bigint) FILTER (WHERE grain = 'day'), 0) AS before, count(DISTINCT bucket) FILTER (WHERE grain = 'day') AS days
  FROM statistics s CROSS JOIN LATERAL jsonb_each(s.figures) AS f
  WHERE organization_id = $1 AND submerchant_id = '${WHOLE_ORGANIZATION}' AND fact = '${facts.assessments}'
    AND (grain = 'hour' AND bucket >= $2 OR grain = 'day' AND bucket >= $3 AND bucket < $4)
    AND split_part(f.key, '|', 2) <> 'decline' AND split_part(f.key, '|', 4) <> '${BROWSER}'
  GROUP BY 1`;

/** Payments since `lately` by hour, and from `from` until before `until` by day (all in ms). Declined payments and those that browsers requested are left out. */
export function countRecentPayments(pool: pg.Pool, organizationId: string, lately: number, from: number, until: number): Promise<PaymentCounts[]> {
  return readAs<PaymentCounts>(pool, organizationId, STATEMENT, [organizationId, new Date(lately), new Date(from), new Date(until)]);
}
