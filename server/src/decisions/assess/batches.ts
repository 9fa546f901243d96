// The hot path: requests that wait at the same time share two round trips to the database: one read for all, the engine, one write for all.
// It does not use time/micro-batcher.ts: each job is settled at its own deadline, a slow batch does not block the next, and a job costs no promise and no
// timer.

import type pg from "pg";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import type { OrganizationProfiles } from "../../controls/policy/profiles.ts";
import type { OrganizationProfile } from "../../controls/policy/settings.ts";
import { destroySocket } from "../../platform/adapters/pg-socket.ts";
import { StaleCredential } from "../../platform/credentials/credential.ts";
import { type Availability, endsConnection, isLockTimeout, isStatementTimeout } from "../../platform/database/availability.ts";
import { ApiError, unavailable, unknownReference } from "../../platform/errors/api-error.ts";
import { systemClock } from "../../platform/time/clock.ts";
import type { AmountProfiles } from "../../statistics/amount-profiles.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import { MOST_BATCHES, mayBegin } from "./concurrent-batches.ts";
import { type Decided, decide } from "./decide.ts";
import type { Findings } from "./findings.ts";
import type { Draw } from "./holdout.ts";
import { type BatchActivity, createInFlightActivity } from "./in-flight-activity.ts";
import type { Job, Reply } from "./job.ts";
import { listProbesOf } from "./list-probes.ts";
import { payoutBatchRead } from "./payout-read.ts";
import { batchRead } from "./read.ts";
import { forcedFailure as failureOf } from "./test-values.ts";
import { batchWrite } from "./write-batch.sql.ts";

/** Largest batch: those who wait for a larger one wait longer than the round trip that it saves. */
const BATCH_SIZE = 64;
/** Time (ms) after the last deadline of a batch, for the database's own timeout to cancel its statement first. */
const EXPIRY_MARGIN = 100;

/** Interval (ms) of the check for passed deadlines. */
const SWEEP_EVERY = 20;

/** Metrics of a batch. */
export interface BatchReport {
  readonly size: number;
  readonly milliseconds: number;
}

/** Dependencies of the hot path. */
export interface AssessParts {
  readonly pool: pg.Pool;
  readonly availability: Availability;
  readonly organizations: OrganizationProfiles;
  readonly amounts: AmountProfiles;
  /** Hashes values that are looked up in lists. */
  readonly identifiers: Identifiers;
  /** Hashes values for network look-ups. */
  readonly network: NetworkHashes;
  /** In production, sandbox values have no effect. */
  readonly production: boolean;
  /** Largest batch; {@link BATCH_SIZE} without it. */
  readonly batchSize?: number;
  /** Draws the payments that are held out; none without it. */
  readonly draw?: Draw;
  readonly decided: (decided: Decided) => void;
  readonly batchDone: (report: BatchReport) => void;
  /** Called for each statement that is sent. */
  readonly roundTrip: (statement: "read" | "payouts" | "write") => void;
  readonly failed: (error: unknown) => void;
  /** Applies events of payment providers that waited for an assessment; absent: a background job does. */
  readonly applyWaiting?: (assessment: Pick<Job, "orderId" | "paymentId"> & { readonly organizationId: string }) => Promise<void>;
}

/** The hot path. */
export interface Batches {
  /** Accepts a job. Admission control limits their number (gateway/admission-control.ts). Each job is settled with a reply or an error by its deadline. */
  readonly submit: (job: Job) => void;
  /**
   * Opens a connection and has the database plan the reads, with a time limit of its own (ms), so that the first request need not wait for that. Rejects when it
   * fails, and when `ended` aborts.
   */
  readonly warm: (timeoutMs: number, ended?: AbortSignal) => Promise<void>;
  /** Accepts jobs, the default, or refuses them with ASSESS_MAINTENANCE: while a starting process warms up. */
  readonly accept: (accepting: boolean) => void;
  readonly accepting: () => boolean;
  readonly waiting: () => number;
  /** Time (ms) since the arrival of the oldest waiting request, if more wait than the next batch takes; else 0. */
  readonly queueDelay: () => number;
  readonly inFlight: () => number;
  /** Resolves when nothing waits or is in flight. */
  readonly drained: () => Promise<void>;
  readonly close: () => void;
}

