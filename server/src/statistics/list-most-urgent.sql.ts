// The most urgent recommendations of a period.
import type { Tenant } from "../platform/tenancy/tenancy.ts";
import { idsOf, type TimeRange } from "./buckets.ts";
import { WITHOUT_CASE } from "./list-recommendations.sql.ts";

/** Number of sessions in the figures of a period. */
const NAMED = 10;

const STATEMENT = `SELECT r.session_id FROM unnest(ARRAY['urgente', 'alta', 'normal', 'baja']) WITH ORDINALITY AS urgency(priority, i)
  CROSS JOIN unnest(ARRAY['server', 'browser']) WITH ORDINALITY AS origins(origin, j)
  CROSS JOIN LATERAL (
    SELECT session_id FROM case_recommendations r WHERE organization_id = $1 AND r.priority = urgency.priority AND r.origin = origins.origin AND session_id >= $5 AND session_id < $6
      AND assessed_at >= $2 AND assessed_at < $3 AND ($4::uuid IS NULL OR submerchant_id = $4) AND ${WITHOUT_CASE} ORDER BY session_id DESC LIMIT ${NAMED}
  ) r ORDER BY i, j, session_id DESC LIMIT ${NAMED}`;

/** The most urgent ones among the assessments of a period; within a priority, those of servers before those of browsers, then the newest. */
export async function mostUrgent({ query, organizationId }: Tenant, submerchantId: string | null, { from, to }: TimeRange): Promise<string[]> {
  const values = [organizationId, new Date(from), new Date(to), submerchantId, ...idsOf({ from, to })];
  return (await query<{ session_id: string }>(STATEMENT, values)).map(({ session_id }) => session_id);
}
