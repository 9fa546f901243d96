// Hashes values of lists for rules whose hash has no key: a migration gave it to them, which has none. Rules find them afterwards.
import pg from "pg";
import { readableText } from "../../platform/data-keys/many-texts.ts";
import { type SealedTexts, textsOn } from "../../platform/data-keys/sealed-texts.ts";
import { loadIdentifiers } from "../../platform/keyrings/identifier-key.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { listUnkeyedValues, type UnkeyedValue } from "./list-unkeyed-values.sql.ts";
import { type KeyedValue, storeValueKeys } from "./store-value-keys.sql.ts";
import { valueKey } from "./value.ts";

/** Values per transaction. */
const CHUNK = 5000;

/**
 * Hashes every such value, as the owner of the tables, in chunks: an interrupted run continues at the next start. A value that cannot be opened waits for a start with its key.
 * Returns the number of values that were looked at.
 */
export async function hashListValues(ownerUrl: string, keys: readonly SecretsKey[]): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    let total = 0;
    let last: UnkeyedValue | undefined;
    for (let size = CHUNK; size === CHUNK; total += size) {
      await client.query("BEGIN");
      const values = await listUnkeyedValues(client, last, CHUNK);
      if (values.length > 0) await hashChunk(client, keys, values);
      await client.query("COMMIT");
      size = values.length;
      last = values.at(-1);
    }
    return total;
  } finally {
    await client.end();
  }
}

async function hashChunk(client: pg.Client, ring: readonly SecretsKey[], values: readonly UnkeyedValue[]): Promise<void> {
  const identifiers = await loadIdentifiers(client, ring);
  const textsOf = textsOn(async (text, parameters) => (await client.query(text, [...parameters])).rows, ring, false);
  const texts = new Map<string, SealedTexts>();
  const keyed: KeyedValue[] = [];
  for (const one of values) {
    const own = texts.get(one.organization_id) ?? textsOf(one.organization_id);
    texts.set(one.organization_id, own);
    const value = await readableText(own, "custom_list_values", one.value);
    if (value !== undefined) keyed.push({ ...one, key: valueKey(identifiers, value) });
  }
  await storeValueKeys(client, keyed);
}
