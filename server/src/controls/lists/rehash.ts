// Normalises and hashes entries that have no match key: stored before identifiers were hashed with a key, or before their form changed (a migration removes
// their key). Payments match them again afterwards.

import pg from "pg";
import { readableText } from "../../platform/data-keys/many-texts.ts";
import { type SealedTexts, textsOn } from "../../platform/data-keys/sealed-texts.ts";
import { loadIdentifiers } from "../../platform/keyrings/identifier-key.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { listKinds, matchKey } from "../../values/kinds/index.ts";
import { BEFORE_ALL, listUnhashedEntries, type UnhashedEntry } from "./list-unhashed-entries.sql.ts";
import { moveEntry } from "./move-entry.sql.ts";
import { storeMatchKeys } from "./store-match-keys.sql.ts";

/** Entries per transaction. */
const CHUNK = 5000;

/**
 * Hashes every entry without a match key, as the owner of the tables, in chunks: an interrupted run continues at the next start. An entry whose value cannot be opened waits for a
 * start with its key. Returns the number of entries that were looked at.
 */
export async function hashEntries(ownerUrl: string, keys: readonly SecretsKey[]): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    let total = 0;
    for (let after = BEFORE_ALL, size = CHUNK; size === CHUNK; total += size) {
      await client.query("BEGIN");
      const entries = await listUnhashedEntries(client, after, CHUNK);
      if (entries.length > 0) await hashChunk(client, keys, entries);
      await client.query("COMMIT");
      size = entries.length;
      after = entries.at(-1) ?? after;
    }
    return total;
  } finally {
    await client.end();
  }
}

async function hashChunk(client: pg.Client, keys: readonly SecretsKey[], entries: readonly UnhashedEntry[]): Promise<void> {
  const identifiers = await loadIdentifiers(client, keys);
  const textsOf = textsOn(async (text, values) => (await client.query(text, [...values])).rows, keys, true);
  const texts = new Map<string, SealedTexts>();
  const unchanged: UnhashedEntry[] = [];
  const moved: { readonly entry: UnhashedEntry; readonly value: string; readonly form: string }[] = [];
  for (const entry of entries) {
    const own = texts.get(entry.organization_id) ?? textsOf(entry.organization_id);
    texts.set(entry.organization_id, own);
    const value = await readableText(own, "list_entries", entry.value);
    if (value === undefined) continue;
    const form = listKinds[entry.list_type].normalise(value);
    // a value that is none today stays as it was written, and matches nothing
    if (form === undefined || form === value) unchanged.push({ ...entry, value });
    else moved.push({ entry, value, form });
  }
  const keyOf = ({ list_type: type, value }: UnhashedEntry) => matchKey(identifiers, type, value);
  const stored = await storeMatchKeys(
    client,
    unchanged.map((entry) => ({ organization_id: entry.organization_id, id: entry.id, key: keyOf(entry) })),
  );
  for (const entry of unchanged) if (!stored.has(entry.id)) await moveEntry(client, entry, { value: entry.value, key: keyOf(entry), oldKey: keyOf(entry) });
  for (const { entry, value, form } of moved) {
    const wasSealed = entry.value !== value;
    const column = wasSealed ? await texts.get(entry.organization_id)?.seal("list_entries", form) : form;
    await moveEntry(client, entry, { value: column ?? form, key: keyOf({ ...entry, value: form }), oldKey: keyOf({ ...entry, value }) });
  }
}
