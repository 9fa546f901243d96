// Marks payments as failed attempts, for the velocity and card-testing signals: a batch of outcomes with one statement.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = "UPDATE activity SET failed = $3 WHERE organization_id = $1 AND session_id = ANY($2::uuid[]) AND failed <> $3 RETURNING session_id";

/** Sets whether sessions count as failed attempts; returns the changed ones. The latest outcome of the payment decides. */
export async function markFailed({ query, organizationId }: Tenant, sessions: readonly string[], failed: boolean): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const rows = await query<{ session_id: string }>(STATEMENT, [organizationId, sessions, failed]);
  return new Set(rows.map(({ session_id }) => session_id));
}
