// The example merchant as a process of its own, against the service as another.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Child, startChild } from "../../../contract-tests/src/targets/child.ts";
import { eventExamples } from "../../../generated/events.ts";
import { createOnce } from "../../../sdk-node/examples/express-merchant/once.ts";
import { webhooks } from "../../../sdk-node/src/index.ts";
import type { Sandbox } from "../../src/sandbox/sandbox-file.ts";
import { call, newOrder } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { type ServerProcess, startServerProcess } from "../harness/process.ts";

const script = fileURLToPath(new URL("../../../sdk-node/examples/express-merchant/server.ts", import.meta.url));

let database: TestDatabase;
let service: ServerProcess;
let sandbox: Sandbox;
let merchant: { readonly url: string; readonly child: Child };
/** Secret of the webhook endpoint that points to the merchant. */
let secret: string;

beforeAll(async () => {
  database = await createDatabase();
  service = await startServerProcess({ DATABASE_URL: database.url, WEBHOOKS_ALLOW_LOCAL: "true" });
  sandbox = JSON.parse(readFileSync(join(service.dataDir, "sandbox.json"), "utf8"));
  // the merchant's port is known once it runs, and it runs once it has the secret
  const endpoints = `${service.url}/api/v1/webhook-endpoints`;
  const key = sandbox.dashboard_tokens?.admin;
  const { body: endpoint } = await call(endpoints, {
    key,
    body: { url: "http://127.0.0.1:9/webhooks", events: ["transaction.created", "transaction.blocked"] },
  });
  secret = endpoint.secret;
  merchant = await startMerchant(service.url);
  const moved = await call(`${endpoints}/${endpoint.id}`, { method: "PATCH", key, body: { url: `${merchant.url}/webhooks` } });
  expect(moved.status).toBe(200);
});
afterAll(async () => {
  await merchant?.child.end();
  await service?.kill("SIGTERM");
  await database?.close();
});

async function startMerchant(baseUrl: string): Promise<typeof merchant> {
  const environment = { PATH: process.env.PATH, PORT: "0", FRAUD_RISK_API_KEY: sandbox.secret_key, FRAUD_RISK_BASE_URL: baseUrl, WEBHOOK_SECRET: secret };
  const { found, child } = await startChild(script, [], environment, (printed) => /http:\S+/.exec(printed)?.[0]);
  return { url: found, child };
}

/** Orders at the merchant, paid from an address of the sandbox. */
const order = (payer: string, more: Record<string, unknown> = {}, { url } = merchant) => {
  const cart = { order_id: newOrder(), amount: 1249.9, currency: "MXN", payer: { email: `${payer}@sandbox.test` }, ...more };
  return call(`${url}/orders`, { body: cart });
};

/** What the service knows of an order, its outcomes included. */
async function assessmentOf(orderId: string): Promise<{ order_id: string; decision: string; outcomes: { outcome: string }[] } | undefined> {
  const key = sandbox.secret_key;
  const { body } = await call(`${service.url}/api/v1/assessments?order_id=${orderId}`, { key });
  expect(body.data.length).toBeLessThan(2);
  return body.data[0] && (await call(`${service.url}/api/v1/assessments/${body.data[0].session_id}`, { key })).body;
}

const eventsOf = async (orderId: string): Promise<string[]> => (await call(`${merchant.url}/orders/${orderId}`)).body.events;

test("an approved order is captured, its outcome is reported, and the event about it arrives", async () => {
  const { status, body } = await order("approve");
  expect([status, body]).toEqual([201, { order_id: expect.any(String), status: "paid" }]);
  await expect.poll(async () => (await assessmentOf(body.order_id))?.outcomes, { timeout: 10_000 }).toMatchObject([{ outcome: "captured" }]);
  await expect.poll(() => eventsOf(body.order_id), { timeout: 10_000 }).toEqual(["transaction.created"]);
});

test("a capture that fails is reported as well", async () => {
  const { status, body } = await order("approve", { payment_method: { type: "card", card: { hash: "tok_insufficient_funds" } } });
  expect([status, body.status]).toEqual([402, "failed"]);
  await expect.poll(async () => (await assessmentOf(body.order_id))?.outcomes, { timeout: 10_000 }).toMatchObject([{ outcome: "failed" }]);
});

