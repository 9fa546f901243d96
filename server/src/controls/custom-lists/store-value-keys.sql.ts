// Stores hashes of values that had none with the key of the installation.
import type pg from "pg";
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { UnkeyedValue } from "./list-unkeyed-values.sql.ts";

/** A value and its hash. */
export type KeyedValue = UnkeyedValue & { readonly key: IdentifierHash };

const hashed = rowParameters<KeyedValue>("r", 1, {
  organization_id: ["uuid", ({ organization_id }) => organization_id],
  contents_id: ["uuid", ({ contents_id }) => contents_id],
  value_key: ["bigint", ({ value_key }) => value_key],
  key: ["bigint", ({ key }) => key],
});

/** A value that was added again meanwhile has its hash already, and is counted once. */
const STATEMENT = `WITH hashed AS (SELECT r.* FROM ${hashed.sql}),
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

/** Stores the hashes. The connection is the owner's. */
export async function storeValueKeys(client: pg.Client, values: readonly KeyedValue[]): Promise<void> {
  await client.query(STATEMENT, hashed.values(values));
}
