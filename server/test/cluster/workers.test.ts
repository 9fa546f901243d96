// Several processes on one port, killed, replaced and ended under load.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../src/platform/database/embedded.ts";
import type { Sandbox } from "../../src/sandbox/sandbox-file.ts";
import { call, payin, type TestAnswer } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { type ServerProcess, startServerProcess } from "../harness/process.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

/** With time for every call: workers that start beside a load on few cores are slow, and a deadline that passes is no request that was dropped. */
const startCluster = (environment: Record<string, string>): Promise<ServerProcess> =>
  startServerProcess({ WORKERS: "2", LOG_LEVEL: "info", ASSESS_TIMEOUT_MS: "20000", ...environment }, "cluster.ts");

let database: TestDatabase;
let tenant: Tenant;
let cluster: ServerProcess;
beforeAll(async () => {
  database = await createDatabase();
  tenant = await createTenant(database.url);
  cluster = await startCluster({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await cluster.kill("SIGTERM");
  await database.close();
});

const assess = (body: unknown, key = tenant.secret): Promise<TestAnswer> => call(`${cluster.url}/api/v1/assess`, { key, body });
const sandbox = (): Sandbox => JSON.parse(readFileSync(join(cluster.dataDir, "sandbox.json"), "utf8"));

/** Process ids of workers, in the order in which they began to serve. */
const pids = (): number[] => [...cluster.output().matchAll(/"pid":(\d+),"msg":"worker serving"/g)].map(([, pid]) => Number(pid));

/** A value of the metrics page; of all workers, by their place. */
async function metric(name: string): Promise<Map<string, number>> {
  const page = await call(`${cluster.url}/metrics`);
  const lines = [...page.text.matchAll(new RegExp(`^${name}(?:{([^}]*)})? (\\S+)$`, "gm"))];
  return new Map(lines.map(([, labels = "", value]) => [/worker="(\d+)"/.exec(labels)?.[1] ?? "", Number(value)]));
}

/** Connections of a load that leaves a core to workers that start. */
const LANES = 3;

/** An answer to a lane, or why there was none. */
type Outcome = { readonly status: number; readonly text: string } | Error;

/** Sends on the one connection of a lane: it is never idle, so that none is ended just when a request sets out on it. */
function sent(agent: Agent, path: string, body?: unknown): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { Authorization: `Bearer ${tenant.secret}`, "Content-Type": "application/json" };
    const outgoing = request(`${cluster.url}${path}`, { agent, headers, method: body === undefined ? "GET" : "POST" }, (answer) => {
      text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, text: read }), resolve);
    });
    outgoing.once("error", resolve);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Sends requests without pause until stopped; returns their results. */
function load(send: (agent: Agent) => Promise<Outcome>): { first: Promise<void>; stop: () => Promise<Outcome[]> } {
  const outcomes: Outcome[] = [];
  const first = Promise.withResolvers<void>();
  let going = true;
  const lanes = Array.from({ length: LANES }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (going) {
      outcomes.push(await send(agent));
      if (outcomes.length >= 30) first.resolve();
    }
    agent.destroy();
  });
  const stop = async () => {
    going = false;
    await Promise.all(lanes);
    return outcomes;
  };
  return { first: first.promise, stop };
}

const statuses = (outcomes: readonly (Pick<TestAnswer, "status"> | Error)[]): Set<number | string> =>
  new Set(outcomes.map((outcome) => (outcome instanceof Error ? outcome.message : outcome.status)));

test("two workers serve on one port, and one page of metrics covers both", async () => {
  // each takes what it is quick enough for: on a machine that is busy, all of one go may be one's
  let total = 0;
  const agent = new Agent();
  const decided = async () => {
    await Promise.all(Array.from({ length: 64 }, () => sent(agent, "/api/v1/assess", payin())));
    total += 64;
    return metric("fraud_risk_batch_size_sum");
  };
  await expect
    .poll(async () => [...(await decided())].flatMap(([worker, count]) => (count > 0 ? [worker] : [])).sort(), { timeout: 20_000 })
    .toEqual(["1", "2"]);
  expect([...(await metric("fraud_risk_batch_size_sum")).values()].reduce((sum, one) => sum + one)).toBe(total);
  expect((await metric("fraud_risk_workers")).get("")).toBe(2);
});

