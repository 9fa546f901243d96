// The cases of sessions, for outcome events.

import type { RequestedSession } from "../../decisions/assessments/assessed-payer.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** The case of each session; for a submerchant, the one that its own report opened. */
export async function casesOf({ query, organizationId }: Tenant, sessions: readonly RequestedSession[]): Promise<(string | null)[]> {
  if (sessions.length === 0) return [];
  const rows = await query<{ session_id: string; id: string; reporters: string[] }>(
    `SELECT session_id, id, ARRAY(
       SELECT r.submerchant_id::text FROM fraud_reports r
       WHERE r.organization_id = $1 AND r.session_id = c.session_id AND r.submerchant_id IS NOT NULL AND r.case_id = c.id
     ) AS reporters FROM cases c WHERE organization_id = $1 AND session_id = ANY($2::uuid[]) ORDER BY id`,
    [organizationId, sessions.map(({ sessionId }) => sessionId)],
  );
  return sessions.map(({ sessionId, submerchantId }) => {
    const own = rows.find(({ session_id, reporters }) => session_id === sessionId && (submerchantId === null || reporters.includes(submerchantId)));
    return own?.id ?? null;
  });
}
