// Appends to the audit log, in the order of the entries. The database sets sequence numbers and hashes.
import type pg from "pg";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { AuditEntry } from "./record.ts";

const APPEND_ONE = "INSERT INTO audit_log (organization_id, id, entry) VALUES ($1, $2, $3)";

/** Entries are text until they are stored, so that the hash covers what was written; ORDER BY sets their sequence. */
const APPEND_MANY = `INSERT INTO audit_log (organization_id, id, entry)
SELECT $1, id, entry::json FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS r(id, entry, position) ORDER BY position`;

/** Records that one statement writes. */
const CHUNK = 1000;

/** Appends entries to the log of an organization, by statements of the caller's transaction. */
export async function appendEntries(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  organizationId: string,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += CHUNK) {
    const texts = entries.slice(at, at + CHUNK).map((entry) => JSON.stringify(entry));
    if (texts.length === 1) await query(APPEND_ONE, [organizationId, newId(), texts[0]]);
    else await query(APPEND_MANY, [organizationId, texts.map(() => newId()), texts]);
  }
}

/** Appends an entry in the transaction of a connection of the owner. */
export async function appendAsOwner(client: pg.Client, organizationId: string, entry: AuditEntry): Promise<void> {
  await appendEntries((text, values) => client.query(text, values), organizationId, [entry]);
}
