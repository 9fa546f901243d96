// The outcome in force of each of many assessments.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

type Kind = components["schemas"]["OutcomeKind"];

const STATEMENT = `SELECT s.id AS session_id, c.outcome FROM unnest($2::uuid[]) AS s(id) CROSS JOIN LATERAL (
    SELECT o.outcome FROM outcomes o WHERE o.organization_id = $1 AND o.session_id = s.id AND o.reverted_at IS NULL AND NOT EXISTS (
      SELECT FROM outcomes x WHERE x.organization_id = $1 AND x.session_id = s.id AND o.outcome = ANY($3) AND x.outcome = ANY($3) AND x.recorded_at > o.recorded_at
    ) ORDER BY o.recorded_at DESC, o.outcome_id DESC LIMIT 1
  ) c`;

/** The latest outcome in force of each assessment that has one. Of `kinds`, those of a payment, the latest is in force. */
export function listCurrentOutcomes(
  { query, organizationId }: Tenant,
  sessionIds: readonly string[],
  kinds: readonly Kind[],
): Promise<{ readonly session_id: string; readonly outcome: Kind }[]> {
  return query(STATEMENT, [organizationId, sessionIds, kinds]);
}
