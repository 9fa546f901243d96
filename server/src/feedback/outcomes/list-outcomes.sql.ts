// The outcomes of an assessment: the latest records, and the earlier ones stored in their rows.
import type { components } from "../../../../generated/types.ts";
import type { ReportedOutcome } from "../../decisions/assessments/store.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = `SELECT r.outcome_id, o.outcome, r.recorded_at, r.latest AND o.reverted_at IS NULL AND NOT EXISTS (
      SELECT FROM outcomes x WHERE x.organization_id = $1 AND x.session_id = $2 AND o.outcome = ANY($3) AND x.outcome = ANY($3) AND x.recorded_at > o.recorded_at
    ) AS holds
  FROM outcomes o CROSS JOIN LATERAL (
    SELECT o.outcome_id, o.recorded_at, true AS latest
    UNION ALL SELECT (e ->> 'outcome_id')::uuid, (e ->> 'recorded_at')::timestamptz, false FROM jsonb_array_elements(o.earlier) AS e
  ) r WHERE o.organization_id = $1 AND o.session_id = $2 ORDER BY r.recorded_at, r.outcome_id`;

/** Every application of an outcome of an assessment, oldest first. Of `kinds`, those of a payment, the latest is in force. */
export function listOutcomes(
  { query, organizationId }: Tenant,
  sessionId: string,
  kinds: readonly components["schemas"]["OutcomeKind"][],
): Promise<ReportedOutcome[]> {
  return query<ReportedOutcome>(STATEMENT, [organizationId, sessionId, kinds]);
}
