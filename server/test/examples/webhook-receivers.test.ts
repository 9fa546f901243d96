// The receiver of the webhooks guide and the example consumer with a queue, against the service's own deliveries: a handler that throws loses nothing, and nothing is handled twice.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { eventExamples } from "../../../generated/events.ts";
import { handleNext, prepareQueue, storeEvent } from "../../../sdk-node/examples/webhook-consumer/queue.ts";
import { createReceiver } from "../../../sdk-node/examples/webhook-consumer/receiver.ts";
import { webhooks } from "../../../sdk-node/src/index.ts";
import { snippetOf } from "../../docs-site/guides/guide-file.ts";
import { freePort, startEmbeddedPostgres } from "../../src/platform/database/embedded.ts";
import { call, newOrder, payin } from "../harness/client.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { fileOf, runExample, startExample } from "./children.ts";

type Handle = (
  event: { readonly id: string; readonly type: string; readonly data: { readonly order_id?: string | null } },
  client: pg.PoolClient,
) => Promise<void>;
type Receive = (body: string, headers: IncomingHttpHeaders, pool: pg.Pool, handle: Handle) => Promise<number>;

const EVENTS = ["transaction.created", "transaction.blocked"];
const WAIT = { timeout: 30_000, interval: 100 };

let service: TestService;
/** The database of the shop. */
let shop: TestDatabase;
let pool: pg.Pool;
let receive: Receive;
let server: Server | undefined;

beforeAll(async () => {
  service = await startService({ backgroundJobs: "server" });
  const folder = fileOf("node_modules/.cache/fraud-risk");
  mkdirSync(folder, { recursive: true });
  // a module in the repository, so that its import is the SDK of the repository
  const file = join(folder, "guide-receiver.mjs");
  writeFileSync(file, snippetOf("webhooks", "receiver.js"));
  ({ receive } = await import(/* @vite-ignore */ file));
});
afterAll(() => service.close());

beforeEach(async () => {
  shop = await createDatabase({ empty: true });
  pool = connectPool(shop.url, { max: 5 });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
  await pool.end();
  await shop.close();
});

/** An endpoint at the service that sends to this address; its secret. */
async function endpoint(url: string): Promise<string> {
  const { body } = await call(`${service.url}/api/v1/webhook-endpoints`, { key: await service.token("admin"), body: { url, events: EVENTS } });
  return body.secret;
}

/** A data folder with what examples read of a sandbox. */
async function sandboxFolder(baseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-sandbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // PostgreSQL may run as another user
  chmodSync(folder, 0o755);
  const sandbox = { base_url: baseUrl, secret_key: service.tenant.secret, dashboard_tokens: { admin: await service.token("admin") } };
  writeFileSync(join(folder, "sandbox.json"), JSON.stringify(sandbox));
  return folder;
}

const listen = (made: Server): Promise<string> => {
  server = made;
  return new Promise((ready) => made.listen(0, "127.0.0.1", () => ready(`http://127.0.0.1:${(made.address() as AddressInfo).port}/webhooks`)));
};

const assess = async (orderId: string): Promise<void> =>
  void (await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ order_id: orderId }) }));

describe("the receiver of the guide", () => {
  let statuses: number[];
  let handle: Handle;
  let secret: string;
  let url: string;

  beforeEach(async () => {
    statuses = [];
    await shop.query("CREATE TABLE received_events (id uuid primary key, event jsonb not null)");
    await shop.query("CREATE TABLE handled (order_id text, type text)");
    vi.spyOn(console, "error").mockReturnValue(undefined);
    handle = async ({ type, data }, client) => void (await client.query("INSERT INTO handled VALUES ($1, $2)", [data.order_id, type]));
    url = await listen(
      createServer(async (request, response) => {
        const status = await receive(await text(request), request.headers, pool, (event, client) => handle(event, client));
        statuses.push(status);
        response.writeHead(status).end();
      }),
    );
    secret = await endpoint(url);
    vi.stubEnv("WEBHOOK_SECRET", secret);
  });

  test("a handler that throws leaves nothing, the service sends the event again, and it is handled exactly once", async () => {
    const orderId = newOrder();
    const write = handle;
    let calls = 0;
    handle = async (event, client) => {
      await write(event, client);
      calls += 1;
      if (calls === 1) throw new Error("the handler failed after its write");
    };
    await assess(orderId);
    await expect.poll(() => statuses, WAIT).toEqual([500, 204]);
    expect(calls).toBe(2);
    expect(await shop.query("SELECT * FROM handled")).toEqual([{ order_id: orderId, type: "transaction.created" }]);
    expect(await shop.query("SELECT count(*)::int AS stored FROM received_events")).toEqual([{ stored: 1 }]);
  }, 60_000);

  test("an event that comes ten times at once is handled once; what the service did not sign is refused", async () => {
    const example = eventExamples["transaction.blocked"];
    const body = JSON.stringify(example);
    const headers = webhooks.sign(body, { id: example.id, secret });
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(url, { body, headers })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204));
    expect(await shop.query("SELECT type FROM handled")).toEqual([{ type: "transaction.blocked" }]);
    expect((await call(url, { body: `${body} `, headers })).status).toBe(400);
    expect((await call(url, { body })).status).toBe(400);
  });
});

