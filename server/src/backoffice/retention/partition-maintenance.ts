// Keeps the tables that grow: lays spans before they come, drops those that are over, forgets old rows. One at a time over all processes; every step
// can be broken off and is taken up by the next.

import pg from "pg";
import { createPartitions, dropPartitions, partitionsOf } from "../../platform/database/partitions.ts";
import { advisoryLock } from "../../platform/jobs/advisory-lock.ts";
import type { Job, Schedule } from "../../platform/jobs/job.ts";
import type { Logger } from "../../platform/observability/log.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../../platform/time/time.ts";
import { dividedTables, type Retention, walkedTables } from "./classes.ts";
import { purgeRows } from "./purge.ts";

/** Any constant of ours: names the advisory lock under which tables are kept. */
const LOCK = 7_203_411_907;
/** Rounds, and time (ms) between two walks through tables that lie in no spans. */
const SCHEDULE: Schedule = { everyMs: HOUR, firstAfterMs: MINUTE };
const WALKED_EVERY = DAY;

/** What a round has done. */
export interface Kept {
  readonly laid: readonly string[];
  readonly dropped: readonly string[];
  readonly forgotten: number;
}

/** One round, over a connection of the owner that holds the job's lock. */
export async function keep(client: pg.Client, retention: Retention, now = systemClock.now()): Promise<Kept> {
  const laid: string[] = [];
  const dropped: string[] = [];
  for (const table of dividedTables) laid.push(...(await createPartitions(client, table, now)));
  // handles before the assessments that they lead to
  const forgotten = (await isWalkDue(client, now)) ? await walk(client, retention, now) : 0;
  for (const table of dividedTables) dropped.push(...(await dropPartitions(client, table, now - retention[table.kept] * DAY)));
  const ends: number[] = [];
  for (const { name } of dividedTables) ends.push((await partitionsOf(client, name)).at(-1)?.from ?? now);
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

/** The job that keeps the tables: a round a minute after the start, when that has nothing else to do, and one each hour. A round that is broken off is taken up by the next. */
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

/** Seconds until what is laid is used up; NaN before it was laid, and while the database does not say. Asks no table that could be locked. */
export async function secondsAhead(pool: pg.Pool, now = systemClock.now): Promise<number> {
  const { rows } = await pool
    .query<{ laid_until: Date | null }>("SELECT laid_until FROM retention_progress")
    .catch((): { rows: { laid_until: Date | null }[] } => ({ rows: [] }));
  const until = rows[0]?.laid_until;
  return until === undefined || until === null ? Number.NaN : (until.getTime() - now()) / 1000;
}
