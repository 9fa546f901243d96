// Behind PgBouncer in transaction mode: a connection is ours for one transaction, and remembers nothing. Runs where PgBouncer is installed.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../src/platform/database/embedded.ts";
import { createAssessPool, createGeneralPool } from "../../src/platform/database/pool.ts";
import { call, payin, payout } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { asNobody, openFolder, optionalProgram, type RunningProgram, runProgram } from "../harness/optional-program.ts";
import { startService, type TestService } from "../harness/service.ts";

const program = optionalProgram("pgbouncer", "transaction pooling");

/** PgBouncer before a database, with two connections to it for everybody; answers its address. */
async function startPooler(databaseUrl: string, folder: string): Promise<{ running: RunningProgram; url: string }> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const own = await freePort();
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${password} pool_size=2
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
`,
  );
  // it refuses to run as root, and another user may not become nobody
  const running = await runProgram(program ?? "", [...asNobody("-u"), join(folder, "pgbouncer.ini")], own);
  return { running, url: `postgres://${username}:unused@127.0.0.1:${own}/${name}` };
}

describe.skipIf(program === undefined)("a service behind a pooler in transaction mode", () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let service: TestService;
  // what was started is ended, also where the next step fails
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    const folder = openFolder("pooler");
    ends.unshift(folder.remove);
    const database: TestDatabase = await createDatabase();
    ends.unshift(database.close);
    pooler = await startPooler(database.url, folder.path);
    ends.unshift(pooler.running.stop);
    // what the test itself does goes past the pooler, and so does the owner
    service = await startService(
      { databasePooling: "transaction", databaseOwnerUrl: database.url, databaseUrl: pooler.url, assessTimeoutMs: 20_000 },
      database,
    );
    ends.unshift(service.close);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test("decides and replays, many at once over two connections", async () => {
    const bodies = Array.from({ length: 200 }, (_, index): [string, object] => (index % 2 === 0 ? ["assess", payin()] : ["assess/payout", payout()]));
    const { secret } = service.tenant;
    const send = ([path, body]: [string, object]) => call(`${service.url}/api/v1/${path}`, { key: secret, body });
    const answers = await Promise.all(bodies.map(send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const again = await Promise.all(bodies.map(send));
    expect(again.map(({ text }) => text)).toEqual(answers.map(({ text }) => text));
  });

  test("changes and lists, in the name of one organization", async () => {
    const admin = await service.token("admin");
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => call(`${service.url}/api/v1/keys`, { key: admin, body: { type: "secret", name: `key ${index}` } })),
    );
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    const listed = await Promise.all(Array.from({ length: 20 }, () => call(`${service.url}/api/v1/assessments`, { key: admin })));
    expect(new Set(listed.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(listed.map(({ text }) => text)).size).toBe(1);
  });

  test("refuses a revoked key at the very next request, and keeps one limit", async () => {
    const admin = await service.token("admin");
    const { id, value } = await service.tenant.key("secret");
    const assess = (key: string, body: unknown = payin()) => call(`${service.url}/api/v1/assess`, { key, body });
    expect((await assess(value)).status).toBe(200);
    expect((await call(`${service.url}/api/v1/keys/${id}`, { method: "DELETE", key: admin })).status).toBe(200);
    expect((await assess(value)).status).toBe(401);
    const limited = await service.tenant.key("secret", { rateLimitPerMinute: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => assess(limited.value, {})));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  test("every transaction has the role and the settings of its pool, and leaves none to the next", async () => {
    const pools = [createAssessPool(pooler.url, 3, 1000, () => undefined, "transaction"), createGeneralPool(pooler.url, 3000, () => undefined, "transaction")];
    const shown = "SELECT current_user AS role, current_setting('statement_timeout') AS timeout, current_setting('lock_timeout') AS locks";
    for (let round = 0; round < 20; round++) {
      const [assess, general] = await Promise.all(pools.map(async (pool) => (await pool.query({ name: "shown", text: shown })).rows[0]));
      expect(assess).toEqual({ role: "fraud_risk_app", timeout: "1s", locks: "250ms" });
      expect(general).toEqual({ role: "fraud_risk_app", timeout: "3s", locks: "0" });
    }
    await expect(pools[0]?.query("SELECT 1 / 0")).rejects.toThrow(/division by zero/);
    await Promise.all(pools.map((pool) => pool.end()));
    const bare = new pg.Client({ connectionString: pooler.url });
    await bare.connect();
    for (let round = 0; round < 5; round++) expect((await bare.query(shown)).rows[0]).toMatchObject({ role: "postgres", timeout: "0", locks: "0" });
    await bare.end();
  });

  test("without the setting the pooler refuses its connections, and none bypasses tenant isolation", async () => {
    const pool = createGeneralPool(pooler.url, 1000, () => undefined);
    await expect(pool.query("SELECT 1")).rejects.toThrow(/unsupported startup parameter/);
    await pool.end();
  });
});