describe("the example consumer", () => {
  test("takes the service's events as a process, and its handler's writes are there once", async () => {
    // the consumer runs once it has the secret, and the endpoint needs the consumer's port
    const url = await service.token("admin");
    const { body: made } = await call(`${service.url}/api/v1/webhook-endpoints`, { key: url, body: { url: "http://127.0.0.1:9/webhooks", events: EVENTS } });
    const consumer = await startExample("sdk-node/examples/webhook-consumer/server.ts", { DATABASE_URL: shop.url, WEBHOOK_SECRET: made.secret });
    try {
      await call(`${service.url}/api/v1/webhook-endpoints/${made.id}`, { method: "PATCH", key: url, body: { url: consumer.url } });
      const orderId = newOrder();
      await assess(orderId);
      await expect.poll(() => shop.query("SELECT order_id, what FROM order_history"), WAIT).toEqual([{ order_id: orderId, what: "transaction.created" }]);
      expect((await call(consumer.url, { body: "{}" })).status).toBe(400);
    } finally {
      await consumer.child.end();
    }
  });

  test("for a try with the sandbox has a database of its own, registers one endpoint however often it starts, and takes its events", async () => {
    const folder = await sandboxFolder(service.url);
    const postgres = await startEmbeddedPostgres(folder);
    const own = connectPool(Object.assign(new URL(postgres.url), { pathname: "webhook_consumer" }).href, { max: 1 });
    const environment = { DATA_DIR: folder, PORT: String(await freePort()) };
    const start = () => startExample("sdk-node/examples/webhook-consumer/sandbox.ts", environment);
    try {
      await (await start()).child.end();
      const consumer = await start();
      try {
        const { body } = await call(`${service.url}/api/v1/webhook-endpoints`, { key: await service.token("admin") });
        expect(body.data.filter(({ url }: { url: string }) => url === consumer.url)).toHaveLength(1);
        const orderId = newOrder();
        await assess(orderId);
        await expect.poll(async () => (await own.query("SELECT order_id FROM order_history")).rows, WAIT).toEqual([{ order_id: orderId }]);
      } finally {
        await consumer.child.end();
      }
    } finally {
      await own.end();
      await postgres.stop();
    }
  }, 60_000);

  test("an event whose handler throws leaves nothing, is due again, and is handled exactly once", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    await prepareQueue(pool);
    await shop.query("CREATE TABLE handled (id uuid)");
    await storeEvent(pool, eventExamples["dispute.opened"]);
    await storeEvent(pool, eventExamples["dispute.opened"]);
    let calls = 0;
    const handle: Parameters<typeof handleNext>[1] = async ({ id }, client) => {
      await client.query("INSERT INTO handled VALUES ($1)", [id]);
      calls += 1;
      if (calls === 1) throw new Error("the handler failed after its write");
    };
    expect(await handleNext(pool, handle)).toBe(true);
    expect(await shop.query("SELECT attempts, last_error, next_attempt_at > now() AS later FROM received_events")).toEqual([
      { attempts: 1, last_error: "Error: the handler failed after its write", later: true },
    ]);
    expect(await handleNext(pool, handle)).toBe(false);
    await shop.query("UPDATE received_events SET next_attempt_at = now()");
    expect([await handleNext(pool, handle), await handleNext(pool, handle)]).toEqual([true, false]);
    expect(await shop.query("SELECT count(*)::int AS handled FROM handled")).toEqual([{ handled: 1 }]);
  });

  test("two workers at once handle each event once, and a worker whose connection is lost handles it later", async () => {
    await prepareQueue(pool);
    const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
    for (const id of ids) await storeEvent(pool, { ...eventExamples["dispute.opened"], id });
    const handled: string[] = [];
    const handle: Parameters<typeof handleNext>[1] = async ({ id }) => void handled.push(id);
    await expect(handleNext(pool, async (_event, client) => void (await client.query("SELECT pg_terminate_backend(pg_backend_pid())")))).rejects.toThrow();
    const worker = async (): Promise<void> => {
      while (await handleNext(pool, handle));
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(handled.toSorted()).toEqual(ids.toSorted());
  });

  test("an event that cannot be stored is answered 500, so that the service sends it again", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    const secret = `whsec_${Buffer.alloc(24, 5).toString("base64")}`;
    const url = await listen(createReceiver({ secret, store: (event) => storeEvent(pool, event) }));
    const example = eventExamples["dispute.opened"];
    const body = JSON.stringify(example);
    const send = async () => (await call(url, { body, headers: webhooks.sign(body, { id: example.id, secret }) })).status;
    // there is no table yet
    expect(await send()).toBe(500);
    await prepareQueue(pool);
    expect(await send()).toBe(204);
  });
});

