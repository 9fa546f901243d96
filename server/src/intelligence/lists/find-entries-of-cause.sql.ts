// Automatic entries that a session or a report caused: found by an index of the array that holds their causes.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";
import type { AutomaticEntry } from "./find-automatic-entries.sql.ts";

const STATEMENT = `SELECT ${ENTRY_COLUMNS}, caused_by FROM list_entries
  WHERE organization_id = $1 AND automatic AND list = $2 AND caused_by @> ARRAY[$3::uuid] AND ($4::uuid IS NULL OR submerchant_id = $4) ORDER BY list_type, id`;

/** The entries of a list with this cause; of a submerchant its own. */
export function findEntriesOfCause({ query, organizationId, submerchantId }: Tenant, cause: string, list: StoredEntry["list"]): Promise<AutomaticEntry[]> {
  return query<AutomaticEntry>(STATEMENT, [organizationId, list, cause, submerchantId]);
}
