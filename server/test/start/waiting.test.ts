// Faults of a database at start that pass: the process waits, says why, and goes on.
import { type AddressInfo, connect, createServer } from "node:net";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { isPassing, untilItSucceeds } from "../../src/platform/database/passing-faults.ts";
import { migrate } from "../../src/schema/migrate.ts";
import { call } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import { type Line, start } from "./starting.ts";

const ofDatabase = async (): Promise<TestDatabase> => {
  const database = await createDatabase();
  onTestFinished(database.close);
  return database;
};

const waits = (code: string | undefined) => (line: Line) =>
  line.level === "warn" && line.msg.startsWith("the start waits for the database: ") && line.err?.code === code;

/** Says something about another database: not the one that the server waits for. */
async function beside(database: TestDatabase, statement: string): Promise<void> {
  const url = new URL(database.url);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  await client.query(statement.replace(":database", name)).finally(() => client.end());
}

describe("a server waits, and serves as soon as it can,", () => {
  test("while the database is read-only, as a standby that is not promoted yet", async () => {
    const database = await ofDatabase();
    await beside(database, "ALTER DATABASE :database SET default_transaction_read_only = on");
    const server = start("src/main.ts", { DATABASE_URL: database.url, SECRETS_KEYS });
    expect((await server.logs(waits("25006"))).msg).toMatch(/read-only.*Promote the database, or let DATABASE_URL .* lead to the primary\./);
    await beside(database, "ALTER DATABASE :database RESET default_transaction_read_only");
    const { port } = (await server.logs(({ msg }) => msg === "listening")) as unknown as { port: number };
    await expect.poll(async () => (await call(`http://127.0.0.1:${port}/api/v1/health`)).status, { timeout: 20_000 }).toBe(200);
  });

  test("while the database accepts no connections: a cluster", async () => {
    const database = await ofDatabase();
    await database.cut();
    const cluster = start("src/cluster.ts", { DATABASE_URL: database.url, SECRETS_KEYS, WORKERS: "1" });
    expect((await cluster.logs(waits("55000"))).msg).toMatch(/not currently accepting connections/);
    await database.restore();
    await cluster.logs(({ msg }) => msg === "listening");
  });

  test("while connections are reset: a worker", async () => {
    const database = await ofDatabase();
    const { hostname, port } = new URL(database.url);
    let resets = 3;
    const proxy = createServer((socket) => {
      socket.on("error", () => undefined);
      if (resets-- > 0) return void socket.resetAndDestroy();
      const upstream = connect(Number(port), hostname).on("error", () => socket.destroy());
      socket.pipe(upstream).pipe(socket);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void proxy.close());
    const through = new URL(database.url);
    through.port = String((proxy.address() as AddressInfo).port);
    const worker = start("src/worker.ts", { DATABASE_URL: through.toString(), SECRETS_KEYS });
    await worker.logs(waits("ECONNRESET"));
    await worker.logs(({ msg }) => msg.startsWith("sending events"));
  });
});

test("a migration waits for its turn, whatever statement_timeout its role or database has", async () => {
  const database = await ofDatabase();
  await beside(database, "ALTER DATABASE :database SET statement_timeout = '150ms'");
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("SET statement_timeout = 0; SELECT pg_advisory_lock(7203411905)");
  const migrated = migrate(database.url);
  const waiting =
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
  await expect.poll(async () => (await client.query(waiting)).rows.length, { timeout: 20_000 }).toBe(1);
  // longer than the limit
  await client.query("SELECT pg_sleep(0.3)");
  await client.end();
  await expect(migrated).resolves.toBeUndefined();
});

test("a process that waits ends on a signal at once", async () => {
  const database = await ofDatabase();
  await database.cut();
  const server = start("src/main.ts", { DATABASE_URL: database.url, SECRETS_KEYS });
  await server.logs(waits("55000"));
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

describe("what passes", () => {
  const coded = (code: string) => Object.assign(new Error("an error"), { code });
  test.each([
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "ENOTFOUND",
    "EAI_AGAIN",
    "57P01",
    "57P03",
    "53300",
    "25006",
    "55000",
    "55P03",
    "57014",
    "40P01",
    "40001",
    "08006",
  ])("%s: is waited for", (code) => expect(isPassing(coded(code))).toBe(true));
  test.each(["28P01", "28000", "3D000", "42501", "42P01", "XX001", "58030", "53100", "CERT_HAS_EXPIRED", "ENOSPC", "EACCES"])("%s: ends the start", (code) =>
    expect(isPassing(coded(code))).toBe(false),
  );

  test("a lasting fault after passing ones is thrown as it is", async () => {
    const faults = [coded("57014"), coded("55P03"), coded("28P01")];
    const seen: string[] = [];
    const step = async (): Promise<never> => {
      throw faults.shift();
    };
    await expect(untilItSucceeds(step, { failed: (error) => seen.push((error as { code: string }).code) })).rejects.toMatchObject({ code: "28P01" });
    expect(seen).toEqual(["57014", "55P03"]);
  });
});
