// Withdraws signals in chunks: a statement has a time limit, leaving the network has none.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Number of withdrawn signals, and the last of them; null if there were none. */
export interface WithdrawnChunk {
  readonly gone: number;
  readonly last: string | null;
}

const STATEMENT = `WITH chunk AS (
    SELECT id FROM network_signals WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3
  ), gone AS (
    DELETE FROM network_signals WHERE organization_id = $1 AND id = ANY(ARRAY(SELECT id FROM chunk))
  )
  SELECT count(*)::int AS gone, (array_agg(id ORDER BY id DESC))[1] AS last FROM chunk`;

/** Withdraws at most this many of the organization's signals after an id. */
export async function withdrawChunk({ query, organizationId }: Tenant, after: string, most: number): Promise<WithdrawnChunk> {
  const [chunk] = await query<WithdrawnChunk>(STATEMENT, [organizationId, after, most]);
  return chunk ?? { gone: 0, last: null };
}
