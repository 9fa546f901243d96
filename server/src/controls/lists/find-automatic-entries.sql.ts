// Automatic entries of the values of an outcome: one look-up by their hashes.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import { ENTRY_COLUMNS, opened, type StoredEntry } from "./entry.ts";

/** An automatic entry, with the sessions and reports behind it. */
export interface AutomaticEntry extends StoredEntry {
  readonly caused_by: readonly string[];
  readonly match_key: IdentifierHash;
}

const STATEMENT = `SELECT ${ENTRY_COLUMNS}, caused_by, match_key::text FROM list_entries
  WHERE organization_id = $1 AND automatic AND list = $2 AND flow_scope = 'all' AND submerchant_id IS NOT DISTINCT FROM $3 AND match_key = ANY($4::bigint[])`;

/** Automatic entries of a list and a submerchant (null: the organization) with these hashes. */
export async function findAutomaticEntries(
  tenant: Tenant,
  { list, submerchantId }: { readonly list: StoredEntry["list"]; readonly submerchantId: string | null },
  keys: readonly IdentifierHash[],
): Promise<AutomaticEntry[]> {
  return opened(tenant, await tenant.query<AutomaticEntry>(STATEMENT, [tenant.organizationId, list, submerchantId, keys]));
}
