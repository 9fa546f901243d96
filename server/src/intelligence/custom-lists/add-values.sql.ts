// Adds values to the contents of a list.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = `WITH added AS (
    INSERT INTO custom_list_values (organization_id, contents_id, value) SELECT $1, $2, value FROM unnest($3::text[]) AS one(value) ON CONFLICT DO NOTHING RETURNING 1
  ) SELECT count(*)::int AS added FROM added`;

/** Adds values, each once; returns how many are new. */
export async function addValues({ query, organizationId }: Tenant, contentsId: string, values: readonly string[]): Promise<number> {
  const [row] = await query<{ added: number }>(STATEMENT, [organizationId, contentsId, values]);
  return row?.added ?? 0;
}
