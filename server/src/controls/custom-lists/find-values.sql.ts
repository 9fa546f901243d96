// Values in lists, many at once.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { valueKey } from "./value.ts";

/** A list, and a value as the list has it. */
type Probe = readonly [listId: string, value: string];

const STATEMENT = `SELECT p.i::int FROM unnest($2::uuid[], $3::bigint[]) WITH ORDINALITY AS p(list_id, key, i)
  JOIN custom_lists l ON l.organization_id = $1 AND l.id = p.list_id
  WHERE EXISTS (SELECT FROM custom_list_values v WHERE v.organization_id = $1 AND v.contents_id = l.contents_id AND v.value_key = p.key)`;

/** Those of the values, normalised as their lists have them, that are in their lists. */
export async function findValues(
  { query, organizationId, identifiers }: Pick<Tenant, "query" | "organizationId" | "identifiers">,
  probes: readonly Probe[],
): Promise<Probe[]> {
  const rows = await query<{ i: number }>(STATEMENT, [organizationId, probes.map(([list]) => list), probes.map(([, value]) => valueKey(identifiers, value))]);
  return rows.flatMap(({ i }) => {
    const probe = probes[i - 1];
    return probe === undefined ? [] : [probe];
  });
}
