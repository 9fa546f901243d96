// Signals are withdrawn portion by portion: each statement has a time limit, and to leave the network has none.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** How many were withdrawn, and the last of them; null where there were none. */
export interface WithdrawnPortion {
  readonly gone: number;
  readonly last: string | null;
}

const STATEMENT = `WITH portion AS (
    SELECT id FROM network_signals WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3
  ), gone AS (
    DELETE FROM network_signals WHERE organization_id = $1 AND id = ANY(ARRAY(SELECT id FROM portion))
  )
  SELECT count(*)::int AS gone, (array_agg(id ORDER BY id DESC))[1] AS last FROM portion`;

/** Withdraws at most so many of the organization's signals, those that follow an id. */
export async function withdrawPortion({ query, organizationId }: Tenant, after: string, most: number): Promise<WithdrawnPortion> {
  const [portion] = await query<WithdrawnPortion>(STATEMENT, [organizationId, after, most]);
  return portion ?? { gone: 0, last: null };
}
