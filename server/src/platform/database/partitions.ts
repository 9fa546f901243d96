// Tables that are divided into spans of time, by UUIDv7: how spans are laid before they come, and dropped when they are over. Nothing here waits for
// a statement while others wait for it, but for the moment of WAIT.
import type pg from "pg";
import { firstIdAt, timeOfId } from "../identifiers/uuid.ts";

/** A divided table: what its spans are wide, in UTC. Its first span is open to the past, its last one to the future. */
export interface DividedTable {
  readonly name: string;
  readonly span: "month" | "week";
}

/**
 * How an entity notes that its table is partitioned by ranges of the UUIDv7 of `property`. The one partition stands for those that there are at the time:
 * they are made and dropped here, and not by migrations.
 */
export const partitionedById = <Property extends string>(property: Property) => ({
  type: "range" as const,
  expression: [property],
  partitions: [{ values: "from (minvalue) to (maxvalue)" }],
});

/** One span of a table. */
export interface Partition {
  readonly name: string;
  /** Epoch milliseconds: `from` is in, `to` is out; infinite at the ends. */
  readonly from: number;
  readonly to: number;
  /** A process ended while it was taken out: it has to be finished. */
  readonly detaching: boolean;
}

/** Spans that lie ready beyond the present one. */
export const AHEAD = 2;

/** So long (ms) others wait at the most, each time that spans are laid, and the pause (ms) before it is tried again, so often. */
const WAIT = 100;
const PAUSE = 400;
const TRIES = 25;

/** The spans of a table, the oldest first. */
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

/** The first moment (epoch milliseconds) of the span after the one that a moment lies in. Weeks begin on Monday. */
export function nextPartition(span: DividedTable["span"], at: number): number {
  const day = new Date(at);
  return span === "month"
    ? Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)
    : Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 7 - ((day.getUTCDay() + 6) % 7));
}

/**
 * Lays spans until `AHEAD` of them lie beyond `now`; answers the names of those that it laid. Where rows lie beyond the last one already, from a clock that
 * was ahead or because nobody laid spans for long, they stay where they are and get an end. Throws when the table is in use for too long; nothing is then
 * changed.
 */
export async function createPartitions(client: pg.Client, { name, span }: DividedTable, now: number): Promise<string[]> {
  const ends = [now];
  for (let index = 0; index <= AHEAD; index++) ends.push(nextPartition(span, ends.at(-1) ?? now));
  const needed = ends.at(-1) ?? now;
  const last = (await partitionsOf(client, name)).at(-1);
  if (last === undefined || last.from >= needed) return [];
  return (await isEmpty(client, last.name)) ? parted(client, { name, span }, last, needed) : closed(client, { name, span }, last, needed);
}

/** Parts the last span, which is empty. */
async function parted(client: pg.Client, { name, span }: DividedTable, last: Partition, needed: number): Promise<string[]> {
  const starts = [last.from];
  for (let at = nextPartition(span, last.from); at < needed; at = nextPartition(span, at)) starts.push(at);
  for (const start of starts) await prepared(client, name, start);
  const rest = await prepared(client, name, needed);
  await withTable(client, name, async () => {
    if (!(await isEmpty(client, last.name))) throw new Error(`${last.name} was empty and is not any more; its spans are laid with the next round.`);
    await client.query(`ALTER TABLE ${name} DETACH PARTITION ${last.name}; DROP TABLE ${last.name}`);
    for (const [index, start] of starts.entries()) await attach(client, name, nameAt(name, start), start, starts[index + 1] ?? needed);
    await attach(client, name, rest, needed, Number.POSITIVE_INFINITY);
    await client.query(`ALTER TABLE ${rest} RENAME TO ${name}_later`);
  });
  return starts.map((start) => nameAt(name, start));
}

/**
 * Gives the last span, which has rows, an end behind them. That they lie before it is checked by a constraint, while others go on: attaching it then is a
 * matter of a moment, however many they are.
 */
async function closed(client: pg.Client, { name, span }: DividedTable, last: Partition, needed: number): Promise<string[]> {
  const key = await keyOf(client, name);
  const { rows } = await client.query<{ id: string }>(`SELECT ${key} AS id FROM ${last.name} ORDER BY 1 DESC LIMIT 1`);
  const end = Math.max(needed, nextPartition(span, timeOfId(rows[0]?.id ?? firstIdAt(last.from))));
  const rest = await prepared(client, name, end);
  // one that a process left behind may have another end
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
 * Drops the spans that ended before `before` (epoch milliseconds), and finishes what a process that ended has left; answers their names. Readers and
 * writers of the table are not held up: a span is taken out first, when nobody reads it any more, and dropped then.
 */
export async function dropPartitions(client: pg.Client, { name }: DividedTable, before: number): Promise<string[]> {
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

/** Has the first span reach up to the second: identifiers of a clock that is far behind must lie somewhere. */
async function openPast(client: pg.Client, table: string): Promise<void> {
  const [first, second] = await partitionsOf(client, table);
  if (first === undefined || (first.from === Number.NEGATIVE_INFINITY && first.to === second?.from)) return;
  const open = first.from === Number.NEGATIVE_INFINITY;
  if (open) {
    await client.query(`ALTER TABLE ${table} DETACH PARTITION ${first.name} CONCURRENTLY`);
    await client.query(`DROP TABLE ${first.name}`);
  }
  const partition = await prepared(client, table, "earlier");
  await attach(client, table, partition, Number.NEGATIVE_INFINITY, (open ? second?.from : first.from) ?? 0);
}

const nameAt = (table: string, from: number): string => `${table}_p${new Date(from).toISOString().slice(0, 10).replaceAll("-", "")}`;

/** An empty table like the divided one, to be attached. One that a process left behind is made anew. */
async function prepared(client: pg.Client, table: string, from: number | "earlier"): Promise<string> {
  const name = from === "earlier" ? `${table}_earlier` : nameAt(table, from);
  const { rows } = await client.query<{ attached: boolean }>("SELECT relispartition AS attached FROM pg_class WHERE oid = to_regclass($1)", [name]);
  if (rows[0] !== undefined) {
    if (rows[0].attached || !(await isEmpty(client, name)))
      throw new Error(`The table ${name} is in the way of a new span of ${table}. If it was detached by hand, rename it.`);
    await client.query(`DROP TABLE ${name}`);
  }
  await client.query(`CREATE TABLE ${name} (LIKE ${table} INCLUDING ALL)`);
  // reached through its parent alone: no grant, no policy
  await client.query(`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY`);
  return name;
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

/** Works in a transaction that has the table for itself; tried until it is to be had without making others wait for more than a moment. */
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
      if (!isTaken(error) || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === "55P03";