/** Creates the hot path of a process. */
export function createBatches(parts: AssessParts): Batches {
  const mostBatches = Math.min(MOST_BATCHES, parts.pool.options.max);
  const batchSize = parts.batchSize ?? BATCH_SIZE;
  let waiting: Job[] = [];
  const running = new Set<{ since: number; jobs: Job[] }>();
  const activity = createInFlightActivity();
  let scheduled = false;
  let accepting = true;
  let applying = 0;
  let whenDrained: (() => void)[] = [];

  const sweeper = setInterval(() => {
    // settle jobs whose deadline passes before the next check
    const now = systemClock.monotonic() + SWEEP_EVERY;
    for (const { jobs } of running) for (const job of jobs) if (now >= job.deadline) settle(job, new ApiError("ASSESS_TIMEOUT"));
    if (waiting.some((job) => now >= job.deadline)) {
      for (const job of waiting) if (now >= job.deadline) settle(job, new ApiError("ASSESS_TIMEOUT"));
      waiting = waiting.filter((job) => !job.settled);
    }
    schedule();
  }, SWEEP_EVERY);
  sweeper.unref();

  function submit(job: Job): void {
    if (!accepting || !parts.availability.isUp()) settle(job, unavailable("database"));
    else {
      waiting.push(job);
      schedule();
    }
  }

  function schedule(): void {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      while (waiting.length > 0 && mayBegin(running, waiting.length, systemClock.monotonic(), mostBatches)) void run(waiting.splice(0, batchSize));
    });
  }

  async function run(jobs: Job[]): Promise<void> {
    const batch = { since: systemClock.monotonic(), jobs };
    running.add(batch);
    try {
      await process(jobs);
    } catch (error) {
      await recover(jobs, error);
    } finally {
      running.delete(batch);
      parts.batchDone({ size: jobs.length, milliseconds: systemClock.monotonic() - batch.since });
      schedule();
      noteDrained();
    }
  }

  const isDrained = (): boolean => running.size === 0 && waiting.length === 0 && applying === 0;

  function noteDrained(): void {
    if (!isDrained()) return;
    for (const resolve of whenDrained) resolve();
    whenDrained = [];
  }

  /** Settles a job whose decision is stored after the events that waited for it are applied, at its deadline at the latest: they never prevent an answer. */
  function settleAfterEvents(job: Job, reply: Reply, apply: NonNullable<AssessParts["applyWaiting"]>): void {
    applying += 1;
    const timer = setTimeout(() => settle(job, reply), Math.max(0, job.deadline - systemClock.monotonic() - 2 * SWEEP_EVERY));
    apply({ organizationId: job.credential.organizationId, orderId: job.orderId, paymentId: job.paymentId })
      .catch(parts.failed)
      .finally(() => {
        clearTimeout(timer);
        settle(job, reply);
        applying -= 1;
        noteDrained();
      });
  }

  async function process(jobs: readonly Job[]): Promise<void> {
    const seen = activity.begin();
    let committed = false;
    try {
      const lost = await withConnection(parts.pool, jobs, (connection) => decideAndStore(connection, jobs, seen));
      committed = true;
      parts.availability.answered();
      // another process stored these handles first: read its answers like any replay
      for (const job of lost) waiting.unshift(job);
    } finally {
      seen.end(committed);
    }
  }

  /** Stored data for each job. The activity of payouts is read after the common read, not concurrently: after a failure nothing is left on the connection. */
  async function read(client: pg.PoolClient, jobs: readonly Job[], profileOf: ProfileOf): Promise<Findings[]> {
    const consumers = consumersAmong(jobs.map(({ credential }) => profileOf(credential.organizationId)));
    const common = batchRead(
      jobs,
      { hashes: parts.network, organizations: consumers },
      (job) => listProbesOf(parts.identifiers, job, profileOf(job.credential.organizationId)),
      (job) => profileOf(job.credential.organizationId)?.listTypes,
    );
    parts.roundTrip("read");
    const { rows }: { rows: never } = await client.query(common.query as never);
    const findings = common.decode(rows);
    if (jobs.every(({ subject }) => subject.payout === undefined)) return findings;
    const payouts = payoutBatchRead(jobs);
    parts.roundTrip("payouts");
    const activity: { rows: never } = await client.query(payouts.query as never);
    const pasts = payouts.decode(activity.rows);
    return findings.map((found, index) => ({ ...found, payout: pasts[index] }));
  }

  /**
   * The findings, and the current profiles of the organizations. The profile determines whether an organization uses the network, which types of value its lists
   * have, and which lists its rules read: if the cached one was missing or outdated and the read left something out, the read is repeated.
   */
  async function readWithProfiles(client: pg.PoolClient, jobs: readonly Job[]): Promise<{ findings: Findings[]; profiles: Map<string, OrganizationProfile> }> {
    const before = new Map(jobs.map(({ credential: { organizationId } }) => [organizationId, parts.organizations.cached(organizationId)]));
    const findings = await read(client, jobs, (id) => before.get(id));
    const profiles = await profilesOf(parts.organizations, jobs, findings);
    const complete = [...profiles].every(([id, profile]) => readsAsMuch(before.get(id), profile));
    return { findings: complete ? findings : await read(client, jobs, (id) => profiles.get(id)), profiles };
  }

  async function decideAndStore(client: pg.PoolClient, jobs: readonly Job[], seen: BatchActivity): Promise<Job[]> {
    const { findings, profiles } = await readWithProfiles(client, jobs);
    const decided: Decided[] = [];
    for (const [index, job] of jobs.entries()) {
      const found = findings[index];
      if (job.settled || found === undefined) continue;
      const outcome = refusal(job, found) ?? replay(found) ?? (parts.production ? undefined : forcedFailure(job));
      if (outcome !== undefined) {
        settle(job, outcome);
        continue;
      }
      const profile = profiles.get(job.credential.organizationId);
      if (profile === undefined) throw new Error("an organization without a profile");
      const one = decide(job, { ...found, ...seen.seenBy(job, found) }, profile, parts.amounts.of(profile.id), parts.production, parts.draw);
      decided.push(one);
      seen.record(one);
    }
    if (decided.length === 0) return [];
    parts.roundTrip("write");
    const stored = await client.query(batchWrite(decided));
    const sessions = new Map(stored.rows.map((row: { session_id: string; event_waits: boolean }) => [row.session_id, row.event_waits]));
    const lost: Job[] = [];
    for (const one of decided) {
      const eventWaits = sessions.get(one.job.sessionId);
      if (eventWaits === undefined) {
        if (!one.job.settled) lost.push(one.job);
        continue;
      }
      parts.decided(one);
      const reply = { answer: one.answer, replayed: false };
      if (eventWaits && parts.applyWaiting !== undefined) settleAfterEvents(one.job, reply, parts.applyWaiting);
      else settle(one.job, reply);
    }
    return lost;
  }

  /**
   * A statement that failed for one request must not fail the others: after a lock timeout or an unexpected error, each job is retried alone. If the
   * database is unavailable, running and waiting jobs fail at once.
   */
  async function recover(jobs: readonly Job[], error: unknown): Promise<void> {
    const open = jobs.filter((job) => !job.settled);
    if (error instanceof BatchExpired || isStatementTimeout(error)) {
      for (const job of open) settle(job, new ApiError("ASSESS_TIMEOUT"));
    } else if (parts.availability.note(error)) {
      for (const job of open) settle(job, unavailable("database"));
      if (!parts.availability.isUp()) for (const job of waiting.splice(0)) settle(job, unavailable("database"));
    } else if (open.length > 1) {
      for (const job of open) if (!job.settled) await process([job]).catch((alone: unknown) => recover([job], alone));
    } else if (isLockTimeout(error)) {
      for (const job of open) settle(job, new ApiError("ASSESS_TIMEOUT"));
    } else {
      parts.failed(error);
      for (const job of open) settle(job, new ApiError("INTERNAL_ERROR"));
    }
  }

  return {
    submit,
    warm: async (timeoutMs, ended) => {
      const client = await parts.pool.connect();
      const end = (): void => destroySocket(client);
      ended?.addEventListener("abort", end, { once: true });
      try {
        ended?.throwIfAborted();
        // the limits of the pool are those of requests
        await client.query("BEGIN");
        await client.query(`SET LOCAL statement_timeout = ${timeoutMs}; SET LOCAL lock_timeout = ${timeoutMs}`);
        for (const { query } of [batchRead([]), payoutBatchRead([])]) await client.query(query as never);
        await client.query("COMMIT");
        client.release();
      } catch (error) {
        // ended, not given back: a transaction may be open on it
        client.release(true);
        throw error;
      } finally {
        ended?.removeEventListener("abort", end);
      }
    },
    accept: (now) => {
      accepting = now;
    },
    accepting: () => accepting,
    waiting: () => waiting.length,
    queueDelay: () => (waiting[0] === undefined || waiting.length <= batchSize ? 0 : systemClock.monotonic() - waiting[0].arrivedAt),
    inFlight: () => running.size,
    drained: () => (isDrained() ? Promise.resolve() : new Promise((resolve) => whenDrained.push(resolve))),
    close: () => clearInterval(sweeper),
  };
}

