// Computes match keys for entries that were stored before identifiers were hashed with a key, so that payments match them again.
import pg from "pg";
import { type ListType, matchKey } from "../../platform/identifiers/list-values.ts";
import { loadIdentifiers } from "../../platform/keyrings/identifier-key.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";

/** Entries per transaction. */
const CHUNK = 5000;

/** Hashes every entry without a match key, as the owner of the tables, in chunks: an interrupted run continues at the next start. Returns their number. */
export async function hashEntries(ownerUrl: string, keys: readonly SecretsKey[]): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    let total = 0;
    for (let hashed = CHUNK; hashed === CHUNK; total += hashed) hashed = await hashChunk(client, keys);
    return total;
  } finally {
    await client.end();
  }
}

async function hashChunk(client: pg.Client, keys: readonly SecretsKey[]): Promise<number> {
  const { rows } = await client.query<{ organization_id: string; id: string; list_type: ListType; value: string }>(
    `SELECT organization_id, id, list_type, value FROM list_entries WHERE match_key IS NULL ORDER BY organization_id, id LIMIT ${CHUNK}`,
  );
  if (rows.length === 0) return 0;
  const identifiers = await loadIdentifiers(client, keys);
  await client.query(
    `UPDATE list_entries e SET match_key = r.key FROM unnest($1::uuid[], $2::uuid[], $3::bigint[]) AS r(organization_id, id, key)
     WHERE e.organization_id = r.organization_id AND e.id = r.id`,
    [rows.map(({ organization_id }) => organization_id), rows.map(({ id }) => id), rows.map(({ list_type, value }) => matchKey(identifiers, list_type, value))],
  );
  return rows.length;
}
