// Keeps the number of entries of each kind, in the transaction that changes entries.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { bumpVersionsSql } from "../../platform/tenants/version.ts";
import type { StoredEntry } from "./entry.ts";

/** The columns that make the kind of an entry. */
export type EntryKind = Pick<StoredEntry, "list" | "list_type" | "severity" | "flow_scope" | "source" | "is_active" | "submerchant_id">;

/** An entry that was added to its kind (1), or taken from it (-1). */
export interface KindChange {
  readonly entry: EntryKind;
  readonly difference: 1 | -1;
}

type Difference = EntryKind & { readonly entries: number };

/** Submerchant of entries that apply to the whole organization. */
export const NO_SUBMERCHANT = "00000000-0000-0000-0000-000000000000";

const differences = rowParameters<Difference>("d", 2, {
  list: ["text", ({ list }) => list],
  list_type: ["text", ({ list_type }) => list_type],
  severity: ["text", ({ severity }) => severity],
  flow_scope: ["text", ({ flow_scope }) => flow_scope],
  source: ["text", ({ source }) => source],
  is_active: ["boolean", ({ is_active }) => is_active],
  submerchant_id: ["uuid", ({ submerchant_id }) => submerchant_id ?? NO_SUBMERCHANT],
  entries: ["bigint", ({ entries }) => entries],
});

/** Rows in one order, so that writers of several kinds cannot deadlock. Assess looks up the types that have a total: a new one is a new version of the organization. */
const STATEMENT = `WITH changed AS (
    SELECT d.* FROM ${differences.sql}
  ), versioned AS (
    ${bumpVersionsSql("o.id = $1 AND EXISTS (SELECT FROM changed c WHERE NOT EXISTS (SELECT FROM list_totals t WHERE t.organization_id = $1 AND t.list_type = c.list_type))")}
  )
  INSERT INTO list_totals AS t (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id, entries)
  SELECT $1, c.* FROM changed c ORDER BY 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT (organization_id, list, list_type, severity, flow_scope, source, is_active, submerchant_id) DO UPDATE SET entries = t.entries + EXCLUDED.entries`;

/** Adds changes of entries to the totals; sends nothing if no total changes. */
export async function addListTotals({ query, organizationId }: Pick<Tenant, "query" | "organizationId">, changes: readonly KindChange[]): Promise<void> {
  const rows = summed(changes);
  if (rows.length > 0) await query(STATEMENT, [organizationId, ...differences.values(rows)]);
}

function summed(changes: readonly KindChange[]): Difference[] {
  const sums = new Map<string, Difference>();
  for (const { entry, difference } of changes) {
    const { list, list_type, severity, flow_scope, source, is_active, submerchant_id } = entry;
    const name = JSON.stringify([list, list_type, severity, flow_scope, source, is_active, submerchant_id]);
    const entries = (sums.get(name)?.entries ?? 0) + difference;
    sums.set(name, { list, list_type, severity, flow_scope, source, is_active, submerchant_id, entries });
  }
  return [...sums.values()].filter(({ entries }) => entries !== 0);
}
