// Removes values from the contents of a list.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { valueKey } from "./value.ts";

const STATEMENT = `WITH removed AS (
    DELETE FROM custom_list_values WHERE organization_id = $1 AND contents_id = $2 AND value_key = ANY($3::bigint[]) RETURNING 1
  ) SELECT count(*)::int AS removed FROM removed`;

/** Removes values; returns how many there were. */
export async function removeValues({ query, organizationId, identifiers }: Tenant, contentsId: string, values: readonly string[]): Promise<number> {
  const keys = values.map((value) => valueKey(identifiers, value));
  const [row] = await query<{ removed: number }>(STATEMENT, [organizationId, contentsId, keys]);
  return row?.removed ?? 0;
}
