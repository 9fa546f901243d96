// Data keys are destroyed: what they encrypt cannot be decrypted any more. Statements on a connection of the owner.
import type pg from "pg";

/** Destroys all data keys of an organization; answers how many. */
export async function destroyDataKeys(client: pg.Client, organizationId: string): Promise<number> {
  const { rowCount } = await client.query("UPDATE data_keys SET wrapped = NULL, destroyed_at = now() WHERE organization_id = $1 AND wrapped IS NOT NULL", [
    organizationId,
  ]);
  return rowCount ?? 0;
}

/**
 * Time for which an older generation is kept beside the newest: a process may still be writing with it, for as long as the longest deadline of an assessment
 * (60 s) and a commit take.
 */
const OVERLAP = "5 minutes";

/** Destroys the generations before the newest that nothing is encrypted with any more; answers how many are left of them, because they are in use or were until a moment ago. */
export async function destroyUnused(client: pg.Client, organizationId: string): Promise<number> {
  await client.query(
    `UPDATE data_keys k SET wrapped = NULL, destroyed_at = now() WHERE organization_id = $1 AND wrapped IS NOT NULL
       AND EXISTS (SELECT FROM data_keys n WHERE n.organization_id = $1 AND n.generation > k.generation AND n.wrapped IS NOT NULL AND n.created_at < now() - $2::interval)
       AND NOT EXISTS (SELECT FROM assessments a WHERE a.organization_id = $1 AND a.request_key = k.generation)
       AND NOT EXISTS (SELECT FROM provider_events e WHERE e.organization_id = $1 AND e.payload_key = k.generation)`,
    [organizationId, OVERLAP],
  );
  const { rows } = await client.query<{ left: number }>(
    `SELECT count(*)::int AS left FROM data_keys k WHERE organization_id = $1 AND wrapped IS NOT NULL
       AND generation < (SELECT max(generation) FROM data_keys WHERE organization_id = $1 AND wrapped IS NOT NULL)`,
    [organizationId],
  );
  return rows[0]?.left ?? 0;
}
