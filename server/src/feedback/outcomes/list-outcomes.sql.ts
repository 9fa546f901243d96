// The outcomes of an assessment: the latest records, and the earlier ones stored in their rows.
import type { ReportedOutcome } from "../../decisions/assessments/store.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { HOLDS } from "./current-outcome.ts";
import { effectiveTime } from "./effective-time.ts";

const STATEMENT = `SELECT r.outcome_id, o.outcome, r.recorded_at, r.occurred_at, r.latest AND ${HOLDS} AS holds, CASE WHEN r.latest THEN o.amount_minor END AS amount_minor
  FROM outcomes o CROSS JOIN LATERAL (
    SELECT o.outcome_id, o.recorded_at, ${effectiveTime("o")} AS occurred_at, true AS latest
    UNION ALL SELECT (e ->> 'outcome_id')::uuid, (e ->> 'recorded_at')::timestamptz, coalesce(e ->> 'occurred_at', e ->> 'recorded_at')::timestamptz, false
      FROM jsonb_array_elements(o.earlier) AS e
  ) r WHERE o.organization_id = $1 AND o.session_id = $2 ORDER BY r.occurred_at, r.recorded_at, r.outcome_id`;

/** Every record of an outcome of an assessment, in the order in which they took effect. */
export function listOutcomes({ query, organizationId }: Tenant, sessionId: string): Promise<ReportedOutcome[]> {
  return query<ReportedOutcome>(STATEMENT, [organizationId, sessionId]);
}
