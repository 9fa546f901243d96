// Entries of a list that may match a value: the look-up of an assessment, for an operator.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { matchKey } from "../../values/kinds/index.ts";
import { ENTRY_COLUMNS, opened, type StoredEntry } from "./entry.ts";

/** A value, normalised. */
type Probe = readonly [type: ListType, value: string];

const STATEMENT = `SELECT ${ENTRY_COLUMNS} FROM list_entries e
  WHERE organization_id = $1 AND list = $6
    AND (match_key = ANY($2::bigint[]) OR (network IS NOT NULL AND EXISTS (SELECT FROM unnest($3::inet[]) AS a(address) WHERE network >>= a.address)))
  ORDER BY is_active AND (expires_at IS NULL OR expires_at > now()) AND flow_scope IN ('all', $4) AND (submerchant_id IS NULL OR submerchant_id IS NOT DISTINCT FROM $5) DESC,
    id DESC LIMIT 100`;

/** At most 100 entries of a list: of these values, or with a range that contains one of the addresses; those that match the flow and the submerchant now come first. */
export async function findEntriesOfValue(
  tenant: Tenant,
  list: StoredEntry["list"],
  probes: readonly Probe[],
  addresses: readonly string[],
  { flow, submerchantId }: { readonly flow: string; readonly submerchantId: string | null },
): Promise<StoredEntry[]> {
  const keys = probes.map(([type, value]) => matchKey(tenant.identifiers, type, value));
  return opened(tenant, await tenant.query<StoredEntry>(STATEMENT, [tenant.organizationId, keys, addresses, flow, submerchantId, list]));
}