test.each([
  ["challenge", 202, "authentication_required", "transaction.created"],
  ["review", 202, "held", "transaction.created"],
  ["decline", 402, "declined", "transaction.blocked"],
])("an order with a %s is answered with %d %s, nothing more is said, and the event arrives", async (decision, status, orderStatus, event) => {
  const answer = await order(decision);
  expect([answer.status, answer.body]).toEqual([status, { order_id: expect.any(String), status: orderStatus }]);
  await expect.poll(() => eventsOf(answer.body.order_id), { timeout: 10_000 }).toEqual([event]);
  expect(await assessmentOf(answer.body.order_id)).toMatchObject({ decision, outcomes: [] });
});

test("the same order sent ten times at once is assessed and paid once", async () => {
  const order_id = newOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => order("approve", { order_id })));
  for (const { status, body } of answers) expect([status, body]).toEqual([201, { order_id, status: "paid" }]);
  await expect.poll(async () => (await assessmentOf(order_id))?.outcomes, { timeout: 10_000 }).toHaveLength(1);
});

test("a declined order may be paid with another card, and is paid once", async () => {
  const order_id = newOrder();
  const card = (hash: string) => ({ order_id, payment_method: { type: "card", card: { hash } } });
  expect((await order("decline", card("tok_1"))).status).toBe(402);
  const answers = [await order("approve", card("tok_2")), await order("decline", card("tok_3"))];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const { body } = await call(`${service.url}/api/v1/assessments?order_id=${order_id}`, { key: sandbox.secret_key });
  expect(body.data.map(({ decision }: { decision: string }) => decision)).toEqual(["approve", "decline"]);
});

test("an order that the service finds wrong is refused with its fields, and may be sent again", async () => {
  const order_id = newOrder();
  const refused = await order("approve", { order_id, amount: -1 });
  expect([refused.status, refused.body.fields]).toEqual([400, [expect.objectContaining({ path: "amount" })]]);
  expect((await order("approve", { order_id })).status).toBe(201);
});

test("an event that comes twice is handled once; one that the service did not sign, never", async () => {
  const { body } = await order("approve");
  await expect.poll(() => eventsOf(body.order_id), { timeout: 10_000 }).toEqual(["transaction.created"]);
  const example = eventExamples["transaction.blocked"];
  const event = JSON.stringify({ ...example, data: { ...example.data, order_id: body.order_id } });
  const send = (headers: Record<string, string>) => call(`${merchant.url}/webhooks`, { body: event, headers });
  const signed = webhooks.sign(event, { id: example.id, secret });
  expect((await send({ ...signed, "webhook-signature": "v1,bm8=" })).status).toBe(400);
  expect((await send({})).status).toBe(400);
  expect([(await send(signed)).status, (await send(signed)).status]).toEqual([204, 204]);
  expect(await eventsOf(body.order_id)).toEqual(["transaction.created", "transaction.blocked"]);
});

test("without the service small orders go through, and the others are held", async () => {
  const alone = await startMerchant("http://127.0.0.1:9");
  try {
    const [small, large] = await Promise.all([order("anybody", { amount: 499 }, alone), order("anybody", { amount: 500 }, alone)]);
    expect([small.status, small.body.status]).toEqual([201, "paid"]);
    expect([large.status, large.body.status]).toEqual([202, "held"]);
  } finally {
    await alone.child.end();
  }
});

test("an event whose handler throws is not taken for handled: when it comes again, it is handled, once", async () => {
  const events = createOnce<void>();
  let calls = 0;
  const handle = async (): Promise<void> => {
    calls += 1;
    if (calls === 1) throw new Error("the handler failed");
  };
  await expect(events.do("event-1", handle)).rejects.toThrow("the handler failed");
  await Promise.all([events.do("event-1", handle), events.do("event-1", handle)]);
  await events.do("event-1", handle);
  expect(calls).toBe(2);
});
