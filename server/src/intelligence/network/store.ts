// Signals of an organization: kept, renewed, taken back.
import type { components } from "../../../../generated/types.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { NetworkHashes } from "./hashes.ts";
import type { Item } from "./item.ts";
import { BY_HAND } from "./signal.ts";

/** A signal to keep. */
export interface NewSignal extends Item {
  readonly category: components["schemas"]["NetworkCategory"];
  readonly confidence: number;
  readonly occurredAt: Date;
  readonly expiresAt: Date;
  /** The end was told, and is not what holds without one. */
  readonly expiryNotified: boolean;
  readonly description: string | undefined;
}

/** What came of signals. */
export interface Kept {
  readonly added: number;
  /** Those that were there: also such that the same batch names twice. */
  readonly renewed: number;
}

/** Days after its end for which a signal is still listed; then it is forgotten, as soon as something is told. */
export const LISTED_DAYS = 90;
/** Signals that are forgotten at once, at most: more than are told at once. */
const FORGOTTEN_AT_ONCE = 1000;
/** Signals that one statement withdraws: each has a time limit, and to leave has none. */
const WITHDRAWN_AT_ONCE = 20_000;
/** Less than the id of any signal. */
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Keeps signals under one cause. One that is there is renewed: an end that is told holds, or else the later one, and the later moment, and all
 * else as it is told now; under the newest key from then on. A submerchant's signals are its own, though the organization is one voice.
 */
export async function keepSignals(tenant: Tenant, hashes: NetworkHashes, cause: string, signals: readonly NewSignal[]): Promise<Kept> {
  const rows = [...onceEach(signals).values()].map((signal) => ({
    ...signal,
    ...hashes.newest(signal.type, signal.digest),
    versions: hashes.all(signal.type, signal.digest),
  }));
  if (rows.length === 0) return { added: 0, renewed: 0 };
  await forgetEnded(tenant);
  await liftToNewestKey(tenant, cause, rows);
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

/** Signals by value; of two about the same one, the later with the later of their ends. */
function onceEach(signals: readonly NewSignal[]): Map<string, NewSignal> {
  const once = new Map<string, NewSignal>();
  for (const signal of signals) {
    const name = `${signal.type}:${signal.digest}`;
    const before = once.get(name);
    once.set(name, {
      ...signal,
      occurredAt: before !== undefined && before.occurredAt > signal.occurredAt ? before.occurredAt : signal.occurredAt,
      expiresAt: !signal.expiryNotified && before !== undefined && before.expiresAt > signal.expiresAt ? before.expiresAt : signal.expiresAt,
      description: signal.description ?? before?.description,
    });
  }
  return once;
}

interface Row extends Pick<NewSignal, "expiresAt" | "expiryNotified"> {
  readonly hash: Buffer;
  readonly version: string;
  readonly versions: readonly Buffer[];
}

/** Forgets own signals that ended long ago: nobody needs them, and they are about somebody. */
async function forgetEnded({ query, organizationId }: Tenant): Promise<void> {
  await query(
    `DELETE FROM network_signals WHERE organization_id = $1 AND id = ANY(ARRAY(
       SELECT id FROM network_signals WHERE organization_id = $1 AND expires_at < now() - $2 * interval '1 day' ORDER BY expires_at LIMIT $3))`,
    [organizationId, LISTED_DAYS, FORGOTTEN_AT_ONCE],
  );
}

/**
 * What was told by hand, or by a report about no session, ends no later than is told now: so that what was wrong can be taken back. What a
 * session caused is taken back by its outcome.
 */
async function endEarlier({ query, organizationId, submerchantId }: Tenant, rows: readonly Row[]): Promise<void> {
  const told = rows.filter(({ expiryNotified }) => expiryNotified).flatMap(({ versions, expiresAt }) => versions.map((hash) => ({ hash, expiresAt })));
  if (told.length === 0) return;
  await query(
    `UPDATE network_signals s SET expires_at = r.told_end FROM unnest($3::bytea[], $4::timestamptz[]) AS r(hash, told_end)
     WHERE s.organization_id = $1 AND s.submerchant_id IS NOT DISTINCT FROM $2 AND s.signal_hash = r.hash AND s.expires_at > r.told_end
       AND NOT EXISTS (SELECT FROM assessments a WHERE a.organization_id = $1 AND a.session_id = s.cause)`,
    [organizationId, submerchantId, told.map(({ hash }) => hash), told.map(({ expiresAt }) => expiresAt)],
  );
}

/**
 * What was hashed under an older key is from now on found under the newest: after a change of keys, values that are told again need the old one
 * no more. What stands under both, as after a process that did not know the newest, becomes one.
 */
async function liftToNewestKey({ query, organizationId, submerchantId }: Tenant, cause: string, rows: readonly Row[]): Promise<void> {
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
  let withdrawn = 0;
  for (let after: string | null = BEFORE_ALL; after !== null; ) {
    const [portion]: { gone: number; last: string | null }[] = await query<{ gone: number; last: string | null }>(
      `WITH portion AS (
         SELECT id FROM network_signals WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3
       ), gone AS (
         DELETE FROM network_signals WHERE organization_id = $1 AND id = ANY(ARRAY(SELECT id FROM portion))
       )
       SELECT count(*)::int AS gone, (array_agg(id ORDER BY id DESC))[1] AS last FROM portion`,
      [organizationId, after, WITHDRAWN_AT_ONCE],
    );
    withdrawn += portion?.gone ?? 0;
    after = portion?.last ?? null;
  }
  return withdrawn;
}
