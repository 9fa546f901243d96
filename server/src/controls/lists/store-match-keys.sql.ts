// Stores match keys of entries that had none.
import type pg from "pg";
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { UnhashedEntry } from "./list-unhashed-entries.sql.ts";

/** An entry and its match key. */
export type HashedEntry = Pick<UnhashedEntry, "organization_id" | "id"> & { readonly key: IdentifierHash };

const hashed = rowParameters<HashedEntry>("r", 1, {
  organization_id: ["uuid", ({ organization_id }) => organization_id],
  id: ["uuid", ({ id }) => id],
  key: ["bigint", ({ key }) => key],
});

/** Of two entries that are the same, one gets the key. */
const STATEMENT = `UPDATE list_entries e SET match_key = r.key FROM ${hashed.sql} WHERE e.organization_id = r.organization_id AND e.id = r.id
    AND NOT EXISTS (SELECT FROM list_entries o WHERE o.organization_id = e.organization_id AND o.match_key = r.key AND o.list = e.list AND o.list_type = e.list_type
      AND o.flow_scope = e.flow_scope AND o.automatic = e.automatic AND o.submerchant_id IS NOT DISTINCT FROM e.submerchant_id)
  RETURNING e.id`;

/** Stores the keys; returns the ids of entries that got theirs. The others are listed a second time. The connection is the owner's. */
export async function storeMatchKeys(client: pg.Client, entries: readonly HashedEntry[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(STATEMENT, hashed.values(entries));
  return new Set(rows.map(({ id }) => id));
}
