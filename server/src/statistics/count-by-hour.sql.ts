// Pay-ins that were not declined and their confirmed frauds by hour of the day, from the hourly figures.

import type pg from "pg";
import { readAs } from "../platform/tenancy/tenancy.ts";
import { BROWSER, facts, WHOLE_ORGANIZATION } from "./counted-facts.ts";

/** Pay-ins that were not declined, and how many of them are confirmed frauds. */
export interface HourCounts {
  /** 0 to 23, UTC. */
  readonly hour: number;
  readonly payments: number;
  readonly frauds: number;
}

const STATEMENT = `SELECT extract(hour FROM bucket AT TIME ZONE 'UTC')::int AS hour,
    coalesce(sum((f.value -> 0)::bigint) FILTER (WHERE fact = '${facts.assessments}'), 0)::float8 AS payments,
    coalesce(sum((f.value -> 0)::bigint) FILTER (WHERE fact = '${facts.fraud}'), 0)::float8 AS frauds
  FROM statistics s CROSS JOIN LATERAL jsonb_each(s.figures) AS f
  WHERE organization_id = $1 AND submerchant_id = '${WHOLE_ORGANIZATION}' AND grain = 'hour' AND fact IN ('${facts.assessments}', '${facts.fraud}')
    AND bucket >= $2 AND bucket < $3 AND split_part(f.key, '|', 1) = 'payin' AND split_part(f.key, '|', 2) <> 'decline' AND split_part(f.key, '|', 4) <> '${BROWSER}'
  GROUP BY 1`;

/** From `from` until before `until` (both in ms); hours without any are left out. */
export function countByHour(pool: pg.Pool, organizationId: string, from: number, until: number): Promise<HourCounts[]> {
  return readAs<HourCounts>(pool, organizationId, STATEMENT, [organizationId, new Date(from), new Date(until)]);
}
