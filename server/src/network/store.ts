// Signals of an organization: kept, renewed, taken back.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../database/tenancy.ts";
import { newId } from "../identifiers/uuid.ts";
import type { NetworkHashes } from "./hashes.ts";
import type { Item } from "./item.ts";
import { BY_HAND } from "./signal.ts";

/** A signal to keep. */
export interface NewSignal extends Item {
  readonly category: components["schemas"]["NetworkCategory"];
  readonly confidence: number;
  readonly occurredAt: Date;
  readonly expiresAt: Date;
  readonly description: string | undefined;
}

/** What came of signals. */
export interface Kept {
  readonly added: number;
  /** Those that were there: also such that the same batch names twice. */
  readonly renewed: number;
}

/**
 * Keeps signals under one cause. One that is there is renewed: the later end and the later moment hold, and all else as it is told now; under
 * the newest key from then on. A submerchant's signals are its own, though the organization is one voice.
 */
export async function keepSignals(tenant: Tenant, hashes: NetworkHashes, cause: string, signals: readonly NewSignal[]): Promise<Kept> {
  const rows = [...onceEach(signals).values()].map((signal) => ({
    ...signal,
    ...hashes.newest(signal.type, signal.digest),
    versions: hashes.all(signal.type, signal.digest),
  }));
  if (rows.length === 0) return { added: 0, renewed: 0 };
  await liftToNewestKey(tenant, cause, rows);
  const stored = await tenant.query<{ fresh: boolean }>(
    `INSERT INTO network_signals AS s
       (organization_id, submerchant_id, cause, id, signal_hash, key_version, signal_type, category, confidence, occurred_at, expires_at, description)
     SELECT $1::uuid, $2::uuid, $3::uuid, r.* FROM unnest($4::uuid[], $5::bytea[], $6::text[], $7::text[], $8::text[], $9::float8[], $10::timestamptz[], $11::timestamptz[], $12::text[])
       AS r(id, signal_hash, key_version, signal_type, category, confidence, occurred_at, expires_at, description)
     ORDER BY r.signal_hash
     ON CONFLICT ON CONSTRAINT network_signals_once DO UPDATE SET category = EXCLUDED.category, confidence = EXCLUDED.confidence,
       occurred_at = GREATEST(s.occurred_at, EXCLUDED.occurred_at), expires_at = GREATEST(s.expires_at, EXCLUDED.expires_at),
       description = COALESCE(EXCLUDED.description, s.description)
     RETURNING s.xmax = 0 AS fresh`,
    [
      tenant.organizationId,
      tenant.submerchantId,
      cause,
      rows.map(() => newId()),
      rows.map(({ hash }) => hash),
      rows.map(({ version }) => version),
      rows.map(({ type }) => type),
      rows.map(({ category }) => category),
      rows.map(({ confidence }) => confidence),
      rows.map(({ occurredAt }) => occurredAt),
      rows.map(({ expiresAt }) => expiresAt),
      rows.map(({ description }) => description ?? null),
    ],
  );
  const added = stored.filter(({ fresh }) => fresh).length;
  return { added, renewed: signals.length - added };
}

/** Signals by value; of two about the same one, the later with the later of their ends. */
function onceEach(signals: readonly NewSignal[]): Map<string, NewSignal> {
  const once = new Map<string, NewSignal>();
  for (const signal of signals) {
    const name = `${signal.type}:${signal.digest}`;
    const before = once.get(name);
    once.set(name, {
      ...signal,
      occurredAt: before !== undefined && before.occurredAt > signal.occurredAt ? before.occurredAt : signal.occurredAt,
      expiresAt: before !== undefined && before.expiresAt > signal.expiresAt ? before.expiresAt : signal.expiresAt,
      description: signal.description ?? before?.description,
    });
  }
  return once;
}

interface Row {
  readonly hash: Buffer;
  readonly version: string;
  readonly versions: readonly Buffer[];
}

/** What was hashed under an older key is from now on found under the newest: after a change of keys, values that are told again need the old one no more. */
async function liftToNewestKey({ query, organizationId, submerchantId }: Tenant, cause: string, rows: readonly Row[]): Promise<void> {
  const versions = rows[0]?.versions.length ?? 1;
  // one after the other: a value that is there under two of them stays there under one
  for (let index = 1; index < versions; index++)
    await query(
      `UPDATE network_signals s SET signal_hash = r.hash, key_version = r.version FROM unnest($4::bytea[], $5::bytea[], $6::text[]) AS r(old, hash, version)
       WHERE s.organization_id = $1 AND s.submerchant_id IS NOT DISTINCT FROM $2 AND s.cause = $3 AND s.signal_hash = r.old
         AND NOT EXISTS (SELECT FROM network_signals n WHERE n.organization_id = $1 AND n.submerchant_id IS NOT DISTINCT FROM $2 AND n.cause = $3 AND n.signal_hash = r.hash)`,
      [organizationId, submerchantId, cause, rows.map((row) => row.versions[index]), rows.map(({ hash }) => hash), rows.map(({ version }) => version)],
    );
}

/** Takes back the signals of a session or a report; a submerchant those that it caused itself. Answers how many. */
export async function takeBackSignals({ query, organizationId, submerchantId }: Tenant, cause: string): Promise<number> {
  const rows = await query(
    "DELETE FROM network_signals WHERE organization_id = $1 AND cause = $2 AND cause <> $3 AND ($4::uuid IS NULL OR submerchant_id = $4) RETURNING 1",
    [organizationId, cause, BY_HAND, submerchantId],
  );
  return rows.length;
}

/** Takes back all signals of the organization. Answers how many. */
export async function withdrawSignals({ query, organizationId }: Tenant): Promise<number> {
  return (await query("DELETE FROM network_signals WHERE organization_id = $1 RETURNING 1", [organizationId])).length;
}
