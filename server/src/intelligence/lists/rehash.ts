// Computes match keys for entries that were stored before identifiers were hashed with a key, so that payments match them again.
import pg from "pg";
import { matchKey } from "../../platform/identifiers/list-values.ts";
import { loadIdentifiers } from "../../platform/keyrings/identifier-key.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { listUnhashedEntries } from "./list-unhashed-entries.sql.ts";
import { storeMatchKeys } from "./store-match-keys.sql.ts";

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
  const entries = await listUnhashedEntries(client, CHUNK);
  if (entries.length === 0) return 0;
  const identifiers = await loadIdentifiers(client, keys);
  await storeMatchKeys(
    client,
    entries.map(({ organization_id, id, list_type, value }) => ({ organization_id, id, key: matchKey(identifiers, list_type, value) })),
  );
  return entries.length;
}
