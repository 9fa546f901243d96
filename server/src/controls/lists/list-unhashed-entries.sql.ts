// Entries without a match key: stored before identifiers were hashed with the key of the installation.

import type pg from "pg";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";

/** An entry of any organization, normalised; its value may be sealed. */
export interface UnhashedEntry {
  readonly organization_id: string;
  readonly id: string;
  readonly list_type: ListType;
  readonly value: string;
}

const STATEMENT = `SELECT organization_id, id, list_type, value FROM list_entries
  WHERE match_key IS NULL AND (organization_id, id) > ($1, $2) ORDER BY organization_id, id LIMIT $3`;

/** Where the first page begins. */
export const BEFORE_ALL: Pick<UnhashedEntry, "organization_id" | "id"> = {
  organization_id: "00000000-0000-0000-0000-000000000000",
  id: "00000000-0000-0000-0000-000000000000",
};

/** The first so many of them after one. The connection is the owner's. */
export async function listUnhashedEntries(client: pg.Client, after: typeof BEFORE_ALL, limit: number): Promise<UnhashedEntry[]> {
  return (await client.query<UnhashedEntry>(STATEMENT, [after.organization_id, after.id, limit])).rows;
}
