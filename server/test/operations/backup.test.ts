// A database is backed up while a service writes to it, and restored beside it: what was acknowledged is there, byte for byte.
import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../src/platform/database/embedded.ts";
import { migrate } from "../../src/schema/migrate.ts";
import { call, payin } from "../harness/client.ts";
import type { TestDatabase } from "../harness/database.ts";
import { connectPool } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";

/** An assess call with what it was answered. */
interface Acknowledged {
  readonly body: Record<string, unknown>;
  readonly handle: string;
  readonly text: string;
}

/** So many have been acknowledged when the WAL had come this far. */
interface Mark {
  readonly acknowledged: number;
  readonly lsn: string;
}

const CALLERS = 8;

let root: string;
let postgres: EmbeddedPostgres;
let database: TestDatabase;
let service: TestService;
const acknowledged: Acknowledged[] = [];
let marks: Mark[];
/** How many had been acknowledged when the backup was called for. */
let begun: number;
let backup: { until: string; installation: string };
/** The moment to go back to, and how many had been acknowledged by then. */
let moment: { at: Date; acknowledged: number };

const folder = (name: string): string => join(root, name);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "fraud-risk-backup-"));
  chmodSync(root, 0o755);
  mkdirSync(folder("wal"));
  chmodSync(folder("wal"), 0o777);
  postgres = await startEmbeddedPostgres(folder("data"));
  await archiving(postgres.url);
  await postgres.stop();
  postgres = await startEmbeddedPostgres(folder("data"));
  await migrate(postgres.url);
  database = over(postgres.url);
  service = await startService({}, database);
  // a change that is in the audit log
  const token = await service.token("admin");
  const created = await call(`${service.url}/api/v1/keys`, {
    key: token,
    body: { type: "publishable", name: "Shop", allowed_origins: ["https://shop.example"] },
  });
  expect(created.status).toBe(201);

  const load = startLoad();
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(200), { timeout: 20_000 });
  begun = acknowledged.length;
  const { code, output } = await command("backup.ts", [folder("backup")], { DATA_DIR: folder("data") });
  expect(output).toContain(" up to ");
  expect(code).toBe(0);
  marks = await load.stop();
  backup = JSON.parse(readFileSync(join(folder("backup"), "backup.json"), "utf8"));
  const [{ now } = { now: new Date() }] = await database.query<{ now: Date }>("SELECT clock_timestamp() AS now");
  moment = { at: now, acknowledged: acknowledged.length };
  for (let more = 0; more < 20; more++) await assess();
  await archived();
});
afterAll(async () => {
  await service.close();
  await database.close();
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
});

async function archiving(url: string): Promise<void> {
  const own = over(url);
  await own.query("ALTER SYSTEM SET archive_mode = 'on'");
  // the machine does not go down in this test
  await own.query("ALTER SYSTEM SET fsync = 'off'");
  await own.query(`ALTER SYSTEM SET archive_command = 'test ! -f "${folder("wal")}/%f" && cp "%p" "${folder("wal")}/%f"'`);
  await own.close();
}

/** Everything that is written by now is in the archive. */
async function archived(): Promise<void> {
  const [{ segment } = { segment: "" }] = await database.query<{ segment: string }>("SELECT pg_walfile_name(pg_switch_wal()) AS segment");
  const last = async () => (await database.query<{ name: string | null }>("SELECT last_archived_wal AS name FROM pg_stat_archiver"))[0]?.name ?? "";
  await vi.waitFor(async () => expect((await last()) >= segment).toBe(true), { timeout: 10_000 });
}

function over(url: string): TestDatabase {
  const pool = connectPool(url, { max: 2 });
  pool.on("error", () => undefined);
  const nothing = async (): Promise<void> => undefined;
  return { url, query: async (text, values) => (await pool.query(text, values)).rows as never, cut: nothing, restore: nothing, close: () => pool.end() };
}

const send = (to: TestService, body: object, handle: string) =>
  call(`${to.url}/api/v1/assess`, { key: service.tenant.secret, body, headers: { "Idempotency-Key": handle } });

async function assess(): Promise<void> {
  const body = payin();
  const handle = `handle-${body.order_id}`;
  const { status, text } = await send(service, body, handle);
  expect(status).toBe(200);
  acknowledged.push({ body, handle, text });
}

/** Callers that never stop, and one that notes how far the WAL is. */
function startLoad(): { stop: () => Promise<Mark[]> } {
  let stopping = false;
  const noted: Mark[] = [];
  const calling = Array.from({ length: CALLERS }, async () => {
    while (!stopping) await assess();
  });
  const noting = (async () => {
    while (!stopping) {
      const count = acknowledged.length;
      const [row] = await database.query<{ lsn: string }>("SELECT pg_current_wal_flush_lsn() AS lsn");
      noted.push({ acknowledged: count, lsn: row?.lsn ?? "" });
    }
  })();
  return {
    stop: async () => {
      stopping = true;
      await Promise.all([...calling, noting]);
      return noted;
    },
  };
}

function command(file: string, args: string[], environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [fileURLToPath(new URL(`../../operations/${file}`, import.meta.url)), ...args],
      { env: { PATH, NODE_COMPILE_CACHE, ...environment } },
      (error, out, problems) => resolve({ code: error === null ? 0 : Number(error.code), output: out + problems }),
    );
  });
}

