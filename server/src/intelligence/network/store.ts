// Signals of an organization: stored, renewed, withdrawn.
import type { components } from "../../../../generated/types.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { NetworkHashes } from "./hashes.ts";
import type { Item } from "./item.ts";
import { BY_HAND } from "./signal.ts";

/** A signal to store. */
export interface NewSignal extends Item {
  readonly category: components["schemas"]["NetworkCategory"];
  readonly confidence: number;
  readonly occurredAt: Date;
  readonly expiresAt: Date;
  /** `expiresAt` was given by the caller and is not the default. */
  readonly expiryGiven: boolean;
  readonly description: string | undefined;
}

/** Result of storing signals. */
export interface StoredSignals {
  readonly added: number;
  /** Existing signals, including duplicates within the batch. */
  readonly renewed: number;
}

/** Days after its expiry for which a signal is still listed; then it is purged with the next contribution. */
export const LISTED_DAYS = 90;
/** Most signals that are purged at once: more than a batch can contribute. */
const PURGED_AT_ONCE = 1000;
/** Signals that one statement withdraws: a statement has a time limit, leaving the network has none. */
const WITHDRAWN_AT_ONCE = 20_000;
/** Sorts before the id of any signal. */
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Stores signals with one cause. An existing one is renewed: a given expiry applies, otherwise the later one; the later time of occurrence; all other fields
 * from the new signal; hashed with the newest key. A submerchant's signals are separate, although the organization counts as one reporter.
 */
