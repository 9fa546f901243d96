// Adds values to the contents of a list.

import { sealEach } from "../../platform/data-keys/many-texts.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { valueKey } from "./value.ts";

const STATEMENT = `WITH added AS (
    INSERT INTO custom_list_values (organization_id, contents_id, value_key, value) SELECT $1, $2, key, value FROM unnest($3::bigint[], $4::text[]) AS one(key, value)
    ON CONFLICT DO NOTHING RETURNING 1
  ) SELECT count(*)::int AS added FROM added`;

/** Adds values, each once; returns how many are new. */
export async function addValues({ query, organizationId, identifiers, texts }: Tenant, contentsId: string, values: readonly string[]): Promise<number> {
  // as the database reads it: an array of texts is written element by element, with as much garbage
  const keys = `{${values.map((value) => valueKey(identifiers, value)).join(",")}}`;
  const [row] = await query<{ added: number }>(STATEMENT, [organizationId, contentsId, keys, await sealEach(texts, "custom_list_values", values)]);
  return row?.added ?? 0;
}
