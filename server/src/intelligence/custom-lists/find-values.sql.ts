// Values in lists, many at once.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Those of the values, normalised as their lists have them, that are in their lists. */
export function findValues({ query, organizationId }: Pick<Tenant, "query" | "organizationId">, probes: readonly (readonly [listId: string, value: string])[]) {
  return query<{ list_id: string; value: string }>(
    `SELECT p.list_id, p.value FROM unnest($2::uuid[], $3::text[]) AS p(list_id, value)
     JOIN custom_lists l ON l.organization_id = $1 AND l.id = p.list_id
     WHERE EXISTS (SELECT FROM custom_list_values v WHERE v.organization_id = $1 AND v.contents_id = l.contents_id AND v.value = p.value)`,
    [organizationId, probes.map(([list]) => list), probes.map(([, value]) => value)],
  );
}
