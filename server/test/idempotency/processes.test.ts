// One handle over two server processes, and servers killed under load.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, newOrder, payin } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { lastingServer, type ServerProcess, startServerProcess } from "../harness/process.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let database: TestDatabase;
let tenant: Tenant;
beforeAll(async () => {
  database = await createDatabase();
  tenant = await createTenant(database.url);
});
afterAll(async () => {
  await end("SIGTERM");
  await database.close();
});

const start = (): Promise<ServerProcess> => startServerProcess({ DATABASE_URL: database.url, LOG_LEVEL: "info" });
const { running, end } = lastingServer(start);
const assess = (server: ServerProcess, body: unknown) => call(`${server.url}/api/v1/assess`, { key: tenant.secret, body });

test("a thousand requests at once with one handle over two processes: one assessment, a thousand equal answers", async () => {
  const [one, another] = await Promise.all([running(), start()]);
  const servers = [one, another];
  try {
    const body = payin();
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, index) => assess(servers[index % 2] as ServerProcess, body)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get("Idempotent-Replayed") === null)).toHaveLength(1);
    for (const table of ["assessments", "activity"]) {
      const rows = await database.query(`SELECT 1 FROM ${table} WHERE organization_id = $1 AND session_id = $2`, [tenant.id, answers[0]?.body.session_id]);
      expect(rows).toHaveLength(1);
    }
    expect(await database.query("SELECT 1 FROM assessments WHERE order_id = $1", [body.order_id])).toHaveLength(1);
  } finally {
    await another.kill("SIGTERM");
  }
});

test("kill -9 under load, ten times: every acknowledged answer is replayed, none was made twice", async () => {
  const acknowledged = new Map<string, { body: unknown; text: string }>();
  for (let round = 0; round < 10; round++) {
    const server = await running();
    // no clock: killed as soon as a part of this round's answers has come, in the middle of the rest
    const wanted = acknowledged.size + 50 + round * 20;
    const enough = Promise.withResolvers<void>();
    let killed = false;
    const worker = async (): Promise<void> => {
      while (!killed) {
        const body = payin({ payer: { customer_id: `cus_${round}` } });
        const answer = await assess(server, body).catch(() => undefined);
        if (answer?.status === 200) acknowledged.set(String(body.order_id), { body, text: answer.text });
        if (acknowledged.size >= wanted) enough.resolve();
      }
    };
    const workers = Array.from({ length: 16 }, worker);
    await enough.promise;
    await end("SIGKILL");
    killed = true;
    await Promise.all(workers);
  }
  const server = await running();
  const entries = [...acknowledged.values()];
  expect(entries.length).toBeGreaterThan(1000);
  for (let from = 0; from < entries.length; from += 200) {
    const slice = entries.slice(from, from + 200);
    const replays = await Promise.all(slice.map(({ body }) => assess(server, body)));
    expect(replays.map((replay) => replay.text)).toEqual(slice.map(({ text }) => text));
  }
  const twice = await database.query("SELECT order_id FROM assessments WHERE order_id = ANY($1) GROUP BY order_id HAVING count(*) > 1", [
    [...acknowledged.keys()],
  ]);
  expect(twice).toEqual([]);
}, 120_000);

test("SIGTERM under load loses nothing: every request that was taken is answered, and the process ends by itself", async () => {
  const server = await running();
  const outcomes: number[] = [];
  const some = Promise.withResolvers<void>();
  const body = (): Record<string, unknown> => payin({ order_id: newOrder() });
  const requests = Array.from({ length: 200 }, async () => {
    const answer = await assess(server, body());
    if (outcomes.push(answer.status) === 20) some.resolve();
  });
  await some.promise;
  const ended = end("SIGTERM");
  await Promise.all(requests);
  expect(new Set(outcomes)).toEqual(new Set([200]));
  expect(await ended).toBe(0);
});
