// Signals of an organization: kept, renewed, taken back.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { endSignalsEarlier } from "./end-signals-earlier.sql.ts";
import { forgetEnded } from "./forget-ended.sql.ts";
import type { NetworkHashes } from "./hashes.ts";
import type { Item } from "./item.ts";
import { mergeSignals } from "./merge-signals.sql.ts";
import { NetworkSignal } from "./network-signal.entity.ts";
import { rehashSignals } from "./rehash-signals.sql.ts";
import { BY_HAND } from "./signal.ts";
import { type HashedSignal, upsertSignals } from "./upsert-signals.sql.ts";
import { type WithdrawnPortion, withdrawPortion } from "./withdraw-portion.sql.ts";

/** A signal to keep. */
export interface NewSignal extends Item {
  readonly category: components["schemas"]["NetworkCategory"];
  readonly confidence: number;
  readonly occurredAt: Date;
  readonly expiresAt: Date;
  /** The end was told, and is not what holds without one. */
  readonly expiryGiven: boolean;
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
export async function storeSignals(tenant: Tenant, hashes: NetworkHashes, cause: string, signals: readonly NewSignal[]): Promise<Kept> {
  const rows = [...onceEach(signals).values()].map((signal) => ({
    ...signal,
    ...hashes.newest(signal.type, signal.digest),
    versions: hashes.all(signal.type, signal.digest),
  }));
  if (rows.length === 0) return { added: 0, renewed: 0 };
  await forgetEnded(tenant, LISTED_DAYS, FORGOTTEN_AT_ONCE);
  await liftToNewestKey(tenant, cause, rows);
  await endEarlier(tenant, rows);
  const stored = await upsertSignals(tenant, cause, rows);
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
      expiresAt: !signal.expiryGiven && before !== undefined && before.expiresAt > signal.expiresAt ? before.expiresAt : signal.expiresAt,
      description: signal.description ?? before?.description,
    });
  }
  return once;
}

/**
 * What was told by hand, or by a report about no session, ends no later than is told now: so that what was wrong can be taken back. What a
 * session caused is taken back by its outcome.
 */
async function endEarlier(tenant: Tenant, rows: readonly HashedSignal[]): Promise<void> {
  const told = rows.filter(({ expiryGiven }) => expiryGiven).flatMap(({ versions, expiresAt }) => versions.map((hash) => ({ hash, expiresAt })));
  if (told.length > 0) await endSignalsEarlier(tenant, told);
}

/**
 * What was hashed under an older key is from now on found under the newest: after a change of keys, values that are told again need the old one
 * no more. What stands under both, as after a process that did not know the newest, becomes one.
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

/** Takes back the signals of a session or a report; a submerchant those that it caused itself. Answers how many. */
export function deleteSignals({ em, submerchantId }: Tenant, cause: string): Promise<number> {
  if (cause === BY_HAND) return Promise.resolve(0);
  return em.nativeDelete(NetworkSignal, { cause, ...(submerchantId === null ? {} : { submerchantId }) });
}

/** Takes back all signals of the organization. Answers how many. */
export async function withdrawSignals(tenant: Tenant): Promise<number> {
  let withdrawn = 0;
  for (let after: string | null = BEFORE_ALL; after !== null; ) {
    const portion: WithdrawnPortion = await withdrawPortion(tenant, after, WITHDRAWN_AT_ONCE);
    withdrawn += portion.gone;
    after = portion.last;
  }
  return withdrawn;
}
