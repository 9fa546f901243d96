// Crypto-shredding: the data keys of an organization are destroyed, and with them everything that they encrypt. What was stored in clear text is deleted.
import type pg from "pg";
import { recordOperation } from "../../accounts/audit/record.ts";
import { destroyDataKeys } from "../../platform/data-keys/destruction.ts";
import { bumpVersionAsOwner } from "../../platform/tenants/version.ts";
import { eraseNotes } from "../reviews/erase-notes.ts";

/** Rows that are cleared in one transaction. */
const CHUNK = 2000;

/** No id comes before it. */
const FIRST = "00000000-0000-0000-0000-000000000000";

/** What was erased. */
export interface Erased {
  /** Data keys that were destroyed. */
  readonly keys: number;
  /** Requests and provider events in clear text, notes, comments and files of cases, that were deleted. */
  readonly rows: number;
}

/**
 * Erases the stored requests and provider events of an organization, the notes on its assessments, and comments and files of its cases, permanently. Processes reload the organization and encrypt later values with a new
 * key. The keys are destroyed first, with an audit record that names the operator: an interrupted run can be repeated, and writes another record. Needs the
 * owner's connection. Throws for an unknown organization.
 */
export async function eraseRequests(client: pg.Client, organizationId: string, operator: string, progress: (count: number) => void): Promise<Erased> {
  const keys = await destroyKeys(client, organizationId, operator);
  let rows = 0;
  // starts where the previous chunk ended, so that cleared rows are not scanned again
  for (const [table, id, clear] of [
    ["assessments", "session_id", "request"],
    ["provider_events", "id", "payload"],
    ["data_subject_requests", "id", "identifiers"],
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
  rows += await eraseNotes(client, organizationId);
  rows += (await client.query("DELETE FROM case_attachments WHERE organization_id = $1", [organizationId])).rowCount ?? 0;
  progress(rows);
  // the old versions of these rows are still in the table until it is vacuumed
  await client.query("VACUUM data_keys");
  if (rows > 0) await client.query("VACUUM assessments, provider_events, data_subject_requests, review_notes, case_comments, case_attachments");
  return { keys, rows };
}

async function destroyKeys(client: pg.Client, organizationId: string, operator: string): Promise<number> {
  await client.query("BEGIN");
  try {
    await bumpVersionAsOwner(client, organizationId);
    const keys = await destroyDataKeys(client, organizationId);
    await recordOperation(client, organizationId, operator, {
      action: "organization.requests_erased",
      resource: "organization",
      id: organizationId,
      before: null,
      after: { data_keys_destroyed: keys },
    });
    await client.query("COMMIT");
    return keys;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
