// Writes list entries: normalised, with the hash by which assess finds them.

import { identifierMessages } from "../../platform/identifiers/identifier-messages.ts";
import { isListType, isUnlistable, type ListType, matchKey, normalisers, UNLISTABLE } from "../../platform/identifiers/list-values.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";

const SEVERITIES = ["block", "flag", "review"] as const;
const SCOPES = ["payin", "payout", "all"] as const;
const SOURCES = ["manual", "rule", "fraud_report", "chargeback", "api"] as const;

/** An entry to store. */
export interface EnteredEntry {
  readonly list: "block" | "allow";
  readonly listType: string;
  readonly value: string;
  readonly flowScope?: (typeof SCOPES)[number];
  readonly severity?: (typeof SEVERITIES)[number];
  readonly reason?: string;
  readonly source?: (typeof SOURCES)[number];
  readonly isActive?: boolean;
  readonly expiresAt?: Date;
  /** The one submerchant whose payments it applies to; absent: all of the organization. */
  readonly submerchantId?: string | null;
}

/** A row of `list_entries`. */
export interface EntryRow {
  readonly id: string;
  readonly list: string;
  readonly list_type: ListType;
  readonly value: string;
  readonly network: string | null;
  readonly flow_scope: string;
  readonly severity: string;
  readonly reason: string | null;
  readonly source: string;
  readonly is_active: boolean;
  readonly expires_at: Date | null;
  readonly submerchant_id: string | null;
}

/** The normalised row of an entry, or an error message. */
export function entryRow(entry: EnteredEntry): EntryRow | string {
  const { listType, severity = "block", flowScope = "all", expiresAt } = entry;
  if (!isListType(listType)) return `${listType} is not a list type; expected one of ${Object.keys(normalisers).join(", ")}`;
  const value = normalisers[listType](entry.value);
  if (value === undefined) return identifierMessages[listType];
  if (isUnlistable(listType, value)) return UNLISTABLE;
  if (!SEVERITIES.includes(severity)) return `${severity} is not a severity; expected one of ${SEVERITIES.join(", ")}`;
  if (!SCOPES.includes(flowScope)) return `${flowScope} is not a flow_scope; expected one of ${SCOPES.join(", ")}`;
  if (expiresAt !== undefined && Number.isNaN(expiresAt.getTime())) return "expires_at is not a date and time";
  return {
    id: newId(),
    list: entry.list,
    list_type: listType,
    value,
    network: listType === "ip_range" ? value : null,
    flow_scope: flowScope,
    severity,
    reason: entry.reason ?? null,
    source: entry.source ?? "manual",
    is_active: entry.isActive ?? true,
    expires_at: expiresAt ?? null,
    submerchant_id: entry.submerchantId ?? null,
  };
}

/** Stores many entries; returns the new ones. Existing ones (same list, type, value, scope and submerchant) stay unchanged. */
export function insertEntries(
  { query, organizationId, identifiers }: Pick<Tenant, "query" | "organizationId" | "identifiers">,
  rows: readonly EntryRow[],
): Promise<StoredEntry[]> {
  return query<StoredEntry>(
    `INSERT INTO list_entries (organization_id, id, list, list_type, value, match_key, network, flow_scope, severity, reason, source, is_active, expires_at, submerchant_id)
     SELECT $1, r.* FROM json_to_recordset($2) AS r(id uuid, list text, list_type text, value text, match_key bigint, network inet, flow_scope text, severity text, reason text, source text, is_active boolean, expires_at timestamptz, submerchant_id uuid)
     ON CONFLICT DO NOTHING RETURNING ${ENTRY_COLUMNS}`,
    [organizationId, JSON.stringify(rows.map((row) => ({ ...row, match_key: matchKey(identifiers, row.list_type, row.value) })))],
  );
}

/** Stores one entry; undefined if it exists (same list, type, value, scope and submerchant). */
export async function insertEntry({ query, organizationId, identifiers }: Tenant, row: EntryRow): Promise<StoredEntry | undefined> {
  const [entry] = await query<StoredEntry>(
    `INSERT INTO list_entries (organization_id, id, list, list_type, value, match_key, network, flow_scope, severity, reason, source, is_active, expires_at, submerchant_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING RETURNING ${ENTRY_COLUMNS}`,
    [
      organizationId,
      row.id,
      row.list,
      row.list_type,
      row.value,
      matchKey(identifiers, row.list_type, row.value),
      row.network,
      row.flow_scope,
      row.severity,
      row.reason,
      row.source,
      row.is_active,
      row.expires_at,
      row.submerchant_id,
    ],
  );
  return entry;
}

/** Id of the existing manual entry with the same list, type, value, scope and submerchant. */
export async function existingEntry({ query, organizationId }: Tenant, row: EntryRow): Promise<string | undefined> {
  const [entry] = await query<{ id: string }>(
    `SELECT id FROM list_entries WHERE organization_id = $1 AND list = $2 AND list_type = $3 AND value = $4 AND flow_scope = $5 AND submerchant_id IS NOT DISTINCT FROM $6
       AND NOT automatic`,
    [organizationId, row.list, row.list_type, row.value, row.flow_scope, row.submerchant_id],
  );
  return entry?.id;
}
