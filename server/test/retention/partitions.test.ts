// Partitions are created ahead of time and dropped after their retention, whatever happened in between.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maintainPartitions, partitionMaintenance } from "../../src/backoffice/retention/partition-maintenance.ts";
import { partitionedTables, type Retention } from "../../src/backoffice/retention/retention-periods.ts";
import { AHEAD, nextPartition, partitionsOf } from "../../src/platform/database/partitions.ts";
import { firstIdAt, newId } from "../../src/platform/ids/uuid.ts";
import { createJobRunner, type EndedRun } from "../../src/platform/jobs/runner.ts";
import { createLogger } from "../../src/platform/observability/log.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";

const DAY = 86_400_000;
const RETENTION: Retention = { assessments: 200, activity: 60, handles: 30, events: 14 };
const ORGANIZATION = newId();

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  client = await connected(database);
});
afterAll(async () => {
  await client.end();
  await database.close();
});

async function connected({ url }: TestDatabase): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: url });
  await made.connect();
  return made;
}

/** Another connection to the database of a connection. */
async function beside(connection: pg.Client): Promise<pg.Client> {
  const { rows } = await connection.query<{ name: string }>("SELECT current_database() AS name");
  return connected({ ...database, url: database.url.replace(/[^/]+$/, rows[0]?.name ?? "") });
}

async function fresh(use: (client: pg.Client) => Promise<void>): Promise<void> {
  const own = await createDatabase();
  const connection = await connected(own);
  await use(connection).finally(() => connection.end());
  await own.close();
}

/** An event made at a moment; the table with the shortest partitions. */
const store = (connection: pg.Client, at: number, id = newId(at)) =>
  connection.query(
    "INSERT INTO events (organization_id, id, type, body) VALUES ($1, $2, 'payout.created', '{}') RETURNING tableoid::regclass::text AS partition, id",
    [ORGANIZATION, id],
  );
const partitionOf = async (connection: pg.Client, id: string): Promise<string | undefined> =>
  (await connection.query("SELECT tableoid::regclass::text AS partition FROM events WHERE id = $1", [id])).rows[0]?.partition;

test("the partitioned tables are those that retention names, each with the key that its primary key ends in", async () => {
  const rows = await database.query<{ name: string; key: string }>(
    "SELECT partrelid::regclass::text AS name, pg_get_partkeydef(partrelid) AS key FROM pg_partitioned_table ORDER BY 1",
  );
  expect(rows.map(({ name }) => name)).toEqual(partitionedTables.map(({ name }) => name).sort());
  for (const { key } of rows) expect(key).toMatch(/^RANGE \((session_id|id|delivery_id)\)$/);
});

test("the first identifier of a moment is the same in the database and in the service", async () => {
  for (const at of [0, 1, Date.now(), 2 ** 48 - 1, 2 ** 50]) {
    const [row] = await database.query<{ id: string }>("SELECT first_id_at($1) AS id", [at]);
    expect(row?.id).toBe(firstIdAt(at));
  }
});

test("partitions are months, and weeks that begin on Monday, in UTC", () => {
  expect(new Date(nextPartition("month", Date.UTC(2026, 11, 31, 23))).toISOString()).toBe("2027-01-01T00:00:00.000Z");
  expect(new Date(nextPartition("week", Date.UTC(2026, 10, 22, 23))).toISOString()).toBe("2026-11-23T00:00:00.000Z");
  expect(new Date(nextPartition("week", Date.UTC(2026, 10, 23))).toISOString()).toBe("2026-11-30T00:00:00.000Z");
});

