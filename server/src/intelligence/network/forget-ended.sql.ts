// Own signals that ended long ago are forgotten, a bounded number at once.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = `DELETE FROM network_signals WHERE organization_id = $1 AND id = ANY(ARRAY(
    SELECT id FROM network_signals WHERE organization_id = $1 AND expires_at < now() - $2 * interval '1 day' ORDER BY expires_at LIMIT $3))`;

/** Forgets at most so many own signals that ended more than so many days ago: nobody needs them, and they are about somebody. */
export async function forgetEnded({ query, organizationId }: Tenant, days: number, most: number): Promise<void> {
  await query(STATEMENT, [organizationId, days, most]);
}
