// Values of lists whose hash has no key: those that the migration found which added hashes.
import type pg from "pg";

/** A value of any organization; it may be sealed. */
export interface UnkeyedValue {
  readonly organization_id: string;
  readonly contents_id: string;
  readonly value_key: string;
  readonly value: string;
}

const STATEMENT = `SELECT organization_id, contents_id, value_key::text, value FROM custom_list_values
  WHERE NOT keyed AND ($1::uuid IS NULL OR (organization_id, contents_id, value_key) > ($1, $2::uuid, $3::bigint))
  ORDER BY organization_id, contents_id, custom_list_values.value_key LIMIT $4`;

/** The first so many of them after one. The connection is the owner's. */
export async function listUnkeyedValues(client: pg.Client, after: UnkeyedValue | undefined, limit: number): Promise<UnkeyedValue[]> {
  return (await client.query<UnkeyedValue>(STATEMENT, [after?.organization_id, after?.contents_id, after?.value_key, limit])).rows;
}
