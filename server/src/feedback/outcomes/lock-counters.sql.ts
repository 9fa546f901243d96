// Locks counters in ascending order.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";

const STATEMENT = `INSERT INTO payer_counters AS c (organization_id, identifier) SELECT $1, n FROM unnest($2::bigint[]) AS n ORDER BY n
  ON CONFLICT (organization_id, identifier) DO UPDATE SET captured = c.captured`;

/** Locks the counters of distinct identifiers until the transaction ends. A row of zeros is equivalent to none. */
export async function lockRows({ query, organizationId }: Tenant, identifiers: readonly IdentifierHash[]): Promise<void> {
  await query(STATEMENT, [organizationId, identifiers]);
}
