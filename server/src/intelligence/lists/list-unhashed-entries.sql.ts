// Entries without a match key: stored before identifiers were hashed with the key of the installation.
import type pg from "pg";
import type { ListType } from "../../platform/identifiers/list-values.ts";

/** An entry of any organization, normalised. */
export interface UnhashedEntry {
  readonly organization_id: string;
  readonly id: string;
  readonly list_type: ListType;
  readonly value: string;
}

const STATEMENT = "SELECT organization_id, id, list_type, value FROM list_entries WHERE match_key IS NULL ORDER BY organization_id, id LIMIT $1";

/** The first so many of them. The connection is the owner's. */
export async function listUnhashedEntries(client: pg.Client, limit: number): Promise<UnhashedEntry[]> {
  return (await client.query<UnhashedEntry>(STATEMENT, [limit])).rows;
}