/** Place in the WAL as a number. */
const place = (lsn: string): bigint => {
  const [high = "", low = ""] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

/** Restores, starts what was restored, and looks at it. */
async function restored(name: string, options: string[], look: (there: { service: TestService; database: TestDatabase }) => Promise<void>): Promise<void> {
  const { code, output } = await command("restore.ts", [folder("backup"), folder(name), ...options], {});
  expect(output).toContain("PostgreSQL 18");
  expect(code).toBe(0);
  const copy = await startEmbeddedPostgres(folder(name));
  const copied = over(copy.url);
  const there = await startService({}, copied);
  try {
    await look({ service: there, database: copied });
  } finally {
    await there.close();
    await copied.close();
    await copy.stop();
  }
}

/** How many of the first so many are answered as they were, byte for byte. */
async function replayed(to: TestService, count: number): Promise<number> {
  const answers = await Promise.all(acknowledged.slice(0, count).map(async ({ body, handle, text }) => (await send(to, body, handle)).text === text));
  return answers.filter(Boolean).length;
}

test("what was acknowledged before the end of the backup is replayed byte for byte, under the same roles, policies and audit log", async () => {
  const within = Math.max(...marks.filter(({ lsn }) => place(lsn) <= place(backup.until)).map((mark) => mark.acknowledged));
  // it was under load while it was backed up
  expect(within).toBeGreaterThan(begun);
  await restored("copy", [], async (there) => {
    expect(await replayed(there.service, within)).toBe(within);
    const policies = "SELECT tablename, policyname, roles::text, qual, with_check FROM pg_policies ORDER BY 1, 2";
    expect(await there.database.query(policies)).toEqual(await database.query(policies));
    const rights =
      "SELECT relname, relowner::regrole::text AS owner, relacl::text, relrowsecurity FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1";
    expect(await there.database.query(rights)).toEqual(await database.query(rights));
    expect(await there.database.query("SELECT id FROM installation")).toEqual([{ id: backup.installation }]);
    const unbound = new pg.Client({ connectionString: there.database.url, options: "-c role=fraud_risk_app" });
    await unbound.connect();
    expect((await unbound.query("SELECT count(*)::int AS seen FROM assessments")).rows).toEqual([{ seen: 0 }]);
    await unbound.end();
    const { code, output } = await command("../src/commands/verify-audit-log.ts", ["--organization", service.tenant.id], { DATABASE_URL: there.database.url });
    expect(output).toMatch(/ intact {2}[1-9]\d* records/);
    expect(code).toBe(0);
  });
});

test("with archived WAL, the database as it was at a moment after the backup is there, and nothing later", async () => {
  await restored("moment", ["--wal", folder("wal"), "--until", moment.at.toISOString()], async (there) => {
    expect(await replayed(there.service, moment.acknowledged)).toBe(moment.acknowledged);
    const later = acknowledged.slice(moment.acknowledged).map(({ text }) => JSON.parse(text).session_id);
    expect(later.length).toBe(20);
    expect(await there.database.query("SELECT session_id FROM assessments WHERE session_id = ANY($1::uuid[])", [later])).toEqual([]);
  });
});

test("what is restored does not archive its WAL over that of the original", async () => {
  expect(readFileSync(join(folder("copy"), "postgres", "postgresql.auto.conf"), "utf8")).toMatch(/archive_mode = 'off'\n$/);
});

test("a backup is taken into a new folder only, and restored into a new one only", async () => {
  expect(await command("backup.ts", [folder("backup")], { DATA_DIR: folder("data") })).toMatchObject({ code: 1, output: expect.stringContaining("EEXIST") });
  expect(await command("restore.ts", [folder("backup"), folder("copy")], {})).toMatchObject({ code: 1, output: expect.stringContaining("exists already") });
});

test("a damaged or unfinished backup is refused", async () => {
  const bad = folder("bad");
  mkdirSync(bad);
  expect(await command("restore.ts", [bad, folder("never")], {})).toMatchObject({ code: 1, output: expect.stringContaining("not a complete backup") });
  for (const name of ["base.tar", "backup_manifest", "backup.json"]) writeFileSync(join(bad, name), readFileSync(join(folder("backup"), name)));
  const tar = readFileSync(join(bad, "base.tar"));
  // a page of some table, turned over
  const at = tar.indexOf("svc_") > 0 ? tar.indexOf("svc_") : tar.length >> 1;
  writeFileSync(join(bad, "base.tar"), Buffer.concat([tar.subarray(0, at), Buffer.from([(tar[at] ?? 0) ^ 1]), tar.subarray(at + 1)]));
  expect(await command("restore.ts", [bad, folder("turned")], {})).toMatchObject({ code: 1, output: expect.stringContaining("damaged") });
  truncateSync(join(bad, "base.tar"), tar.length >> 1);
  expect(await command("restore.ts", [bad, folder("half")], {})).toMatchObject({ code: 1, output: expect.stringContaining("could not extract base.tar") });
});

test.each([
  ["backup.ts", []],
  ["restore.ts", ["only-one"]],
  ["restore.ts", ["a", "b", "--until", "2026-01-01T00:00:00Z"]],
  ["restore.ts", ["a", "b", "--wal", "c", "--until", "yesterday"]],
])("%s %j prints the usage", async (file, args) => {
  expect(await command(file, args, {})).toMatchObject({ code: 2, output: expect.stringContaining("Usage: npm run") });
});

test("a server that does not run is said so", async () => {
  expect(await command("backup.ts", [folder("none")], { DATA_DIR: folder("nowhere") })).toMatchObject({
    code: 1,
    output: expect.stringContaining("No server is running"),
  });
});
