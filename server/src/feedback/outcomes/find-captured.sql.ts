// Sessions whose payment was captured and credited.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = `SELECT session_id FROM outcomes
  WHERE organization_id = $1 AND outcome = 'captured' AND session_id = ANY($2::uuid[]) AND reverted_at IS NULL AND (feedback_applied OR earlier <> '[]')`;

/** Those of these sessions that were captured and credited. */
export async function findCaptured({ query, organizationId }: Tenant, sessions: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ session_id: string }>(STATEMENT, [organizationId, sessions]);
  return new Set(rows.map(({ session_id }) => session_id));
}