export async function storeSignals(tenant: Tenant, hashes: NetworkHashes, cause: string, signals: readonly NewSignal[]): Promise<StoredSignals> {
  const rows = [...distinct(signals).values()].map((signal) => ({
    ...signal,
    ...hashes.newest(signal.type, signal.digest),
    versions: hashes.all(signal.type, signal.digest),
  }));
  if (rows.length === 0) return { added: 0, renewed: 0 };
  await purgeExpired(tenant);
  await moveToNewestKey(tenant, cause, rows);
  await endEarlier(tenant, rows);
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

/** Signals by value; of duplicates, the later one with the later expiry. */
function distinct(signals: readonly NewSignal[]): Map<string, NewSignal> {
  const once = new Map<string, NewSignal>();
  for (const signal of signals) {
    const name = `${signal.type}:${signal.digest}`;
    const before = once.get(name);
    once.set(name, {
      ...signal,
      occurredAt: before !== undefined && before.occurredAt > signal.occurredAt ? before.occurredAt : signal.occurredAt,
      expiresAt: !signal.expiryGiven && before !== undefined && before.expiresAt > signal.expiresAt ? before.expiresAt : signal.expiresAt,
      description: signal.description ?? before?.description,
    });
  }
  return once;
}

interface Row extends Pick<NewSignal, "expiresAt" | "expiryGiven"> {
  readonly hash: Buffer;
  readonly version: string;
  readonly versions: readonly Buffer[];
}

/** Purges own signals that expired long ago: they are personal data without a use. */
async function purgeExpired({ query, organizationId }: Tenant): Promise<void> {
  await query(
    `DELETE FROM network_signals WHERE organization_id = $1 AND id = ANY(ARRAY(
       SELECT id FROM network_signals WHERE organization_id = $1 AND expires_at < now() - $2 * interval '1 day' ORDER BY expires_at LIMIT $3))`,
    [organizationId, LISTED_DAYS, PURGED_AT_ONCE],
  );
}

/**
 * Shortens the expiry of signals that were contributed directly, or by a report without a session, to a given one, so that a mistake can be corrected. Signals
 * of a session are withdrawn by its outcome.
 */
async function endEarlier({ query, organizationId, submerchantId }: Tenant, rows: readonly Row[]): Promise<void> {
  const given = rows.filter(({ expiryGiven }) => expiryGiven).flatMap(({ versions, expiresAt }) => versions.map((hash) => ({ hash, expiresAt })));
  if (given.length === 0) return;
  await query(
    `UPDATE network_signals s SET expires_at = r.new_end FROM unnest($3::bytea[], $4::timestamptz[]) AS r(hash, new_end)
     WHERE s.organization_id = $1 AND s.submerchant_id IS NOT DISTINCT FROM $2 AND s.signal_hash = r.hash AND s.expires_at > r.new_end
       AND NOT EXISTS (SELECT FROM assessments a WHERE a.organization_id = $1 AND a.session_id = s.cause)`,
    [organizationId, submerchantId, given.map(({ hash }) => hash), given.map(({ expiresAt }) => expiresAt)],
  );
}

/**
 * Moves signals from older keys to the newest: after a key rotation, values that are contributed again no longer need the old key. Signals with both hashes,
 * from a process that did not have the newest key, are merged.
 */
async function moveToNewestKey({ query, organizationId, submerchantId }: Tenant, cause: string, rows: readonly Row[]): Promise<void> {
  const versions = rows[0]?.versions.length ?? 1;
  for (let index = 1; index < versions; index++) {
    const values = [organizationId, submerchantId, cause, rows.map((row) => row.versions[index]), rows.map(({ hash }) => hash)];
    await query(
      `WITH gone AS (
         DELETE FROM network_signals s USING unnest($4::bytea[], $5::bytea[]) AS r(old, hash)
         WHERE s.organization_id = $1 AND s.submerchant_id IS NOT DISTINCT FROM $2 AND s.cause = $3 AND s.signal_hash = r.old AND r.old <> r.hash
           AND EXISTS (SELECT FROM network_signals n WHERE n.organization_id = $1 AND n.submerchant_id IS NOT DISTINCT FROM $2 AND n.cause = $3 AND n.signal_hash = r.hash)
         RETURNING r.hash, s.occurred_at, s.expires_at, s.description
       )
       UPDATE network_signals n SET occurred_at = GREATEST(n.occurred_at, gone.occurred_at), expires_at = GREATEST(n.expires_at, gone.expires_at),
         description = COALESCE(n.description, gone.description)
       FROM gone WHERE n.organization_id = $1 AND n.submerchant_id IS NOT DISTINCT FROM $2 AND n.cause = $3 AND n.signal_hash = gone.hash`,
      values,
    );
    await query(
      `UPDATE network_signals s SET signal_hash = r.hash, key_version = r.version FROM unnest($4::bytea[], $5::bytea[], $6::text[]) AS r(old, hash, version)
       WHERE s.organization_id = $1 AND s.submerchant_id IS NOT DISTINCT FROM $2 AND s.cause = $3 AND s.signal_hash = r.old`,
      [...values, rows.map(({ version }) => version)],
    );
  }
}

/** Deletes the signals of a session or a report; a submerchant's key deletes its own only. Returns their number. */
export async function deleteSignals({ query, organizationId, submerchantId }: Tenant, cause: string): Promise<number> {
  const rows = await query(
    "DELETE FROM network_signals WHERE organization_id = $1 AND cause = $2 AND cause <> $3 AND ($4::uuid IS NULL OR submerchant_id = $4) RETURNING 1",
    [organizationId, cause, BY_HAND, submerchantId],
  );
  return rows.length;
}

/** Withdraws all signals of the organization. Returns their number. */
export async function withdrawSignals({ query, organizationId }: Tenant): Promise<number> {
  let withdrawn = 0;
  for (let after: string | null = BEFORE_ALL; after !== null; ) {
    const [chunk]: { gone: number; last: string | null }[] = await query<{ gone: number; last: string | null }>(
      `WITH chunk AS (
         SELECT id FROM network_signals WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3
       ), gone AS (
         DELETE FROM network_signals WHERE organization_id = $1 AND id = ANY(ARRAY(SELECT id FROM chunk))
       )
       SELECT count(*)::int AS gone, (array_agg(id ORDER BY id DESC))[1] AS last FROM chunk`,
      [organizationId, after, WITHDRAWN_AT_ONCE],
    );
    withdrawn += chunk?.gone ?? 0;
    after = chunk?.last ?? null;
  }
  return withdrawn;
}
