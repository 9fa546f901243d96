// The version of an organization: incremented by every change that decisions depend on; processes with an older version in their cache reload it.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Makes every process reload the caller's organization once the transaction commits. */
export async function bumpVersion({ query, organizationId }: Tenant): Promise<void> {
  await query("UPDATE organizations SET version = version + 1 WHERE id = $1", [organizationId]);
}
