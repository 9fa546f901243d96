// Partition maintenance: pre-creates partitions, drops expired ones, purges old rows. Runs once at a time over all processes; every step can be
// interrupted and is continued by the next run.

import pg from "pg";
import { createPartitions, dropPartitions, partitionsOf } from "../../platform/database/partitions.ts";
import type { Job, Schedule } from "../../platform/jobs/job.ts";
import { advisoryLock } from "../../platform/jobs/job-lock.ts";
import type { Logger } from "../../platform/observability/log.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../../platform/time/time.ts";
import { purgeRows } from "./purge.ts";
import { partitionedTables, type Retention, unpartitionedTables } from "./retention-periods.ts";

/** Arbitrary constant: the advisory lock of partition maintenance. */
const LOCK = 7_203_411_907;
/** Interval (ms) of runs, and of purges of tables without partitions. */
const SCHEDULE: Schedule = { everyMs: HOUR, firstAfterMs: MINUTE };
const PURGE_EVERY = DAY;

/** Result of a run. */
export interface MaintenanceResult {
  readonly created: readonly string[];
  readonly dropped: readonly string[];
  readonly purged: number;
}

/** One run, over a connection of the owner that holds the job's lock. */
export async function maintainPartitions(client: pg.Client, retention: Retention, now = systemClock.now()): Promise<MaintenanceResult> {
  const created: string[] = [];
  const dropped: string[] = [];
  for (const table of partitionedTables) created.push(...(await createPartitions(client, table, now)));
  // handles before the assessments that they refer to
  const purged = (await isPurgeDue(client, now)) ? await purge(client, retention, now) : 0;
  for (const table of partitionedTables) dropped.push(...(await dropPartitions(client, table, now - retention[table.retention] * DAY)));
  const ends: number[] = [];
  for (const { name } of partitionedTables) ends.push((await partitionsOf(client, name)).at(-1)?.from ?? now);
  await client.query("UPDATE retention_progress SET maintained_at = $1, partitioned_until = $2", [new Date(now), new Date(Math.min(...ends))]);
  return { created, dropped, purged };
}

async function isPurgeDue(client: pg.Client, now: number): Promise<boolean> {
  const { rows } = await client.query<{ purged_at: Date }>("SELECT purged_at FROM retention_progress");
  return now - (rows[0]?.purged_at.getTime() ?? 0) >= PURGE_EVERY;
}

async function purge(client: pg.Client, retention: Retention, now: number): Promise<number> {
  let purged = 0;
  for (const table of unpartitionedTables) purged += await purgeRows(client, table, now - table.retainedFor(retention));
  await client.query("UPDATE retention_progress SET purged_at = $1", [new Date(now)]);
  return purged;
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
      const result = await maintainPartitions(held, retention, clock.now());
      if (result.created.length + result.dropped.length + result.purged > 0) log.info({ ...result }, "partition maintenance done");
      return undefined;
    },
  };
}

/** Seconds until the pre-created partitions are used up; NaN before the first run and while the database is unavailable. Reads no table that maintenance locks. */
export async function secondsAhead(pool: pg.Pool, now = systemClock.now): Promise<number> {
  const { rows } = await pool
    .query<{ partitioned_until: Date | null }>("SELECT partitioned_until FROM retention_progress")
    .catch((): { rows: { partitioned_until: Date | null }[] } => ({ rows: [] }));
  const until = rows[0]?.partitioned_until;
  return until === undefined || until === null ? Number.NaN : (until.getTime() - now()) / 1000;
}
