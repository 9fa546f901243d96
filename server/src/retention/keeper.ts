// Keeps the tables that grow: lays spans before they come, drops those that are over, forgets old rows. One at a time over all processes; every step
// can be broken off and is taken up by the next.

import pg from "pg";
import { dropPartitions, layPartitions, partitionsOf } from "../database/partitions.ts";
import { DAY } from "../engine/signal.ts";
import type { Logger } from "../observability/log.ts";
import { dividedTables, type Retention, walkedTables } from "./classes.ts";
import { forgetRows } from "./forget.ts";

/** Any constant of ours: names the advisory lock under which tables are kept. */
const LOCK = 7_203_411_907;
/** Time (ms) after its start at which a process begins: a start has enough to do, and there is no hurry. */
const FIRST_AFTER = 60_000;
/** Time (ms) between two rounds, and between two walks through tables that lie in no spans. */
const EVERY = 3_600_000;
const WALKED_EVERY = DAY;

/** What a round has done. */
export interface Kept {
  readonly laid: readonly string[];
  readonly dropped: readonly string[];
  readonly forgotten: number;
}

/** One round, over a connection of the owner. Undefined: another process is at it. */
export async function keep(client: pg.Client, retention: Retention, now = Date.now()): Promise<Kept | undefined> {
  const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [LOCK]);
  if (rows[0]?.mine !== true) return undefined;
  const laid: string[] = [];
  const dropped: string[] = [];
  for (const table of dividedTables) laid.push(...(await layPartitions(client, table, now)));
  // handles before the assessments that they lead to
  const forgotten = (await isWalkDue(client, now)) ? await walk(client, retention, now) : 0;
  for (const table of dividedTables) dropped.push(...(await dropPartitions(client, table, now - retention[table.kept] * DAY)));
  const ends: number[] = [];
  for (const { name } of dividedTables) ends.push((await partitionsOf(client, name)).at(-1)?.from ?? now);
  await client.query("UPDATE retention_progress SET kept_at = $1, laid_until = $2", [new Date(now), new Date(Math.min(...ends))]);
  await client.query("SELECT pg_advisory_unlock($1)", [LOCK]);
  return { laid, dropped, forgotten };
}

async function isWalkDue(client: pg.Client, now: number): Promise<boolean> {
  const { rows } = await client.query<{ forgotten_at: Date }>("SELECT forgotten_at FROM retention_progress");
  return now - (rows[0]?.forgotten_at.getTime() ?? 0) >= WALKED_EVERY;
}

async function walk(client: pg.Client, retention: Retention, now: number): Promise<number> {
  let forgotten = 0;
  for (const table of walkedTables) forgotten += await forgetRows(client, table, now - table.keptFor(retention));
  await client.query("UPDATE retention_progress SET forgotten_at = $1", [new Date(now)]);
  return forgotten;
}

/** Keeps until it is closed. */
export interface Keeper {
  readonly close: () => Promise<void>;
}

/** Starts to keep: a round after `first` milliseconds, and one each hour. A round that fails is told in the log, and tried again with the next. */
export function startKeeper(ownerUrl: string, retention: Retention, log: Logger, first = FIRST_AFTER): Keeper {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const round = async (): Promise<void> => {
    client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000, application_name: "fraud-risk-keeper" });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const kept = await keep(client, retention);
      if (kept !== undefined && kept.laid.length + kept.dropped.length + kept.forgotten > 0) log.info(kept, "kept the tables that grow");
    } catch (error) {
      if (!closed) log.warn({ err: error }, "the tables that grow could not be kept; tried again in an hour");
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const next = (): void => {
    running = round().then(() => {
      if (!closed) timer = setTimeout(next, EVERY).unref();
    });
  };
  timer = setTimeout(next, first).unref();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      // whatever it is at is taken up by the next round
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}

/** Seconds until what is laid is used up; NaN before it was laid, and while the database does not say. Asks no table that could be locked. */
export async function secondsAhead(pool: pg.Pool, now = Date.now): Promise<number> {
  const { rows } = await pool
    .query<{ laid_until: Date | null }>("SELECT laid_until FROM retention_progress")
    .catch((): { rows: { laid_until: Date | null }[] } => ({ rows: [] }));
  const until = rows[0]?.laid_until;
  return until === undefined || until === null ? Number.NaN : (until.getTime() - now()) / 1000;
}
