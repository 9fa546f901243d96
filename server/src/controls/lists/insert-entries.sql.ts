// Stores many entries with one statement: imported files, in chunks.

import { sealEach } from "../../platform/data-keys/many-texts.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { matchKey } from "../../values/kinds/index.ts";
import { STORED_COLUMNS, type StoredEntry } from "./entry.ts";
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
  ON CONFLICT DO NOTHING RETURNING ${STORED_COLUMNS}`;

/** Stores many entries; returns the new ones. Existing ones (same list, type, value, scope and submerchant) stay unchanged. */
export async function insertEntries(
  tenant: Pick<Tenant, "query" | "organizationId" | "identifiers" | "clock" | "texts">,
  rows: readonly EntryRow[],
): Promise<StoredEntry[]> {
  const { query, organizationId, identifiers, clock, texts } = tenant;
  const values = await sealEach(
    texts,
    "list_entries",
    rows.map(({ value }) => value),
  );
  const reasons = await sealEach(
    texts,
    "list_entries",
    rows.map(({ reason }) => reason),
  );
  const written = rows.map((row, index) => ({
    ...row,
    value: values[index],
    reason: reasons[index],
    match_key: matchKey(identifiers, row.list_type, row.value),
  }));
  const stored = await query<Omit<StoredEntry, "value" | "reason">>(STATEMENT, [organizationId, JSON.stringify(written), dateOf(clock)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return stored.flatMap((entry) => {
    const row = byId.get(entry.id);
    return row === undefined ? [] : [{ ...entry, value: row.value, reason: row.reason }];
  });
}
