// Hashes values of lists for rules whose hash has no key: a migration gave it to them, which has none. Rules find them afterwards.
import pg from "pg";
import { readableText } from "../../platform/data-keys/many-texts.ts";
import { type SealedTexts, textsOn } from "../../platform/data-keys/sealed-texts.ts";
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import { loadIdentifiers } from "../../platform/keyrings/identifier-key.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { valueKey } from "./value.ts";

/** Values per transaction. */
const CHUNK = 5000;

interface UnkeyedValue {
  readonly organization_id: string;
  readonly contents_id: string;
  readonly value_key: string;
  readonly value: string;
}

const UNKEYED = `SELECT organization_id, contents_id, value_key::text, value FROM custom_list_values
  WHERE NOT keyed AND ($1::uuid IS NULL OR (organization_id, contents_id, value_key) > ($1, $2::uuid, $3::bigint))
  ORDER BY organization_id, contents_id, custom_list_values.value_key LIMIT $4`;

const hashed = rowParameters<UnkeyedValue & { readonly key: IdentifierHash }>("r", 1, {
  organization_id: ["uuid", ({ organization_id }) => organization_id],
  contents_id: ["uuid", ({ contents_id }) => contents_id],
  value_key: ["bigint", ({ value_key }) => value_key],
  key: ["bigint", ({ key }) => key],
});

/** A value that was added again meanwhile has its hash already, and is counted once. */
const STORE = `WITH hashed AS (SELECT r.* FROM ${hashed.sql}),
  again AS (
    DELETE FROM custom_list_values v USING hashed r WHERE v.organization_id = r.organization_id AND v.contents_id = r.contents_id AND v.value_key = r.value_key AND NOT v.keyed
      AND EXISTS (SELECT FROM custom_list_values o WHERE o.organization_id = r.organization_id AND o.contents_id = r.contents_id AND o.value_key = r.key AND o.keyed)
    RETURNING v.organization_id, v.contents_id, v.value_key
  ), counted AS (
    UPDATE custom_lists l SET value_count = l.value_count - n.number
    FROM (SELECT organization_id, contents_id, count(*)::int AS number FROM again GROUP BY 1, 2) n WHERE l.organization_id = n.organization_id AND l.contents_id = n.contents_id
  )
  UPDATE custom_list_values v SET value_key = r.key, keyed = true FROM hashed r
  WHERE v.organization_id = r.organization_id AND v.contents_id = r.contents_id AND v.value_key = r.value_key AND NOT v.keyed
    AND NOT EXISTS (SELECT FROM again a WHERE a.organization_id = v.organization_id AND a.contents_id = v.contents_id AND a.value_key = v.value_key)`;

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
      const { rows }: { rows: UnkeyedValue[] } = await client.query(UNKEYED, [last?.organization_id, last?.contents_id, last?.value_key, CHUNK]);
      if (rows.length > 0) await hashChunk(client, keys, rows);
      await client.query("COMMIT");
      size = rows.length;
      last = rows.at(-1);
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
  const keyed: (UnkeyedValue & { readonly key: IdentifierHash })[] = [];
  for (const one of values) {
    const own = texts.get(one.organization_id) ?? textsOf(one.organization_id);
    texts.set(one.organization_id, own);
    const value = await readableText(own, "custom_list_values", one.value);
    if (value !== undefined) keyed.push({ ...one, key: valueKey(identifiers, value) });
  }
  await client.query(STORE, hashed.values(keyed));
}
