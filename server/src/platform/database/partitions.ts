// Tables partitioned by time, by UUIDv7: partitions are created ahead of time and dropped after their retention period. No statement here makes
// others wait, except for the short time of WAIT.
import type pg from "pg";
import { firstIdAt, timeOfId } from "../ids/uuid.ts";
import { isLockTimeout } from "./availability.ts";

/** A partitioned table and the time range of one partition, in UTC. The first partition is open to the past, the last one to the future. */
export interface PartitionedTable {
  readonly name: string;
  readonly every: "month" | "week";
}

/**
 * Declares in an entity that its table is partitioned by ranges of the UUIDv7 of `property`. The one partition stands for all actual partitions, which
 * are created and dropped here, not by migrations.
 */
export const partitionedById = <Property extends string>(property: Property) => ({
  type: "range" as const,
  expression: [property],
  partitions: [{ values: "from (minvalue) to (maxvalue)" }],
});

/** One partition of a table. */
export interface Partition {
  readonly name: string;
  /** Epoch milliseconds: `from` is inclusive, `to` exclusive; infinite at the ends. */
  readonly from: number;
  readonly to: number;
  /** A process ended while it was detaching the partition; detaching has to be finished. */
  readonly detaching: boolean;
}

/** Partitions that are created ahead of the current one. */
export const AHEAD = 2;

/** Longest time (ms) that others wait for each attempt to change a table, the pause (ms) before the next attempt, and the number of attempts. */
const WAIT = 100;
const PAUSE = 400;
const TRIES = 25;

/** The partitions of a table, oldest first. */
export async function partitionsOf(client: pg.Client, table: string): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string; bounds: string; detaching: boolean }>(
    `SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bounds, i.inhdetachpending AS detaching FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = $1::regclass`,
    [table],
  );
  return rows
    .map(({ name, bounds, detaching }) => {
      const [from = "", to = ""] = [...bounds.matchAll(/\((?:'([^']+)'|MINVALUE|MAXVALUE)\)/g)].map(([, id]) => id);
      return { name, from: from === "" ? Number.NEGATIVE_INFINITY : timeOfId(from), to: to === "" ? Number.POSITIVE_INFINITY : timeOfId(to), detaching };
    })
    .sort((a, b) => a.from - b.from);
}

/** Start (epoch milliseconds) of the partition after the one that contains `at`. Weeks begin on Monday. */
export function nextPartition(every: PartitionedTable["every"], at: number): number {
  const day = new Date(at);
  return every === "month"
    ? Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)
    : Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 7 - ((day.getUTCDay() + 6) % 7));
}

/**
 * Creates partitions until there are `AHEAD` of them after `now`; returns the names of the new ones. If the last partition already has rows, because a
 * clock was ahead or no partitions were created for long, it keeps its rows and gets an end. Throws when the table is in use for too long; nothing is
 * changed then.
 */
export async function createPartitions(client: pg.Client, { name, every }: PartitionedTable, now: number): Promise<string[]> {
  const ends = [now];
  for (let index = 0; index <= AHEAD; index++) ends.push(nextPartition(every, ends.at(-1) ?? now));
  const needed = ends.at(-1) ?? now;
  const last = (await partitionsOf(client, name)).at(-1);
  if (last === undefined || last.from >= needed) return [];
  const split = (await isEmpty(client, last.name)) ? await splitLast(client, { name, every }, last, needed) : undefined;
  return split ?? closeLast(client, { name, every }, last, needed);
}

/** Splits the last partition, which is empty; undefined, and nothing is changed, if it has rows by the time that it is locked. */
async function splitLast(client: pg.Client, { name, every }: PartitionedTable, last: Partition, needed: number): Promise<string[] | undefined> {
  const starts = [last.from];
  for (let at = nextPartition(every, last.from); at < needed; at = nextPartition(every, at)) starts.push(at);
  const prepared: string[] = [];
  for (const start of starts) prepared.push(await prepare(client, name, start));
  const rest = await prepare(client, name, needed);
  let split = false;
  await withTable(client, name, async () => {
    if (!(await isEmpty(client, last.name))) return;
    await client.query(`ALTER TABLE ${name} DETACH PARTITION ${last.name}; DROP TABLE ${last.name}`);
    for (const [index, start] of starts.entries()) await attach(client, name, nameAt(name, start), start, starts[index + 1] ?? needed);
    await attach(client, name, rest, needed, Number.POSITIVE_INFINITY);
    await client.query(`ALTER TABLE ${rest} RENAME TO ${name}_later`);
    split = true;
  });
  if (split) return prepared;
  for (const one of [...prepared, rest]) await dropPrepared(client, name, one);
  return undefined;
}

/**
 * Gives the last partition, which has rows, an end after them. A constraint is validated first, while others continue to use the table; attaching the
 * partition is then fast, independent of its size.
 */
