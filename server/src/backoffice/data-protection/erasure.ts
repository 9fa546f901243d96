// Crypto-shredding: the data keys of an organization are destroyed, which makes everything encrypted with them unreadable. Clear text is deleted.
import type pg from "pg";
import type { AuditEntry } from "../../accounts/audit/record.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import { systemClock } from "../../platform/time/clock.ts";

/** Rows that are cleared in one transaction. */
const CHUNK = 2000;

/** Lower bound of all ids. */
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Result of an erasure. */
export interface Erased {
  /** Data keys that were destroyed. */
  readonly keys: number;
  /** Requests and provider events in clear text that were deleted. */
  readonly rows: number;
}

/**
 * Erases the stored requests and provider events of an organization, permanently. Processes reload the organization and encrypt later data with a new
 * key. The keys are destroyed first, with an audit record that names the operator: an interrupted run can be repeated and writes another record. The
 * connection is the owner's. Throws for an organization that does not exist.
 */
export async function eraseRequests(client: pg.Client, organizationId: string, operator: string, progress: (count: number) => void): Promise<Erased> {
  const keys = await destroyKeys(client, organizationId, operator);
  let rows = 0;
  // continue where the last chunk ended, instead of scanning cleared rows again
  for (const [table, id, clear] of [
    ["assessments", "session_id", "request"],
    ["provider_events", "id", "payload"],
  ] as const)
    for (let after = FIRST, cleared = CHUNK; cleared === CHUNK; ) {
      const { rows: ids } = await client.query<{ id: string }>(
        `WITH cleared AS (
           UPDATE ${table} SET ${clear} = NULL WHERE organization_id = $1 AND ${id} IN (
             SELECT ${id} FROM ${table} WHERE organization_id = $1 AND ${id} > $2 AND ${clear} IS NOT NULL ORDER BY ${id} LIMIT ${CHUNK})
           RETURNING ${id} AS id
         ) SELECT id FROM cleared ORDER BY id`,
        [organizationId, after],
      );
      cleared = ids.length;
      after = ids.at(-1)?.id ?? after;
      rows += cleared;
      if (cleared > 0) progress(rows);
    }
  // the old versions of these rows are still in the table until it is vacuumed
  await client.query("VACUUM data_keys");
  if (rows > 0) await client.query("VACUUM assessments, provider_events");
  return { keys, rows };
}

async function destroyKeys(client: pg.Client, organizationId: string, operator: string): Promise<number> {
  await client.query("BEGIN");
  try {
    const { rowCount: organizations } = await client.query("UPDATE organizations SET version = version + 1 WHERE id = $1", [organizationId]);
    if (organizations === 0) throw new Error(`organization ${organizationId} does not exist`);
    const { rowCount } = await client.query("UPDATE data_keys SET wrapped = NULL, destroyed_at = now() WHERE organization_id = $1 AND wrapped IS NOT NULL", [
      organizationId,
    ]);
    await recordErasure(client, organizationId, operator, rowCount ?? 0);
    await client.query("COMMIT");
    return rowCount ?? 0;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** Writes the erasure to the organization's audit log. The database chains it to the previous record. */
async function recordErasure(client: pg.Client, organizationId: string, operator: string, keys: number): Promise<void> {
  const entry: AuditEntry = {
    occurred_at_ms: systemClock.now(),
    actor: { type: "operator", id: operator, role: null },
    action: "organization.requests_erased",
    resource_type: "organization",
    resource_id: organizationId,
    before: null,
    after: { data_keys_destroyed: keys },
    request_id: newId(),
  };
  await client.query("INSERT INTO audit_log (organization_id, id, entry) VALUES ($1, $2, $3)", [organizationId, newId(), JSON.stringify(entry)]);
}
