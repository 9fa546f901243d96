// Normalises and hashes entries that have no match key: stored before identifiers were hashed with a key, or before their form changed (a migration removes
// their key). Payments match them again afterwards.
import pg from "pg";
import { matchKey, normalisers } from "../../platform/identifiers/list-values.ts";
import { loadIdentifiers } from "../../platform/keyrings/identifier-key.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { listUnhashedEntries } from "./list-unhashed-entries.sql.ts";
import { moveEntry } from "./move-entry.sql.ts";
import { storeMatchKeys } from "./store-match-keys.sql.ts";

/** Entries per transaction. */
const CHUNK = 5000;

/** Hashes every entry without a match key, as the owner of the tables, in chunks: an interrupted run continues at the next start. Returns their number. */
export async function hashEntries(ownerUrl: string, keys: readonly SecretsKey[]): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    let total = 0;
    for (let hashed = CHUNK; hashed === CHUNK; total += hashed) {
      await client.query("BEGIN");
      hashed = await hashChunk(client, keys);
      await client.query("COMMIT");
    }
    return total;
  } finally {
    await client.end();
  }
}

async function hashChunk(client: pg.Client, keys: readonly SecretsKey[]): Promise<number> {
  const entries = await listUnhashedEntries(client, CHUNK);
  if (entries.length === 0) return 0;
  const identifiers = await loadIdentifiers(client, keys);
  const unchanged = [];
  for (const entry of entries) {
    const { list_type: type, value } = entry;
    const form = normalisers[type](value);
    const oldKey = matchKey(identifiers, type, value);
    // a value that is none today stays as it was written, and matches nothing
    if (form === undefined || form === value) unchanged.push({ organization_id: entry.organization_id, id: entry.id, key: oldKey });
    else await moveEntry(client, entry, { value: form, key: matchKey(identifiers, type, form), oldKey });
  }
  await storeMatchKeys(client, unchanged);
  return entries.length;
}