async function closeLast(client: pg.Client, { name, every }: PartitionedTable, last: Partition, needed: number): Promise<string[]> {
  const key = await keyOf(client, name);
  const { rows } = await client.query<{ id: string }>(`SELECT ${key} AS id FROM ${last.name} ORDER BY 1 DESC LIMIT 1`);
  const end = Math.max(needed, nextPartition(every, timeOfId(rows[0]?.id ?? firstIdAt(last.from))));
  const rest = await prepare(client, name, end);
  // an interrupted split has prepared an empty table of the name that the partition will have
  await dropPrepared(client, name, nameAt(name, last.from));
  // the constraint of an interrupted run may have another end
  const unchecked = `ALTER TABLE ${last.name} DROP CONSTRAINT IF EXISTS within`;
  try {
    await client.query(
      `${unchecked}; ALTER TABLE ${last.name} ADD CONSTRAINT within CHECK (${key} IS NOT NULL AND ${key} >= '${firstIdAt(last.from)}' AND ${key} < '${firstIdAt(end)}') NOT VALID`,
    );
    await client.query(`ALTER TABLE ${last.name} VALIDATE CONSTRAINT within`);
    await withTable(client, name, async () => {
      await client.query(`ALTER TABLE ${name} DETACH PARTITION ${last.name}; ALTER TABLE ${last.name} RENAME TO ${nameAt(name, last.from)}`);
      await attach(client, name, nameAt(name, last.from), last.from, end);
      await attach(client, name, rest, end, Number.POSITIVE_INFINITY);
      await client.query(`ALTER TABLE ${nameAt(name, last.from)} DROP CONSTRAINT within; ALTER TABLE ${rest} RENAME TO ${name}_later`);
    });
  } catch (error) {
    await client.query(unchecked).catch(() => undefined);
    throw error;
  }
  return [nameAt(name, last.from)];
}

/**
 * Drops the partitions that ended before `before` (epoch milliseconds), and finishes interrupted drops; returns their names. Readers and writers of the
 * table do not wait: a partition is first detached concurrently and then dropped.
 */
export async function dropPartitions(client: pg.Client, { name }: PartitionedTable, before: number): Promise<string[]> {
  await client.query("SET lock_timeout = '60s'");
  const dropped: string[] = [];
  for (const partition of await partitionsOf(client, name)) {
    if (partition.detaching) await client.query(`ALTER TABLE ${name} DETACH PARTITION ${partition.name} FINALIZE`);
    else if (partition.to < before && !(partition.from === Number.NEGATIVE_INFINITY && (await isEmpty(client, partition.name))))
      await client.query(`ALTER TABLE ${name} DETACH PARTITION ${partition.name} CONCURRENTLY`);
    else continue;
    await client.query(`DROP TABLE ${partition.name}`);
    dropped.push(partition.name);
  }
  if (dropped.length > 0) await openPast(client, name);
  return dropped;
}

/** Extends the first partition up to the second, so that identifiers of a clock that is far behind still have a partition. */
async function openPast(client: pg.Client, table: string): Promise<void> {
  const [first, second] = await partitionsOf(client, table);
  if (first === undefined || (first.from === Number.NEGATIVE_INFINITY && first.to === second?.from)) return;
  const open = first.from === Number.NEGATIVE_INFINITY;
  if (open) {
    await client.query(`ALTER TABLE ${table} DETACH PARTITION ${first.name} CONCURRENTLY`);
    await client.query(`DROP TABLE ${first.name}`);
  }
  const partition = await prepare(client, table, "earlier");
  await attach(client, table, partition, Number.NEGATIVE_INFINITY, (open ? second?.from : first.from) ?? 0);
}

/** Name of the partition from a time on. Only digits of the date: that of a year beyond 9999, which an id that is no UUIDv7 can stand for, has a sign. */
const nameAt = (table: string, from: number): string => `${table}_p${new Date(from).toISOString().replace(/T.*$/, "").replaceAll(/\D/g, "")}`;

/** Creates an empty table like the partitioned one, for attaching. Recreates one that an interrupted run left. */
async function prepare(client: pg.Client, table: string, from: number | "earlier"): Promise<string> {
  const name = from === "earlier" ? `${table}_earlier` : nameAt(table, from);
  await dropPrepared(client, table, name);
  await client.query(`CREATE TABLE ${name} (LIKE ${table} INCLUDING ALL)`);
  // accessed only through its parent: no grant, no policy
  await client.query(`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY`);
  return name;
}

/** Drops an empty table that was prepared for attaching and never attached; throws if it has rows or is attached. */
async function dropPrepared(client: pg.Client, table: string, name: string): Promise<void> {
  const { rows } = await client.query<{ attached: boolean }>("SELECT relispartition AS attached FROM pg_class WHERE oid = to_regclass($1)", [name]);
  if (rows[0] === undefined) return;
  if (rows[0].attached || !(await isEmpty(client, name)))
    throw new Error(`The table ${name} blocks a new partition of ${table}. If it was detached by hand, rename it.`);
  await client.query(`DROP TABLE ${name}`);
}

async function isEmpty(client: pg.Client, table: string): Promise<boolean> {
  return (await client.query(`SELECT FROM ${table} LIMIT 1`)).rows.length === 0;
}

async function attach(client: pg.Client, table: string, partition: string, from: number, to: number): Promise<void> {
  const bound = (at: number): string => (Number.isFinite(at) ? `'${firstIdAt(at)}'` : at < 0 ? "MINVALUE" : "MAXVALUE");
  await client.query(`ALTER TABLE ${table} ATTACH PARTITION ${partition} FOR VALUES FROM (${bound(from)}) TO (${bound(to)})`);
}

async function keyOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ key: string }>("SELECT pg_get_partkeydef($1::regclass) AS key", [table]);
  return /\((\w+)\)/.exec(rows[0]?.key ?? "")?.[1] ?? "";
}

/** Runs `work` in a transaction with an exclusive lock on the table. Retries until the lock is available without making others wait for long. */
async function withTable(client: pg.Client, table: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${WAIT}`);
    try {
      await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      await work();
      await client.query("COMMIT");
      return;
    } catch (error) {
      await client.query("ROLLBACK");
      if (!isLockTimeout(error) || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
