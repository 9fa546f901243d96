// Stores many entries with one statement: imported files, in chunks.
import { matchKey } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";
import type { EntryRow } from "./store.ts";

/** Columns of a row and their types. */
const COLUMNS = {
  id: "uuid",
  list: "text",
  list_type: "text",
  value: "text",
  match_key: "bigint",
  network: "inet",
  flow_scope: "text",
  severity: "text",
  reason: "text",
  source: "text",
  is_active: "boolean",
  expires_at: "timestamptz",
  submerchant_id: "uuid",
} as const satisfies Record<keyof EntryRow | "match_key", string>;

const STATEMENT = `INSERT INTO list_entries (organization_id, created_at, ${Object.keys(COLUMNS).join(", ")})
  SELECT $1, $3, r.* FROM json_to_recordset($2) AS r(${Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(", ")})
  ON CONFLICT DO NOTHING RETURNING ${ENTRY_COLUMNS}`;

/** Stores many entries; returns the new ones. Existing ones (same list, type, value, scope and submerchant) stay unchanged. */
export function insertEntries(
  { query, organizationId, identifiers, clock }: Pick<Tenant, "query" | "organizationId" | "identifiers" | "clock">,
  rows: readonly EntryRow[],
): Promise<StoredEntry[]> {
  const keyed = rows.map((row) => ({ ...row, match_key: matchKey(identifiers, row.list_type, row.value) }));
  return query<StoredEntry>(STATEMENT, [organizationId, JSON.stringify(keyed), dateOf(clock)]);
}
