// Partition maintenance: pre-creates partitions, drops expired ones, purges old rows. Runs once at a time over all processes; every step can be
// interrupted and is continued by the next run.

import pg from "pg";
import { createPartitions, dropPartitions, partitionsOf } from "../../platform/database/partitions.ts";
import { advisoryLock } from "../../platform/jobs/advisory-lock.ts";
import type { Job, Schedule } from "../../platform/jobs/job.ts";
import type { Logger } from "../../platform/observability/log.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../../platform/time/time.ts";
import { partitionedTables, type Retention, walkedTables } from "./classes.ts";
import { purgeRows } from "./purge.ts";

/** Arbitrary constant: the advisory lock of partition maintenance. */
const LOCK = 7_203_411_907;
/** Interval (ms) of runs, and of purges of tables without partitions. */
const SCHEDULE: Schedule = { everyMs: HOUR, firstAfterMs: MINUTE };
const WALKED_EVERY = DAY;

/** Result of a run. */
export interface Kept {
  readonly laid: readonly string[];
  readonly dropped: readonly string[];
  readonly forgotten: number;
}

/** One run, over a connection of the owner that holds the job's lock. */
export async function keep(client: pg.Client, retention: Retention, now = systemClock.now()): Promise<Kept> {
  const laid: string[] = [];
  const dropped: string[] = [];
  for (const table of partitionedTables) laid.push(...(await createPartitions(client, table, now)));
  // handles before the assessments that they refer to
  const forgotten = (await isWalkDue(client, now)) ? await walk(client, retention, now) : 0;
  for (const table of partitionedTables) dropped.push(...(await dropPartitions(client, table, now - retention[table.kept] * DAY)));
  const ends: number[] = [];
  for (const { name } of partitionedTables) ends.push((await partitionsOf(client, name)).at(-1)?.from ?? now);
  await client.query("UPDATE retention_progress SET kept_at = $1, laid_until = $2", [new Date(now), new Date(Math.min(...ends))]);
  return { laid, dropped, forgotten };
}

async function isWalkDue(client: pg.Client, now: number): Promise<boolean> {
  const { rows } = await client.query<{ forgotten_at: Date }>("SELECT forgotten_at FROM retention_progress");
  return now - (rows[0]?.forgotten_at.getTime() ?? 0) >= WALKED_EVERY;
}

async function walk(client: pg.Client, retention: Retention, now: number): Promise<number> {
  let forgotten = 0;
  for (const table of walkedTables) forgotten += await purgeRows(client, table, now - table.keptFor(retention));
  await client.query("UPDATE retention_progress SET forgotten_at = $1", [new Date(now)]);
  return forgotten;
}

/** The partition maintenance job: runs one minute after the start, and hourly. An interrupted run is continued by the next. */
export function partitionMaintenance(
  ownerUrl: string,
  retention: Retention,
  log: Logger,
  schedule: Schedule = SCHEDULE,
  clock: Clock = systemClock,
): Job<pg.Client> {
  const connect = (): pg.Client =>
    new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10 * SECOND, application_name: "fraud-risk-partition-maintenance" });
  return {
    name: "partition-maintenance",
    schedule,
    timeoutMs: 12 * HOUR,
    lock: advisoryLock(LOCK, connect),
    run: async ({ held }) => {
      const kept = await keep(held, retention, clock.now());
      if (kept.laid.length + kept.dropped.length + kept.forgotten > 0)
        log.info({ created: kept.laid, dropped: kept.dropped, purged: kept.forgotten }, "partition maintenance done");
      return undefined;
    },
  };
}

/** Seconds until the pre-created partitions are used up; NaN before the first run and while the database is unavailable. Reads no table that maintenance locks. */
export async function secondsAhead(pool: pg.Pool, now = systemClock.now): Promise<number> {
  const { rows } = await pool
    .query<{ laid_until: Date | null }>("SELECT laid_until FROM retention_progress")
    .catch((): { rows: { laid_until: Date | null }[] } => ({ rows: [] }));
  const until = rows[0]?.laid_until;
  return until === undefined || until === null ? Number.NaN : (until.getTime() - now()) / 1000;
}
