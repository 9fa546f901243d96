// Values of the contents of a list in the order of their bytes: one range of the primary key.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

// the last character of Unicode ends the range of a prefix
const STATEMENT = `SELECT value FROM custom_list_values
  WHERE organization_id = $1 AND contents_id = $2 AND value > $3 AND value >= $4 AND value <= $4 || repeat(U&'\\+10FFFF', 256) ORDER BY value LIMIT $5`;

/** At most `limit` values after `after` that begin with `prefix`. */
export async function listValuesAfter({ query, organizationId }: Tenant, contentsId: string, after: string, prefix: string, limit: number): Promise<string[]> {
  const rows = await query<{ value: string }>(STATEMENT, [organizationId, contentsId, after, prefix, limit]);
  return rows.map(({ value }) => value);
}
