// Payments that count as failed attempts for velocity and card testing.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Marks sessions as failed attempts, or removes the mark; returns those that changed. The latest outcome of the payment decides. */
export async function markFailed({ query, organizationId }: Tenant, sessions: readonly string[], failed: boolean): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const rows = await query<{ session_id: string }>(
    "UPDATE activity SET failed = $3 WHERE organization_id = $1 AND session_id = ANY($2::uuid[]) AND failed <> $3 RETURNING session_id",
    [organizationId, sessions, failed],
  );
  return new Set(rows.map(({ session_id }) => session_id));
}
