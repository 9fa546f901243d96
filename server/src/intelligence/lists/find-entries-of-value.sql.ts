// Entries of a list that may match a value: the look-up of an assessment, for an operator.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import { type ListType, matchKey } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";

/** A value, normalised. */
type Probe = readonly [type: ListType, value: string];

const probeRows = rowParameters<Probe>("p", 3, { t: ["text", ([type]) => type], v: ["text", ([, value]) => value] });

const STATEMENT = `SELECT ${ENTRY_COLUMNS} FROM list_entries e
  WHERE organization_id = $1 AND list = $8
    AND ((match_key = ANY($2::bigint[]) AND EXISTS (SELECT FROM ${probeRows.sql} WHERE p.t = e.list_type AND p.v = e.value))
      OR (network IS NOT NULL AND EXISTS (SELECT FROM unnest($5::inet[]) AS a(address) WHERE network >>= a.address)))
  ORDER BY is_active AND (expires_at IS NULL OR expires_at > now()) AND flow_scope IN ('all', $6) AND (submerchant_id IS NULL OR submerchant_id IS NOT DISTINCT FROM $7) DESC,
    id DESC LIMIT 100`;

/** At most 100 entries of a list: of these values, or with a range that contains one of the addresses; those that match the flow and the submerchant now come first. */
export function findEntriesOfValue(
  { query, organizationId, identifiers }: Tenant,
  list: StoredEntry["list"],
  probes: readonly Probe[],
  addresses: readonly string[],
  { flow, submerchantId }: { readonly flow: string; readonly submerchantId: string | null },
): Promise<StoredEntry[]> {
  const keys = probes.map(([type, value]) => matchKey(identifiers, type, value));
  return query<StoredEntry>(STATEMENT, [organizationId, keys, ...probeRows.values(probes), addresses, flow, submerchantId, list]);
}
