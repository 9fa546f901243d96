// Destruction of data keys: values encrypted with them can no longer be decrypted. Needs a connection of the owner.
import type pg from "pg";
import { isOfGeneration, textColumns } from "./text-columns.ts";

/** Destroys all data keys of an organization; returns their number. */
export async function destroyDataKeys(client: pg.Client, organizationId: string): Promise<number> {
  const { rowCount } = await client.query("UPDATE data_keys SET wrapped = NULL, destroyed_at = now() WHERE organization_id = $1 AND wrapped IS NOT NULL", [
    organizationId,
  ]);
  return rowCount ?? 0;
}

/**
 * Time for which an older generation is retained: a process may still write with it, for the longest deadline of an assessment (60 s) plus a commit.
 */
const OVERLAP = "5 minutes";

/** Destroys older generations without encrypted values; returns how many remain because they are, or recently were, in use. */
export async function destroyUnused(client: pg.Client, organizationId: string): Promise<number> {
  await client.query(
    `UPDATE data_keys k SET wrapped = NULL, destroyed_at = now() WHERE organization_id = $1 AND wrapped IS NOT NULL
       AND EXISTS (SELECT FROM data_keys n WHERE n.organization_id = $1 AND n.generation > k.generation AND n.wrapped IS NOT NULL AND n.created_at < now() - $2::interval)
       AND NOT EXISTS (SELECT FROM assessments a WHERE a.organization_id = $1 AND a.request_key = k.generation)
       AND NOT EXISTS (SELECT FROM provider_events e WHERE e.organization_id = $1 AND e.payload_key = k.generation)
       AND NOT EXISTS (SELECT FROM case_attachments f WHERE f.organization_id = $1 AND f.content_key = k.generation)
       ${textColumns.map((one) => `AND NOT EXISTS (SELECT FROM ${one.table} WHERE organization_id = $1 AND ${isOfGeneration(one, "k.generation")})`).join("\n       ")}`,
    [organizationId, OVERLAP],
  );
  const { rows } = await client.query<{ left: number }>(
    `SELECT count(*)::int AS left FROM data_keys k WHERE organization_id = $1 AND wrapped IS NOT NULL
       AND generation < (SELECT max(generation) FROM data_keys WHERE organization_id = $1 AND wrapped IS NOT NULL)`,
    [organizationId],
  );
  return rows[0]?.left ?? 0;
}