test("a run pre-creates two partitions in every table, the next one none, and a month later one more, without gaps", () =>
  fresh(async (connection) => {
    const now = Date.now();
    expect((await maintainPartitions(connection, RETENTION, now))?.created.length).toBeGreaterThan(0);
    expect(await maintainPartitions(connection, RETENTION, now)).toEqual({ created: [], dropped: [], purged: 0 });
    await maintainPartitions(connection, RETENTION, nextPartition("month", now));
    for (const { name, every } of partitionedTables) {
      const partitions = await partitionsOf(connection, name);
      expect([partitions[0]?.from, partitions.at(-1)?.to]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
      for (const [index, { to }] of partitions.slice(0, -1).entries()) expect(partitions[index + 1]?.from).toBe(to);
      expect(partitions.filter(({ from, to }) => from > nextPartition("month", now) && to < Number.POSITIVE_INFINITY).length).toBeGreaterThanOrEqual(AHEAD);
      expect(partitions.at(-1)?.from).toBe([0, 0, 0].reduce((at: number) => nextPartition(every, at), nextPartition("month", now)));
    }
  }));

test("rows that a fast clock wrote beyond the last partition stay there and are found; later partitions start after them", () =>
  fresh(async (connection) => {
    const now = Date.now();
    await maintainPartitions(connection, RETENTION, now);
    const ahead = newId(now + 60 * DAY);
    expect((await store(connection, 0, ahead)).rows[0].partition).toBe("events_later");
    const said: (string | undefined)[] = [];
    connection.on("notice", ({ message }) => said.push(message));
    await connection.query("SET client_min_messages = debug1");
    // a process that was killed in the middle left a constraint with another end
    await connection.query(`ALTER TABLE events_later ADD CONSTRAINT within CHECK (id < '${newId(now + 61 * DAY)}') NOT VALID`);
    await maintainPartitions(connection, RETENTION, now + 30 * DAY);
    expect(await partitionOf(connection, ahead)).toMatch(/^events_p\d{8}$/);
    // else it would be looked through while everybody waits
    expect(said).toContainEqual(expect.stringMatching(/^partition constraint for table "events_p\d{8}" is implied by existing constraints$/));
    expect(await connection.query("SELECT FROM pg_constraint WHERE conname = 'within'")).toMatchObject({ rowCount: 0 });
    expect((await store(connection, now + 60 * DAY)).rows[0].partition).toBe(await partitionOf(connection, ahead));
    expect((await store(connection, now + 80 * DAY)).rows[0].partition).toBe("events_later");
    await maintainPartitions(connection, RETENTION, now + 80 * DAY);
    expect((await store(connection, now + 80 * DAY)).rows[0].partition).toMatch(/^events_p\d{8}$/);
  }));

test("rows that are written to the last partition while it is being split stay there, and the partition gets an end in the same run", () =>
  fresh(async (connection) => {
    const now = Date.now();
    const writer = await beside(connection);
    await writer.query("BEGIN");
    const ahead = newId((await partitionsOf(connection, "events")).at(-1)?.from ?? 0);
    expect((await store(writer, 0, ahead)).rows[0].partition).toBe("events_later");
    const run = maintainPartitions(connection, RETENTION, now);
    await expect
      .poll(async () => (await writer.query("SELECT FROM pg_locks WHERE NOT granted AND relation = 'events'::regclass")).rowCount, { timeout: 10_000 })
      .toBe(1);
    await writer.query("COMMIT");
    await writer.end();
    expect((await run).created).toContain(await partitionOf(connection, ahead));
    expect((await partitionsOf(connection, "events")).at(-1)).toMatchObject({ name: "events_later", to: Number.POSITIVE_INFINITY });
    expect(await maintainPartitions(connection, RETENTION, now)).toMatchObject({ created: [] });
    // what was prepared for the split is gone
    expect((await connection.query("SELECT relname FROM pg_class WHERE relkind = 'r' AND relname LIKE 'events\\_%' AND NOT relispartition")).rows).toEqual([]);
  }));

test("a table that an interrupted split left does not stop the run that finds rows in the last partition", () =>
  fresh(async (connection) => {
    const now = Date.now();
    const [, later] = await partitionsOf(connection, "events");
    const name = `events_p${new Date(later?.from ?? 0).toISOString().slice(0, 10).replaceAll("-", "")}`;
    await connection.query(`CREATE TABLE ${name} (LIKE events)`);
    const ahead = newId(later?.from ?? 0);
    await store(connection, 0, ahead);
    expect((await maintainPartitions(connection, RETENTION, now)).created).toContain(name);
    expect(await partitionOf(connection, ahead)).toBe(name);
  }));

test("expired partitions are dropped, and no others; older rows can still be stored afterwards", () =>
  fresh(async (connection) => {
    const now = Date.now();
    await maintainPartitions(connection, RETENTION, now);
    const [first, second] = [newId(now), newId(nextPartition("week", now))];
    for (const id of [first, second]) await store(connection, 0, id);
    expect((await maintainPartitions(connection, RETENTION, nextPartition("week", now) + 14 * DAY))?.dropped).not.toContain("events_earlier");
    expect((await maintainPartitions(connection, RETENTION, nextPartition("week", now) + 14 * DAY + 1))?.dropped).toContain("events_earlier");
    expect([await partitionOf(connection, first), await partitionOf(connection, second)]).toEqual([undefined, expect.stringMatching(/^events_p/)]);
    expect((await store(connection, now - 4000 * DAY)).rows[0].partition).toBe("events_earlier");
    const { dropped = [] } = (await maintainPartitions(connection, RETENTION, nextPartition("week", now) + 21 * DAY + 1)) ?? {};
    expect(dropped.filter((name) => name.startsWith("events_"))).toEqual(["events_earlier", expect.stringMatching(/^events_p/)]);
    const [earlier, next] = await partitionsOf(connection, "events");
    expect([earlier?.name, earlier?.from, earlier?.to]).toEqual(["events_earlier", Number.NEGATIVE_INFINITY, next?.from]);
  }));

test("a partition that could not be detached because it is being read is dropped by the next run", () =>
  fresh(async (connection) => {
    const now = Date.now();
    await maintainPartitions(connection, RETENTION, now);
    await store(connection, now);
    const reader = await beside(connection);
    await reader.query("BEGIN; SELECT FROM events");
    await connection.query("SET lock_timeout = 200");
    await expect(connection.query("ALTER TABLE events DETACH PARTITION events_earlier CONCURRENTLY")).rejects.toThrow(/lock timeout/);
    expect((await partitionsOf(connection, "events"))[0]).toMatchObject({ name: "events_earlier", detaching: true });
    await reader.end();
    expect((await maintainPartitions(connection, RETENTION, now))?.dropped).toEqual(["events_earlier"]);
    expect((await store(connection, now)).rows[0].partition).toBe("events_earlier");
  }));

test("a table left by an interrupted run is created again, one detached by an administrator is not touched", () =>
  fresh(async (connection) => {
    const now = Date.now();
    const [, later] = await partitionsOf(connection, "events");
    const name = `events_p${new Date(later?.from ?? 0).toISOString().slice(0, 10).replaceAll("-", "")}`;
    await connection.query(`CREATE TABLE ${name} (LIKE events)`);
    expect((await maintainPartitions(connection, RETENTION, now))?.created).toContain(name);
    await connection.query(`ALTER TABLE events DETACH PARTITION events_later; ALTER TABLE events_later RENAME TO aside`);
    const partitions = await partitionsOf(connection, "events");
    const end = partitions.at(-1)?.to ?? 0;
    const next = `events_p${new Date(end).toISOString().slice(0, 10).replaceAll("-", "")}`;
    await connection.query(`ALTER TABLE aside RENAME TO ${next}; INSERT INTO ${next} VALUES ($$${ORGANIZATION}$$, $$${newId(end)}$$, 'payout.created', '{}')`);
    await connection.query(`CREATE TABLE events_later PARTITION OF events FOR VALUES FROM ('${firstIdAt(end)}') TO (MAXVALUE)`);
    await expect(maintainPartitions(connection, RETENTION, end)).rejects.toThrow(`The table ${next} blocks a new partition`);
    expect((await connection.query(`SELECT FROM ${next}`)).rows).toHaveLength(1);
  }));

test("runs never overlap: while another process has the lock, a run is skipped", async () => {
  const other = await connected(database);
  await other.query("SELECT pg_advisory_lock(7203411907)");
  const ended: EndedRun[] = [];
  const jobs = createJobRunner({ ended: (run) => ended.push(run), failed: (_, error) => expect.fail(String(error)) });
  jobs.add(partitionMaintenance(database.url, RETENTION, createLogger("silent"), { everyMs: 20, firstAfterMs: 0 }));
  await expect.poll(() => ended.length).toBeGreaterThan(1);
  expect(ended.map(({ end }) => end)).not.toContain("succeeded");
  await other.end();
  await expect.poll(() => ended.at(-1)?.end, { timeout: 20_000 }).toBe("succeeded");
  await jobs.close();
});
