// Automatic entries of a session or a report: found by an index of the array of causes.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { ENTRY_COLUMNS, opened, type StoredEntry } from "./entry.ts";
import type { AutomaticEntry } from "./find-automatic-entries.sql.ts";

const STATEMENT = `SELECT ${ENTRY_COLUMNS}, caused_by, match_key::text FROM list_entries
  WHERE organization_id = $1 AND automatic AND list = $2 AND caused_by @> ARRAY[$3::uuid] AND ($4::uuid IS NULL OR submerchant_id = $4) ORDER BY list_type, id`;

/** The entries of a list with this cause; a submerchant sees its own only. */
export async function findEntriesOfCause(tenant: Tenant, cause: string, list: StoredEntry["list"]): Promise<AutomaticEntry[]> {
  return opened(tenant, await tenant.query<AutomaticEntry>(STATEMENT, [tenant.organizationId, list, cause, tenant.submerchantId]));
}
