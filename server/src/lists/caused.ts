// Entries that are made and taken back by what happened to a session.
import { recordChange } from "../audit/record.ts";
import type { Tenant } from "../database/tenancy.ts";
import { newId } from "../identifiers/uuid.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";
import { type ListType, matchKey } from "./normalise.ts";
import { recorded } from "./service.ts";

/** Entries to make for a session. */
export interface Caused {
  readonly sessionId: string;
  readonly submerchantId: string | null;
  readonly list: "block" | "allow";
  readonly values: readonly (readonly [ListType, string])[];
  readonly source: StoredEntry["source"];
  /** What the entries do; absent: block. */
  readonly severity?: StoredEntry["severity"];
  readonly reason: string;
  readonly expiresAt: Date;
}

/**
 * Makes the entries that are not there; one that is switched off or has ended is put in force again. Answers those that were made or changed.
 * Values go in in one order, so that sessions that meet cannot deadlock.
 */
export async function causeEntries({ query, organizationId }: Tenant, caused: Caused): Promise<StoredEntry[]> {
  const rows = caused.values
    .map(([type, value]) => ({ id: newId(), type, value, key: matchKey(type, value), network: type === "ip_range" ? value : null }))
    .sort((a, b) => a.key - b.key);
  return query<StoredEntry>(
    `INSERT INTO list_entries AS e (organization_id, id, list, list_type, value, match_key, network, flow_scope, severity, reason, source, expires_at, submerchant_id, caused_by)
     SELECT $1, r.id, $3, r.type, r.value, r.key, r.network, 'all', $9, $4, $5, $6, $7, $8
     FROM json_to_recordset($2) AS r(id uuid, type text, value text, key bigint, network inet)
     ON CONFLICT ON CONSTRAINT list_entries_once DO UPDATE SET is_active = true, expires_at = EXCLUDED.expires_at, severity = EXCLUDED.severity, reason = EXCLUDED.reason,
       source = EXCLUDED.source, caused_by = EXCLUDED.caused_by
       WHERE NOT e.is_active OR e.expires_at <= now()
     RETURNING ${ENTRY_COLUMNS}`,
    [
      organizationId,
      JSON.stringify(rows),
      caused.list,
      caused.reason,
      caused.source,
      caused.expiresAt,
      caused.submerchantId,
      caused.sessionId,
      caused.severity ?? "block",
    ],
  );
}

/** Switches off the blocklist entries that a session caused; answers them. */
export function releaseEntries({ query, organizationId }: Tenant, sessionId: string): Promise<StoredEntry[]> {
  return query<StoredEntry>(
    `UPDATE list_entries SET is_active = false WHERE organization_id = $1 AND caused_by = $2 AND list = 'block' AND is_active RETURNING ${ENTRY_COLUMNS}`,
    [organizationId, sessionId],
  );
}

/** Entries that block a payment with these values now. */
export function blockingEntries(
  { query, organizationId }: Tenant,
  payment: { readonly probes: readonly (readonly [ListType, string])[]; readonly address: string | undefined; readonly submerchantId: string | null },
): Promise<StoredEntry[]> {
  return query<StoredEntry>(
    `SELECT ${ENTRY_COLUMNS} FROM list_entries e
     WHERE organization_id = $1 AND list = 'block' AND severity = 'block' AND is_active AND (expires_at IS NULL OR expires_at > now())
       AND (submerchant_id IS NULL OR submerchant_id = $6)
       AND ((match_key = ANY($2::bigint[]) AND EXISTS (SELECT FROM unnest($3::text[], $4::text[]) AS p(t, v) WHERE p.t = e.list_type AND p.v = e.value))
         OR ($5::inet IS NOT NULL AND network >>= $5::inet))
     ORDER BY list_type, id LIMIT 100`,
    [
      organizationId,
      payment.probes.map(([type, value]) => matchKey(type, value)),
      payment.probes.map(([type]) => type),
      payment.probes.map(([, value]) => value),
      payment.address ?? null,
      payment.submerchantId,
    ],
  );
}

/** Writes down what was done to entries. Call it last: it holds the organization's log until the transaction ends. */
export async function recordEntries(tenant: Tenant, made: readonly StoredEntry[], released: readonly StoredEntry[]): Promise<void> {
  for (const entry of made)
    await recordChange(tenant, { action: "list_entry.created", resource: "list_entry", id: entry.id, before: null, after: recorded(entry) });
  for (const entry of released)
    await recordChange(tenant, {
      action: "list_entry.updated",
      resource: "list_entry",
      id: entry.id,
      before: { is_active: true },
      after: { is_active: false },
    });
}
