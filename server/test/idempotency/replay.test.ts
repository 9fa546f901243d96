// Retries over HTTP: the stored answer, byte for byte, once.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newOrder, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const assess = (body: unknown, options: { key?: string; headers?: Record<string, string> } = {}) =>
  call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body, ...options });
const rows = async (order: string): Promise<number> => (await service.database.query("SELECT 1 FROM assessments WHERE order_id = $1", [order])).length;

describe("the same order again", () => {
  test("answers the same bytes, marked as a replay, and stores nothing", async () => {
    const body = payin();
    const first = await assess(body);
    const second = await assess(body);
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    expect(first.headers.get("Idempotent-Replayed")).toBeNull();
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await rows(String(body.order_id))).toBe(1);
  });

  test("is recognised in another encoding: key order, white space, 10 and 10.0", async () => {
    const order = newOrder();
    const first = await assess(`{"amount": 10, "currency": "MXN", "order_id": "${order}", "payer": {"name": "A", "customer_id": "c"}}`);
    const second = await assess(`{"payer":{"customer_id":"c","name":"A"},"order_id":"${order}","currency":"MXN","amount":10.0,"amount_unit":"major"}`);
    expect(second.text).toBe(first.text);
  });

  test("with another card is a new attempt, assessed afresh", async () => {
    const order = newOrder();
    const attempt = (hash: string) => assess(payin({ order_id: order, payment_method: { type: "card", card: { hash } } }));
    const [first, second] = [await attempt("card_one"), await attempt("card_two")];
    expect(second.body.session_id).not.toBe(first.body.session_id);
    expect(await rows(order)).toBe(2);
  });

  test("through a publishable key is another handle: a browser cannot plant the answer that the server will get", async () => {
    const body = payin();
    const browser = await assess(body, { key: service.tenant.publishable });
    const server = await assess(body);
    expect(server.body.session_id).not.toBe(browser.body.session_id);
    expect(server.headers.get("Idempotent-Replayed")).toBeNull();
  });
});

describe("the header Idempotency-Key", () => {
  test("wins over the order, and comes back in the answer", async () => {
    const headers = { "Idempotency-Key": newOrder() };
    const body = payin();
    const first = await assess(body, { headers });
    expect(first.body.idempotency_key).toBe(headers["Idempotency-Key"]);
    expect((await assess(body, { headers })).text).toBe(first.text);
    expect((await assess(body)).body.session_id).not.toBe(first.body.session_id);
  });

  test("with another request is refused with 409 IDEMPOTENCY_KEY_REUSED, also while the first is in flight", async () => {
    const headers = { "Idempotency-Key": newOrder() };
    const [one, two] = await Promise.all([assess(payin({ amount: 1 }), { headers }), assess(payin({ amount: 2 }), { headers })]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect((one.status === 409 ? one : two).body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  test.each([
    ["empty", ""],
    ["longer than 255 characters", "k".repeat(256)],
    ["with a control character", "a\tb"],
    ["a card number", "4111111111111111"],
  ])("%s is a VALIDATION_ERROR", async (_, value) => {
    const answer = await assess(payin(), { headers: { "Idempotency-Key": value } });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.fields[0].path).toBe("header.Idempotency-Key");
  });

  test("a rejected request is not stored: the corrected one gets a decision under the same key", async () => {
    const headers = { "Idempotency-Key": newOrder() };
    expect((await assess(payin({ currency: "PESOS" }), { headers })).status).toBe(400);
    expect((await assess(payin(), { headers })).status).toBe(200);
  });
});

test("replays do not count: a hundred retries of three orders are no velocity", async () => {
  const card = { payment_method: { type: "card", card: { hash: "card_replayed" } } };
  const bodies = [payin(card), payin(card), payin(card)];
  for (const body of bodies) await Promise.all(Array.from({ length: 33 }, () => assess(body)));
  const [row] = await service.database.query<{ count: string }>("SELECT count(*) FROM assessments WHERE order_id = ANY($1)", [
    bodies.map((body) => body.order_id),
  ]);
  expect(Number(row?.count)).toBe(3);
  expect((await assess(bodies[0])).body.signals).not.toContain("VELOCITY_CARD_1H");
});

test("an attempt of the same order with the same card counts once for velocity: honest retries are not an attack", async () => {
  const order = newOrder();
  for (let attempt = 0; attempt < 8; attempt++)
    await assess(payin({ order_id: order, amount: 100 + attempt, payment_method: { type: "card", card: { hash: "card_honest" } } }));
  const answer = await assess(payin({ order_id: order, amount: 200, payment_method: { type: "card", card: { hash: "card_honest" } } }));
  expect(answer.body.signals).not.toContain("VELOCITY_CARD_1H");
});
