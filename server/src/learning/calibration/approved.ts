// Approved payments of an organization in a period: a calibration needs outcomes of most of them.

import type pg from "pg";
import { readAs } from "../../platform/tenancy/tenancy.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import { BROWSER, facts, WHOLE_ORGANIZATION } from "../../statistics/counted-facts.ts";

/** Approved payments of a flow that calls of the organization's own made, on the UTC days between two times (epoch milliseconds), both included. */
export async function countApproved(pool: pg.Pool, organizationId: string, flow: Flow, from: number, to: number): Promise<number> {
  const [row] = await readAs<{ payments: string }>(
    pool,
    organizationId,
    `SELECT coalesce(sum((f.value -> 0)::bigint), 0) AS payments FROM statistics s CROSS JOIN LATERAL jsonb_each(s.figures) AS f
     WHERE s.organization_id = $1 AND s.submerchant_id = '${WHOLE_ORGANIZATION}' AND s.grain = 'day' AND s.fact = '${facts.assessments}'
       AND s.bucket BETWEEN date_trunc('day', $2::timestamptz, 'UTC') AND $3
       AND split_part(f.key, '|', 1) = $4 AND split_part(f.key, '|', 2) = 'approve' AND split_part(f.key, '|', 4) <> '${BROWSER}'`,
    [organizationId, new Date(from), new Date(to), flow],
  );
  return Number(row?.payments);
}
