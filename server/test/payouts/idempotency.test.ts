// Retries of payouts: one handle, one assessment, one row of the past.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newOrder, payin, payout } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

type Flow = "payin" | "payout";
const PATHS = { payin: "/api/v1/assess", payout: "/api/v1/assess/payout" };
const send = (flow: Flow, body: unknown, headers: Record<string, string> = {}) =>
  call(`${service.url}${PATHS[flow]}`, { key: service.tenant.secret, body, headers });
const pay = (body: unknown, headers?: Record<string, string>) => send("payout", body, headers);
const rows = async (table: string, sessions: string[]): Promise<number> =>
  (await service.database.query(`SELECT 1 FROM ${table} WHERE session_id = ANY($1)`, [sessions])).length;

describe("the same order again", () => {
  test("answers the same bytes, marked as a replay, and leaves no second row", async () => {
    const body = payout();
    const [first, second] = [await pay(body), await pay(body)];
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect([first, second].map((answer) => answer.headers.get("Idempotent-Replayed"))).toEqual([null, "true"]);
    expect([await rows("assessments", [first.body.session_id]), await rows("payout_activity", [first.body.session_id])]).toEqual([1, 1]);
  });

  test("is recognised in another encoding: key order, 10 and 10.0, the default unit", async () => {
    const order = newOrder();
    const first = await pay(`{"amount":10,"currency":"MXN","order_id":"${order}","beneficiary":{"id":"b","name":"A"}}`);
    const second = await pay(`{"beneficiary":{"name":"A","id":"b"},"order_id":"${order}","currency":"MXN","amount":1e1,"amount_unit":"major"}`);
    expect(second.text).toBe(first.text);
  });

  test("to another account is a new attempt, assessed afresh", async () => {
    const order_id = newOrder();
    const [first, second] = [await pay(payout({ order_id, beneficiary: { clabe: "002010077777777771" } })), await pay(payout({ order_id }))];
    expect(second.body.session_id).not.toBe(first.body.session_id);
  });
});

describe("the header Idempotency-Key", () => {
  test("wins over the order, and comes back in the answer", async () => {
    const headers = { "Idempotency-Key": newOrder() };
    const body = payout();
    const first = await pay(body, headers);
    expect(first.body.idempotency_key).toBe(headers["Idempotency-Key"]);
    expect((await pay(body, headers)).text).toBe(first.text);
    expect((await pay(body)).body.session_id).not.toBe(first.body.session_id);
  });

  test("with another request is refused with 409 IDEMPOTENCY_KEY_REUSED, also while the first is in flight", async () => {
    const headers = { "Idempotency-Key": newOrder() };
    const answers = await Promise.all([pay(payout({ amount: 1 }), headers), pay(payout({ amount: 2 }), headers)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  test("of a request that was refused is free", async () => {
    const headers = { "Idempotency-Key": newOrder() };
    expect((await pay(payout({ beneficiary: {} }), headers)).status).toBe(400);
    expect((await pay(payout(), headers)).status).toBe(200);
  });
});

describe("a pay-in and a payout never share a handle", () => {
  /** Good as a request of either flow. */
  const either = (): Record<string, unknown> => ({ ...payin(), beneficiary: { id: "ben_either" } });

  test.each([
    ["of the same order", () => ({})],
    ["under the same key", () => ({ "Idempotency-Key": newOrder() })],
  ])("%s, one after the other or at once", async (_, handle) => {
    for (const at_once of [false, true]) {
      const [body, headers] = [either(), handle()];
      const first = send("payin", body, headers);
      if (!at_once) await first;
      const [inward, outward] = await Promise.all([first, send("payout", body, headers)]);
      expect([inward.body.assess_flow, outward.body.assess_flow]).toEqual(["payin", "payout"]);
      expect([inward, outward].map((answer) => answer.headers.get("Idempotent-Replayed"))).toEqual([null, null]);
      expect((await send("payin", body, headers)).text).toBe(inward.text);
      expect((await send("payout", body, headers)).text).toBe(outward.text);
    }
  });
});

test("two hundred at once with one handle: one assessment, two hundred equal answers", async () => {
  const body = payout();
  const answers = await Promise.all(Array.from({ length: 200 }, () => pay(body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter((answer) => answer.headers.get("Idempotent-Replayed") === null)).toHaveLength(1);
  expect(await service.database.query("SELECT 1 FROM assessments WHERE order_id = $1", [body.order_id])).toHaveLength(1);
  expect(await rows("payout_activity", [answers[0]?.body.session_id])).toBe(1);
});

test("replays count for nothing: retries of three payouts from three origins are no crowd", async () => {
  const clabe = "002180032240946700";
  const bodies = Array.from({ length: 3 }, (_, i) => payout({ amount: 10 + i, beneficiary: { clabe }, origin: { account_id: `acc_retry_${i}` } }));
  for (const body of bodies) await Promise.all(Array.from({ length: 20 }, () => pay(body)));
  const { body } = await pay(payout({ amount: 20, beneficiary: { clabe }, origin: { account_id: "acc_retry_0" } }));
  expect(body.signals).toEqual([]);
});
