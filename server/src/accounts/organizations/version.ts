// The version of an organization: it grows with every change that decisions depend on, and every process that remembers the old one reads it anew.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Has the caller's organization read anew by every process, once the transaction commits. */
export async function bumpVersion({ query, organizationId }: Tenant): Promise<void> {
  await query("UPDATE organizations SET version = version + 1 WHERE id = $1", [organizationId]);
}
