// When deliveries are tried again, and when endpoints are given up, on a clock that the test moves.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { WAITS, waitAfter } from "../../src/delivery/webhooks/schedule.ts";
import { answered, receivers, type Sending, startSending } from "./sending.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let sending: Sending;
beforeAll(async () => {
  sending = await startSending();
});
afterAll(() => sending.close());
// what other tests left waiting is not due here
beforeEach(() => sending.database.query("UPDATE webhook_deliveries SET status = 'failed' WHERE status = 'pending'"));

const nextOf = async (endpoint: string) => (await sending.deliveries(endpoint))[0]?.next_attempt_at?.getTime();
const stateOf = async (endpoint: string) =>
  (await sending.database.query("SELECT enabled, disabled_reason, failing_since FROM webhook_endpoints WHERE id = $1", [endpoint]))[0];

test("the waits are those of the contract, with at most a tenth of jitter", () => {
  const waits = [5 * SECOND, 30 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
  expect(WAITS).toEqual(waits);
  for (const [index, wait] of waits.entries()) {
    expect(waitAfter(index + 1, undefined, 0)).toBe(wait);
    expect(waitAfter(index + 1, undefined, 0.5)).toBe(Math.round(wait * 1.05));
    expect(waitAfter(index + 1, undefined, 1)).toBe(Math.round(wait * 1.1));
  }
  expect(waitAfter(11, undefined, 0)).toBeUndefined();
});

test("a delivery is tried eleven times in 75 hours, never a moment early, and has failed then; the endpoint stays on", async () => {
  const endpoint = await sending.endpoint();
  const begun = sending.clock.now;
  const outbound = receivers(() => answered(500));
  const dispatcher = sending.dispatcher(outbound);
  await sending.queue(endpoint);
  expect(await dispatcher.step()).toBe(1);
  for (const [index, wait] of WAITS.entries()) {
    expect(await nextOf(endpoint)).toBe(sending.clock.now + wait);
    sending.clock.now += wait - 1;
    expect(await dispatcher.step(), `attempt ${index + 2}, early`).toBe(0);
    sending.clock.now += 1;
    expect(await dispatcher.step(), `attempt ${index + 2}`).toBe(1);
  }
  expect(sending.clock.now - begun).toBe(75 * HOUR + 35 * MINUTE + 35 * SECOND);
  expect(await sending.deliveries(endpoint)).toMatchObject([{ status: "failed", attempts: 11, next_attempt_at: null }]);
  const log = await sending.attempts(endpoint);
  expect(log.map(({ number, status_code }) => [number, status_code])).toEqual(Array.from({ length: 11 }, (_, index) => [index + 1, 500]));
  sending.clock.now += 30 * DAY;
  expect(await dispatcher.step()).toBe(0);
  expect(await stateOf(endpoint)).toMatchObject({ enabled: true });
});

test("every attempt of a delivery carries the same id and body, signed anew with the time of the attempt", async () => {
  const endpoint = await sending.endpoint();
  const outbound = receivers(() => answered(503));
  const dispatcher = sending.dispatcher(outbound);
  const [event] = await sending.queue(endpoint);
  for (const wait of [0, 5 * SECOND, 30 * SECOND]) {
    sending.clock.now += wait;
    await dispatcher.step();
  }
  expect(outbound.sent.map(({ headers, body }) => [headers["webhook-id"], body])).toEqual([1, 2, 3].map(() => [event, "{}"]));
  expect(new Set(outbound.sent.map(({ headers }) => headers["webhook-signature"])).size).toBe(3);
});

test.each([
  ["seconds", () => "120", 120 * SECOND],
  ["less than the schedule", () => "3", 5 * SECOND],
  ["zero", () => "0", 5 * SECOND],
  ["a date", () => new Date(sending.clock.now + 10 * MINUTE).toUTCString(), 10 * MINUTE],
  ["a date that is gone", () => new Date(sending.clock.now - 10 * MINUTE).toUTCString(), 5 * SECOND],
  ["more than a day", () => "100000", DAY],
  ["a date in a year", () => new Date(sending.clock.now + 365 * DAY).toUTCString(), DAY],
  ["no time at all", () => "soon", 5 * SECOND],
  ["a negative number", () => "-60", 5 * SECOND],
  ["a number beyond numbers", () => "9".repeat(400), 5 * SECOND],
])("Retry-After is honoured, within a day: %s", async (_name, header, wait) => {
  const endpoint = await sending.endpoint();
  await sending.queue(endpoint);
  await sending.dispatcher(receivers(() => answered(429, header()))).step();
  expect(await nextOf(endpoint)).toBe(sending.clock.now + wait);
});

test.each([200, 201, 202, 204, 206, 299])("%d is a success: tried once", async (status) => {
  const endpoint = await sending.endpoint();
  await sending.queue(endpoint);
  await sending.dispatcher(receivers(() => answered(status, "60"))).step();
  expect(await sending.deliveries(endpoint)).toMatchObject([{ status: "delivered", attempts: 1, next_attempt_at: null }]);
});

test.each([100, 301, 302, 304, 307, 308, 400, 401, 404, 408, 429, 500, 503, 599, 999])("%d is a failure: tried again", async (status) => {
  const endpoint = await sending.endpoint();
  await sending.queue(endpoint);
  await sending.dispatcher(receivers(() => answered(status))).step();
  expect(await sending.deliveries(endpoint)).toMatchObject([{ status: "pending", attempts: 1 }]);
  expect(await nextOf(endpoint)).toBe(sending.clock.now + 5 * SECOND);
});

test("410 switches the endpoint off: what waits for it has failed, and nothing is sent any more", async () => {
  const endpoint = await sending.endpoint();
  await sending.queue(endpoint, 20);
  const outbound = receivers(() => answered(410));
  const dispatcher = sending.dispatcher(outbound);
  expect(await dispatcher.step()).toBe(8);
  expect(await stateOf(endpoint)).toMatchObject({ enabled: false, disabled_reason: "gone" });
  expect((await sending.deliveries(endpoint)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => "failed"));
  sending.clock.now += DAY;
  expect(await dispatcher.step()).toBe(0);
});

test("many answers of one endpoint at once are all written down, whatever they are", async () => {
  const mixed = (one: number, other: number) => (index: number) => (index % 2 === 0 ? one : other);
  for (const answer of [() => 410, () => 500, mixed(410, 200), mixed(500, 200), mixed(410, 500)]) {
    const endpoint = await sending.endpoint();
    await sending.queue(endpoint, 8);
    let index = 0;
    await sending.dispatcher(receivers(() => answered(answer(index++)))).step();
    expect(sending.troubles).toEqual([]);
    const log = await sending.attempts(endpoint);
    expect(log.map(({ status_code }) => status_code).sort()).toEqual(Array.from({ length: 8 }, (_, one) => answer(one)).sort());
    const delivered = (await sending.deliveries(endpoint)).filter(({ status }) => status === "delivered");
    expect(delivered).toHaveLength(log.filter(({ status_code }) => status_code === 200).length);
    // one that is switched off leaves nothing waiting
    const off = log.some(({ status_code }) => status_code === 410);
    expect((await sending.deliveries(endpoint)).filter(({ status }) => status === "pending")).toHaveLength(
      off ? 0 : log.filter(({ status_code }) => status_code === 500).length,
    );
  }
});

test("five days of failures switch the endpoint off; a moment less does not", async () => {
  const endpoint = await sending.endpoint();
  const dispatcher = sending.dispatcher(receivers(() => answered(500)));
  await sending.queue(endpoint);
  await dispatcher.step();
  expect(await stateOf(endpoint)).toMatchObject({ failing_since: new Date(sending.clock.now) });
  sending.clock.now += 5 * DAY - 1;
  await sending.queue(endpoint);
  await dispatcher.step();
  expect(await stateOf(endpoint)).toMatchObject({ enabled: true });
  sending.clock.now += 1;
  await sending.queue(endpoint, 3);
  await dispatcher.step();
  expect(await stateOf(endpoint)).toMatchObject({ enabled: false, disabled_reason: "failing" });
  expect(new Set((await sending.deliveries(endpoint)).map(({ status }) => status))).toEqual(new Set(["failed"]));
});

test("a success beside the failure that would end the five days keeps the endpoint on, and the failure is tried again", async () => {
  const endpoint = await sending.endpoint();
  let answer = (_index: number): number => 500;
  let index = 0;
  const dispatcher = sending.dispatcher(receivers(() => answered(answer(index++))));
  await sending.queue(endpoint);
  await dispatcher.step();
  sending.clock.now += 5 * DAY;
  await sending.database.query("DELETE FROM webhook_deliveries WHERE endpoint_id = $1", [endpoint]);
  await sending.queue(endpoint, 2);
  answer = (one) => (one % 2 === 0 ? 500 : 200);
  await dispatcher.step();
  expect(await stateOf(endpoint)).toMatchObject({ enabled: true, failing_since: null });
  expect((await sending.deliveries(endpoint)).map(({ status }) => status).sort()).toEqual(["delivered", "pending"]);
});

test("one success in between begins the five days anew", async () => {
  const endpoint = await sending.endpoint();
  let status = 500;
  const dispatcher = sending.dispatcher(receivers(() => answered(status)));
  for (const [answer, after] of [
    [500, 0],
    [200, 4 * DAY],
    [500, 4 * DAY],
    [500, 4 * DAY],
  ] as const) {
    sending.clock.now += after;
    status = answer;
    await sending.database.query("DELETE FROM webhook_deliveries WHERE endpoint_id = $1", [endpoint]);
    await sending.queue(endpoint);
    await dispatcher.step();
  }
  expect(await stateOf(endpoint)).toMatchObject({ enabled: true });
});

test("what was made for an endpoint while it was being removed has failed, and does not wait forever", async () => {
  const endpoint = await sending.endpoint();
  await sending.queue(endpoint, 3);
  await sending.database.query("DELETE FROM webhook_endpoints WHERE id = $1", [endpoint]);
  await sending.dispatcher(receivers(() => answered(200))).step();
  expect((await sending.deliveries(endpoint)).map(({ status }) => status)).toEqual(["failed", "failed", "failed"]);
});
