// A slow moment at start: warming up is an optimization, and never ends a process or prevents a decision for long.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createLogger } from "../../src/platform/observability/log.ts";
import { warmUp } from "../../src/processes/warm-up.ts";
import { call, payin } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { SECRETS_KEYS } from "../harness/secrets.ts";
import { startService, type TestService } from "../harness/service.ts";
import { start } from "./starting.ts";

/** Holds a table that only the read of assessments needs, as a slow catalogue would: planning it waits. */
async function slow(database: TestDatabase): Promise<{ end: () => Promise<void>; waits: () => Promise<boolean> }> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("BEGIN; LOCK TABLE custom_list_values IN ACCESS EXCLUSIVE MODE");
  let ended = false;
  const end = async (): Promise<void> => {
    if (ended) return;
    ended = true;
    await client.end();
  };
  onTestFinished(end);
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND application_name = 'fraud-risk-assess'";
  return { end, waits: async () => (await database.query(waiting)).length > 0 };
}

describe("while a process warms up", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());
  const assess = () => call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin() });
  const health = () => call(`${service.url}/api/v1/health`);
  const logged: string[] = [];
  const log = createLogger("info", { write: (line: string) => void logged.push(line) });
  const times = { attempt: 100, acceptedAfter: 30_000, backoff: { first: 20, longest: 20 } };

  test("assess answers 503 with Retry-After, health says so, everything else is served; it is tried again until it succeeds", async () => {
    const { end } = await slow(service.database);
    const limited = { ...times };
    const warming = warmUp(service.service, log, limited);
    const refused = await assess();
    expect([refused.status, refused.body.error.code, refused.headers.get("retry-after")]).toEqual([503, "ASSESS_MAINTENANCE", "1"]);
    const unhealthy = await health();
    expect([unhealthy.status, unhealthy.body.status, unhealthy.body.checks]).toEqual([503, "unavailable", { database: "ok", assess: "unavailable" }]);
    expect((await call(`${service.url}/api/v1/assessments`, { key: await service.token("admin") })).status).toBe(200);
    await expect.poll(() => logged.filter((line) => line.includes("warm-up failed")).length, { timeout: 20_000 }).toBeGreaterThan(1);
    expect(JSON.parse(logged[0] ?? "")).toMatchObject({ level: "warn", err: { code: expect.stringMatching(/57014|55P03/) } });
    await end();
    limited.attempt = 20_000;
    await warming.accepted;
    expect((await assess()).status).toBe(200);
    expect((await health()).status).toBe(200);
  });

  test("assess calls are accepted after a limited time, whatever becomes of it", async () => {
    const { end } = await slow(service.database);
    const warming = warmUp(service.service, log, { ...times, acceptedAfter: 50 });
    await warming.accepted;
    expect((await health()).body.checks.assess).toBe("ok");
    warming.stop();
    await end();
    expect((await assess()).status).toBe(200);
  });

  test("a process that ends does not wait for it", async () => {
    const { waits } = await slow(service.database);
    const warming = warmUp(service.service, log, { ...times, attempt: 600_000 });
    await expect.poll(waits, { timeout: 20_000 }).toBe(true);
    warming.stop();
    await warming.accepted;
  });
});

test("a server starts although the database cannot plan its reads in the time of a request, listens meanwhile, and is ready later", async () => {
  const database = await createDatabase();
  onTestFinished(database.close);
  const { end, waits } = await slow(database);
  const server = start("src/main.ts", { DATABASE_URL: database.url, SECRETS_KEYS, ASSESS_TIMEOUT_MS: "500" });
  const { port } = (await server.logs(({ msg }) => msg === "listening")) as unknown as { port: number };
  await expect.poll(waits, { timeout: 20_000 }).toBe(true);
  const health = () => call(`http://127.0.0.1:${port}/api/v1/health`);
  expect((await health()).body.checks).toEqual({ database: "ok", assess: "unavailable" });
  await end();
  await expect.poll(async () => (await health()).status, { timeout: 20_000 }).toBe(200);
});
