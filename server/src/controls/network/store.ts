import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { endSignalsEarlier } from "./end-signals-earlier.sql.ts";
import type { NetworkHashes } from "./hashes.ts";
import { mergeSignals } from "./merge-signals.sql.ts";
import { NetworkSignal } from "./network-signal.entity.ts";
import { rehashSignals } from "./rehash-signals.sql.ts";
import { BY_HAND } from "./stored-signal.ts";
import { type HashedSignal, type NewSignal, upsertSignals } from "./upsert-signals.sql.ts";
import { type WithdrawnChunk, withdrawChunk } from "./withdraw-chunk.sql.ts";

/** Result of storing signals. */
export interface StoredSignals {
  readonly added: number;
  /** Existing ones, and repetitions within the batch. */
  readonly renewed: number;
}

/** Days for which an expired signal is still listed; after that, the next contribution deletes it. */
export const LISTED_DAYS = 90;
/** Most expired signals deleted per contribution: more than one contribution can add. */
const EXPIRED_AT_ONCE = 1000;
/** Signals withdrawn per statement: a statement has a time limit, leaving the network has none. */
const WITHDRAWN_AT_ONCE = 20_000;
/** Less than the id of any signal. */
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Stores signals of one cause. An existing one is renewed: a given expiry applies, otherwise the later one, with the later time of the incident and all other
 * fields as given now, hashed with the newest key. A submerchant's signals are its own; the organization counts as one reporter.
 */
export async function storeSignals(tenant: Tenant, hashes: NetworkHashes, cause: string, signals: readonly NewSignal[]): Promise<StoredSignals> {
  const rows = [...onceEach(signals).values()].map((signal) => ({
    ...signal,
    ...hashes.newest(signal.type, signal.digest),
    versions: hashes.all(signal.type, signal.digest),
  }));
  if (rows.length === 0) return { added: 0, renewed: 0 };
  await deleteExpiredSignals(tenant, LISTED_DAYS, EXPIRED_AT_ONCE);
  await liftToNewestKey(tenant, cause, rows);
  await endEarlier(tenant, rows);
  const stored = await upsertSignals(tenant, cause, rows);
  const added = stored.filter(({ fresh }) => fresh).length;
  return { added, renewed: signals.length - added };
}

/** Signals by value; of two for the same value, the later one with the later expiry. */
function onceEach(signals: readonly NewSignal[]): Map<string, NewSignal> {
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

/**
 * Signals contributed directly, or by a report without a session, expire no later than given now, so that an error can be corrected. Signals caused by a session
 * are withdrawn by its outcome.
 */
async function endEarlier(tenant: Tenant, rows: readonly HashedSignal[]): Promise<void> {
  const given = rows.filter(({ expiryGiven }) => expiryGiven).flatMap(({ versions, expiresAt }) => versions.map((hash) => ({ hash, expiresAt })));
  if (given.length > 0) await endSignalsEarlier(tenant, given);
}

/**
 * Moves signals hashed with an older key to the newest: values contributed again after a change of keys no longer need the old key. Signals stored under both,
 * by a process without the newest key, are merged.
 */
async function liftToNewestKey(tenant: Tenant, cause: string, rows: readonly HashedSignal[]): Promise<void> {
  const versions = rows[0]?.versions.length ?? 1;
  for (let index = 1; index < versions; index++) {
    const rehashed = rows.flatMap(({ versions, hash, version }) => {
      const old = versions[index];
      return old === undefined ? [] : [{ old, hash, version }];
    });
    await mergeSignals(tenant, cause, rehashed);
    await rehashSignals(tenant, cause, rehashed);
  }
}

/** Withdraws the signals of a session or a report; a submerchant withdraws its own only. Returns their number. */
export function deleteSignals({ em, submerchantId }: Tenant, cause: string): Promise<number> {
  if (cause === BY_HAND) return Promise.resolve(0);
  return em.nativeDelete(NetworkSignal, { cause, ...(submerchantId === null ? {} : { submerchantId }) });
}

/** Withdraws all signals of the organization. Returns their number. */
export async function withdrawSignals(tenant: Tenant): Promise<number> {
  let withdrawn = 0;
  for (let after: string | null = BEFORE_ALL; after !== null; ) {
    const chunk: WithdrawnChunk = await withdrawChunk(tenant, after, WITHDRAWN_AT_ONCE);
    withdrawn += chunk.gone;
    after = chunk.last;
  }
  return withdrawn;
}

const DELETE_EXPIRED = `DELETE FROM network_signals WHERE organization_id = $1 AND id = ANY(ARRAY(
    SELECT id FROM network_signals WHERE organization_id = $1 AND expires_at < now() - $2 * interval '1 day' ORDER BY expires_at LIMIT $3))`;

/** Deletes at most this many own signals that expired more than this many days ago: they are personal data without a use. */
async function deleteExpiredSignals({ query, organizationId }: Tenant, days: number, most: number): Promise<void> {
  await query(DELETE_EXPIRED, [organizationId, days, most]);
}