function settle(job: Job, outcome: Parameters<Job["settle"]>[0]): void {
  if (job.settled) return;
  job.settled = true;
  job.settle(outcome);
}

/** The reason not to decide although the database answered: the key, the organization, or the handle. */
function refusal(job: Job, found: Findings): ApiError | StaleCredential | undefined {
  if (found.key === undefined || !found.key.active) return new ApiError("UNAUTHORIZED");
  if (found.key.version !== job.credential.version) return new StaleCredential();
  if (found.submerchantMissing) return unknownReference("submerchant_id");
  if (found.stored !== undefined && found.stored.fingerprint !== job.handle?.fingerprint) return new ApiError("IDEMPOTENCY_KEY_REUSED");
  if (found.key.maintenance) return unavailable("maintenance", 30);
  return undefined;
}

/** The stored answer of the handle. */
function replay({ stored }: Findings): Reply | undefined {
  return stored && { answer: stored.answer, replayed: true };
}

/** The failure that a sandbox value forces. */
function forcedFailure(job: Job): ApiError | undefined {
  const code = failureOf(job.subject.transaction.email?.address);
  if (code === undefined) return undefined;
  return code === "ASSESS_MAINTENANCE" ? unavailable("maintenance") : new ApiError(code);
}

/** The last deadline of a batch passed during a statement. */
class BatchExpired extends Error {}

