// Deletes own signals that expired long ago, a bounded number per call.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = `DELETE FROM network_signals WHERE organization_id = $1 AND id = ANY(ARRAY(
    SELECT id FROM network_signals WHERE organization_id = $1 AND expires_at < now() - $2 * interval '1 day' ORDER BY expires_at LIMIT $3))`;

/** Deletes at most this many own signals that expired more than this many days ago: they are personal data without a use. */
export async function deleteExpiredSignals({ query, organizationId }: Tenant, days: number, most: number): Promise<void> {
  await query(STATEMENT, [organizationId, days, most]);
}
