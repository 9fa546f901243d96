// Stores match keys of entries that had none.
import type pg from "pg";
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { UnhashedEntry } from "./list-unhashed-entries.sql.ts";

/** An entry and its match key. */
export type HashedEntry = Pick<UnhashedEntry, "organization_id" | "id"> & { readonly key: IdentifierHash };

const hashed = rowParameters<HashedEntry>("r", 1, {
  organization_id: ["uuid", ({ organization_id }) => organization_id],
  id: ["uuid", ({ id }) => id],
  key: ["bigint", ({ key }) => key],
});

const STATEMENT = `UPDATE list_entries e SET match_key = r.key FROM ${hashed.sql} WHERE e.organization_id = r.organization_id AND e.id = r.id`;

/** Stores the keys. The connection is the owner's. */
export async function storeMatchKeys(client: pg.Client, entries: readonly HashedEntry[]): Promise<void> {
  await client.query(STATEMENT, hashed.values(entries));
}