test("one handle through both workers is one assessment", async () => {
  const body = payin();
  const answers = await Promise.all(Array.from({ length: 300 }, () => assess(body)));
  expect(statuses(answers)).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get("Idempotent-Replayed") === null)).toHaveLength(1);
  expect(await database.query("SELECT FROM assessments WHERE order_id = $1", [body.order_id])).toHaveLength(1);
});

test.each([
  [3, 32],
  [200, 1000],
])("a limit of %i is one over both workers", async (limit, requests) => {
  const { value } = await tenant.key("secret", { rateLimitPerMinute: limit });
  const answers = await Promise.all(Array.from({ length: requests }, () => assess({}, value)));
  expect(statuses(answers)).toEqual(new Set([400, 429]));
  const letIn = answers.filter(({ status }) => status === 400).length;
  expect(letIn / limit).toBeGreaterThanOrEqual(0.98);
  expect(letIn / limit).toBeLessThanOrEqual(1.02);
});

test("revoking a key refuses the very next request, whichever worker answers it", async () => {
  const { secret_key: _, dashboard_tokens } = sandbox();
  const admin = dashboard_tokens?.admin ?? "";
  for (let round = 0; round < 5; round++) {
    const made = await call(`${cluster.url}/api/v1/keys`, { key: admin, body: { type: "secret", name: `round ${round}` } });
    const key: string = made.body.key;
    const before = await Promise.all(Array.from({ length: 32 }, () => assess(payin(), key)));
    expect(statuses(before)).toEqual(new Set([200]));
    const revoked = await call(`${cluster.url}/api/v1/keys/${made.body.id}`, { method: "DELETE", key: admin });
    expect(revoked.status).toBe(200);
    expect(statuses(await Promise.all(Array.from({ length: 32 }, () => assess(payin(), key))))).toEqual(new Set([401]));
  }
});

test("the dashboard of each worker signs in at the one provider", async () => {
  const { body } = await call(`${cluster.url}/dashboard/config.json`);
  const discovery = await call(`${cluster.url}/identity/.well-known/openid-configuration`);
  expect(body.sign_in).toMatchObject({ issuer: discovery.body.issuer, client_id: "dashboard" });
});

test("what is one for all workers is answered alike by each: the keys of the sign-in", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(`${cluster.url}/identity/jwks`)));
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
  expect(answers[0]?.body.keys.length).toBeGreaterThan(0);
});

test("kill -9 of a worker loses no acknowledged answer, and another takes its place", async () => {
  const acknowledged = new Map<string, { body: unknown; text: string }>();
  const under = load(async (agent) => {
    const body = payin();
    const answer = await sent(agent, "/api/v1/assess", body);
    if (!(answer instanceof Error) && answer.status === 200) acknowledged.set(String(body.order_id), { body, text: answer.text });
    return answer;
  });
  await under.first;
  const known = pids();
  process.kill(known[0] ?? 0, "SIGKILL");
  await expect.poll(() => pids().length, { timeout: 60_000 }).toBe(known.length + 1);
  const outcomes = await under.stop();
  // requests in flight at that worker fail; no other is refused
  expect(outcomes.filter((outcome) => outcome instanceof Error).length).toBeLessThanOrEqual(LANES);
  expect(statuses(outcomes.filter((outcome) => !(outcome instanceof Error)))).toEqual(new Set([200]));
  const entries = [...acknowledged.values()];
  for (let from = 0; from < entries.length; from += 200) {
    const slice = entries.slice(from, from + 200);
    expect(await Promise.all(slice.map(async ({ body }) => (await assess(body)).text))).toEqual(slice.map((one) => one.text));
  }
  expect((await metric("fraud_risk_worker_restarts")).get("")).toBe(1);
  expect((await metric("fraud_risk_workers")).get("")).toBe(2);
}, 120_000);