/** Fails if the secret of this endpoint was rotated. */
async function expectNotRotated(id: string): Promise<void> {
  const { body } = await call(`${service.url}/api/v1/audit-log?resource_id=${id}`, { key: await service.token("admin") });
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual(["webhook_endpoint.created"]);
}

describe("without what it needs, an example ends with one sentence", () => {
  const scripts = ["webhook-consumer", "express-merchant"].map((name) => `sdk-node/examples/${name}/sandbox.ts`);

  test.each(scripts)("%s: where no service answers", async (script) => {
    const { code, stderr } = await runExample(script, [], { DATA_DIR: await sandboxFolder(`http://127.0.0.1:${await freePort()}`), DATABASE_URL: shop.url });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^No service answers at http:\/\/127\.0\.0\.1:\d+\. Start it .*\n$/)]);
  });

  test.each(scripts)("%s: where there is no sandbox", async (script) => {
    const { code, stderr } = await runExample(script, [], { DATA_DIR: "/nowhere" });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no sandbox in \/nowhere\. Start it .*\n$/)]);
  });

  test.each(scripts)("%s: where its port is in use, and the secret of its endpoint stays as it was", async (script) => {
    const taken = createServer();
    const address = await listen(taken);
    const { port } = new URL(address);
    const admin = { key: await service.token("admin") };
    const { body: made } = await call(`${service.url}/api/v1/webhook-endpoints`, { ...admin, body: { url: address, events: EVENTS } });
    const { code, stderr } = await runExample(script, [], { DATA_DIR: await sandboxFolder(service.url), DATABASE_URL: shop.url, PORT: port });
    expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^Port ${port} cannot be used: .*EADDRINUSE.*set PORT\\.\\n$`))]);
    await expectNotRotated(made.id);
  });

  test("the consumer: where no database answers, and the secret of its endpoint stays as it was", async () => {
    const [port, admin] = [String(await freePort()), { key: await service.token("admin") }];
    const { body: made } = await call(`${service.url}/api/v1/webhook-endpoints`, {
      ...admin,
      body: { url: `http://127.0.0.1:${port}/webhooks`, events: EVENTS },
    });
    const environment = { DATA_DIR: await sandboxFolder(service.url), DATABASE_URL: "postgres://shop@127.0.0.1:9/shop", PORT: port };
    const { code, stderr } = await runExample("sdk-node/examples/webhook-consumer/sandbox.ts", [], environment);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/)]);
    await expectNotRotated(made.id);
  });

  test("the consumer without the sandbox: where no database answers", async () => {
    const settings = { DATABASE_URL: "postgres://shop@127.0.0.1:9/shop", WEBHOOK_SECRET: "whsec_x" };
    const { code, stderr } = await runExample("sdk-node/examples/webhook-consumer/server.ts", [], settings);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/)]);
  });
});