/** Works on a connection that is closed when the last deadline of the batch passes: a stopped database must not hold it forever. */
async function withConnection<T>(pool: pg.Pool, jobs: readonly Job[], work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  let expired = false;
  const left = Math.max(...jobs.map((job) => job.deadline)) - systemClock.monotonic();
  const watchdog = setTimeout(() => {
    expired = true;
    destroySocket(connection);
  }, Math.max(0, left) + EXPIRY_MARGIN);
  try {
    const result = await work(connection);
    connection.release();
    return result;
  } catch (error) {
    connection.release(expired || endsConnection(error));
    throw expired ? new BatchExpired() : error;
  } finally {
    clearTimeout(watchdog);
  }
}

/** The profile of an organization as far as it is known. */
type ProfileOf = (organizationId: string) => OrganizationProfile | undefined;

/** Has a read under the older profile everything that the newer one needs? */
function readsAsMuch(older: OrganizationProfile | undefined, newer: OrganizationProfile): boolean {
  if (older === newer) return true;
  const listed = older === undefined || [...newer.listTypes].every((type) => older.listTypes.has(type));
  return listed && (older?.consumes === true || !newer.consumes) && newer.rules.lookUps.length === 0;
}

/** Organizations that use the network. */
function consumersAmong(profiles: readonly (OrganizationProfile | undefined)[]): ReadonlySet<string> {
  return new Set(profiles.flatMap((profile) => (profile?.consumes ? [profile.id] : [])));
}

/** Profiles of the batch's organizations, reloaded when the read shows a newer version than the cached one. */
async function profilesOf(organizations: OrganizationProfiles, jobs: readonly Job[], findings: readonly Findings[]): Promise<Map<string, OrganizationProfile>> {
  const profiles = new Map<string, OrganizationProfile>();
  const missing = new Set<string>();
  for (const [index, job] of jobs.entries()) {
    const id = job.credential.organizationId;
    const key = findings[index]?.key;
    if (key === undefined || profiles.has(id)) continue;
    const cached = organizations.cached(id, key.organization);
    if (cached === undefined) missing.add(id);
    else profiles.set(id, cached);
  }
  if (missing.size > 0) for (const profile of await organizations.load([...missing])) profiles.set(profile.id, profile);
  return profiles;
}