test("connections that come while a worker hangs are answered by another, and none stays open when it is killed", async () => {
  // of the two that serve, the one that began first: those after it are the last two of the list
  const known = pids();
  const [hanging = 0] = known.slice(-2);
  const agent = new Agent();
  const outcomes: Outcome[] = [];
  const settled = (count: number) => expect.poll(() => outcomes.length, { timeout: 5000 }).toBeGreaterThanOrEqual(count);
  try {
    process.kill(hanging, "SIGSTOP");
    for (let connection = 0; connection < 8; connection++) void sent(agent, "/api/v1/health").then((outcome) => outcomes.push(outcome));
    // the accepting process has a connection for the hanging worker
    await settled(7);
    process.kill(hanging, "SIGKILL");
    await settled(8);
    expect(statuses(outcomes)).toEqual(new Set([200]));
  } finally {
    agent.destroy();
  }
  await expect.poll(() => pids().length, { timeout: 60_000 }).toBe(known.length + 1);
}, 120_000);

test("SIGUSR2 under load replaces every worker and drops nothing", async () => {
  const before = pids().slice(-2);
  let turn = 0;
  const under = load((agent) => (turn++ % 4 === 0 ? sent(agent, "/api/v1/health") : sent(agent, "/api/v1/assess", payin())));
  await under.first;
  process.kill(cluster.pid, "SIGUSR2");
  await expect.poll(() => cluster.output().includes("rolling restart complete"), { timeout: 60_000 }).toBe(true);
  const outcomes = await under.stop();
  const others = outcomes.flatMap((outcome) => (outcome instanceof Error ? [outcome.message] : outcome.status === 200 ? [] : [outcome.text]));
  expect(others).toEqual([]);
  const alive = pids().slice(-2);
  expect(new Set([...before, ...alive]).size).toBe(4);
  for (const pid of before) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
}, 120_000);

test("SIGTERM under load drops nothing: what was taken is answered, and every process ends", async () => {
  const outcomes: number[] = [];
  const some = Promise.withResolvers<void>();
  const requests = Array.from({ length: 200 }, async () => {
    const { status } = await assess(payin());
    if (outcomes.push(status) === 20) some.resolve();
  });
  await some.promise;
  const ended = cluster.kill("SIGTERM");
  await Promise.all(requests);
  expect(new Set(outcomes)).toEqual(new Set([200]));
  expect(await ended).toBe(0);
  for (const pid of pids()) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
});

test("with the embedded database one process starts it, fills the sandbox and shows the banner, and ends it last", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-cluster-"));
  try {
    cluster = await startCluster({ DATA_DIR: folder });
    const { secret_key } = sandbox();
    expect(statuses(await Promise.all(Array.from({ length: 16 }, () => assess(payin(), secret_key))))).toEqual(new Set([200]));
    expect(await cluster.kill("SIGTERM")).toBe(0);
    expect(cluster.output().match(/A first decision/g)).toHaveLength(1);
    expect(existsSync(join(folder, "server.pid"))).toBe(false);
    expect(cluster.output()).not.toContain('"level":"error"');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

test("with a port of its own, the page of metrics is at METRICS_HOST, and nowhere else", async () => {
  const port = await freePort();
  cluster = await startCluster({ DATABASE_URL: database.url, WORKERS: "1", METRICS_PORT: String(port), METRICS_HOST: "127.0.0.2" });
  const { status, text: page } = await call(`http://127.0.0.2:${port}/metrics`);
  expect([status, page]).toEqual([200, expect.stringMatching(/^fraud_risk_workers 1$/m)]);
  await expect(call(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  expect((await call(`${cluster.url}/metrics`)).status).toBe(404);
  expect(await cluster.kill("SIGTERM")).toBe(0);
}, 60_000);

test("a port in use is reported once, and no process remains", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const failure = await startCluster({ DATABASE_URL: database.url, PORT: String(port) }).catch((error: Error) => error.message);
  other.close();
  expect(failure).toMatch(/the server ended with 1/);
  expect(String(failure).match(/PORT \d+ is in use/g)).toHaveLength(1);
}, 60_000);
