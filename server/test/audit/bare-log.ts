// Logs without a service: an organization with records, for tests that tamper with them.

import type pg from "pg";
import type { AuditEntry } from "../../src/accounts/audit/append.ts";
import { type ChainHead, chainHash, EMPTY_CHAIN } from "../../src/accounts/audit/chain.ts";
import { newId } from "../../src/platform/ids/uuid.ts";

/** An organization with a log. */
export interface BareLog {
  readonly id: string;
  readonly length: () => Promise<number>;
  /** Adds a record as the service would. */
  readonly append: () => Promise<void>;
  /** Its end, as the verifier prints it. */
  readonly head: () => Promise<ChainHead>;
}

/** Creates an organization with `records` in its log. The connection is the owner's. */
export async function newLog(owner: pg.Client, records: number): Promise<BareLog> {
  const id = newId();
  await owner.query("INSERT INTO organizations (id, name) VALUES ($1, 'Test')", [id]);
  const append = async (): Promise<void> => {
    await owner.query("INSERT INTO audit_log (organization_id, id, entry) VALUES ($1, $2, $3)", [id, newId(), JSON.stringify(anEntry(id))]);
  };
  for (let record = 0; record < records; record++) await append();
  return {
    id,
    length: async () => (await owner.query("SELECT count(*)::int AS count FROM audit_log WHERE organization_id = $1", [id])).rows[0].count,
    append,
    head: async () => {
      const { rows } = await owner.query("SELECT sequence, hash FROM audit_heads WHERE organization_id = $1", [id]);
      return { sequence: BigInt(rows[0].sequence), hash: rows[0].hash };
    },
  };
}

/** An entry of no meaning. */
export function anEntry(organizationId: string): AuditEntry {
  return {
    occurred_at_ms: Date.now(),
    actor: { type: "session", id: "auth0|64b7c1", role: "admin" },
    action: "organization.updated",
    resource_type: "organization",
    resource_id: organizationId,
    before: { maintenance: false },
    after: { maintenance: true },
    request_id: newId(),
  };
}

/** Runs statements past the triggers, as somebody who owns the database can. */
export async function tamper(owner: pg.Client, ...statements: [text: string, ...values: unknown[]][]): Promise<void> {
  await owner.query("BEGIN");
  await owner.query("ALTER TABLE audit_log DISABLE TRIGGER USER");
  for (const [text, ...values] of statements) await owner.query(text, values);
  await owner.query("ALTER TABLE audit_log ENABLE TRIGGER USER");
  await owner.query("COMMIT");
}

/** Writes a log anew from a record on, with hashes that fit, its end included: what a patient forger with the whole database would do. */
export async function rewrite(owner: pg.Client, organizationId: string, from: number, change: (entry: AuditEntry) => AuditEntry): Promise<void> {
  const { rows } = await owner.query("SELECT sequence::text, id, entry, hash FROM audit_log WHERE organization_id = $1 ORDER BY audit_log.sequence", [
    organizationId,
  ]);
  let head: ChainHead = EMPTY_CHAIN;
  for (const row of rows) {
    const sequence = BigInt(row.sequence);
    if (sequence >= from) {
      const entry = JSON.stringify(change(row.entry));
      const hash = chainHash(organizationId, { sequence: row.sequence, id: row.id, entry }, head.hash);
      await tamper(owner, [
        "UPDATE audit_log SET entry = $3, previous_hash = $4, hash = $5 WHERE organization_id = $1 AND sequence = $2",
        organizationId,
        row.sequence,
        entry,
        head.hash,
        hash,
      ]);
      head = { sequence, hash };
    } else head = { sequence, hash: row.hash };
  }
  await owner.query("UPDATE audit_heads SET hash = $2 WHERE organization_id = $1", [organizationId, head.hash]);
}
