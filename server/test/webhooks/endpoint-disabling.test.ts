// What attempts say about their endpoint: only what holds when they end.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { answered, receivers, type Sending, startSending } from "./sending.ts";

const DAY = 24 * 3_600_000;

let service: TestService;
let sending: Sending;
let admin: string;
beforeAll(async () => {
  service = await startService();
  sending = await startSending({ database: service.database, organizationId: service.tenant.id });
  admin = await service.token("admin");
});
afterAll(async () => {
  await sending.close();
  await service.close();
});
beforeEach(() => service.database.query("UPDATE webhook_deliveries SET status = 'failed' WHERE status = 'pending'"));

const endpoint = async (id: string) => (await call(`${service.url}/api/v1/webhook-endpoints/${id}`, { key: admin })).body;
const change = (id: string, body: object) => call(`${service.url}/api/v1/webhook-endpoints/${id}`, { key: admin, method: "PATCH", body });
/** Fails once: from now on the endpoint has been failing. */
const failOnce = async (id: string) => {
  await sending.queue(id);
  await sending.dispatcher(receivers(() => answered(500))).step();
  expect(await endpoint(id)).toMatchObject({ failing_since: new Date(sending.clock.now).toISOString() });
};
/** Sends one event, and does something while it is in flight. */
const sendWhile = async (id: string, status: number, meanwhile: () => Promise<unknown>) => {
  await sending.queue(id);
  await sending
    .dispatcher(
      receivers(async () => {
        await meanwhile();
        return answered(status);
      }),
    )
    .step();
};

test("an attempt that was made again meanwhile does not make an endpoint fail that has taken the event", async () => {
  const id = await sending.endpoint();
  await sendWhile(id, 500, async () => {
    sending.clock.now += 30_000;
    await sending.dispatcher(receivers(() => answered(200))).step();
  });
  expect(await sending.deliveries(id)).toMatchObject([{ status: "delivered", attempts: 2 }]);
  expect(await endpoint(id)).toMatchObject({ failing_since: null });
});

test("a failure that completes after a success does not continue five days of failures", async () => {
  const id = await sending.endpoint();
  await failOnce(id);
  sending.clock.now += 5 * DAY;
  await sendWhile(id, 500, async () => {
    await sending.queue(id);
    await sending.dispatcher(receivers(() => answered(200))).step();
    expect(await endpoint(id)).toMatchObject({ failing_since: null });
  });
  expect(await endpoint(id)).toMatchObject({ enabled: true, disabled_reason: null });
});

test("an endpoint enabled again while an attempt is in flight is not disabled for earlier failures", async () => {
  const id = await sending.endpoint();
  await failOnce(id);
  sending.clock.now += 5 * DAY;
  await sendWhile(id, 500, async () => {
    await change(id, { enabled: false });
    await change(id, { enabled: true });
  });
  expect(await endpoint(id)).toMatchObject({ enabled: true, disabled_reason: null, failing_since: null });
});

test.each([410, 500])("what the old address answers says nothing about the new one: %d", async (status) => {
  const id = await sending.endpoint();
  await sendWhile(id, status, () => change(id, { url: "https://shop.example.com/moved" }));
  expect(await endpoint(id)).toMatchObject({ enabled: true, disabled_reason: null, failing_since: null });
  // and the event goes to the new one
  const outbound = receivers(() => answered(200));
  sending.clock.now += 5000;
  await sending.dispatcher(outbound).step();
  expect(outbound.sent.map(({ url }) => url)).toEqual(["https://shop.example.com/moved"]);
});

test("an endpoint that is described anew is the same one: its 410 counts", async () => {
  const id = await sending.endpoint();
  await sendWhile(id, 410, () => change(id, { description: "Order service" }));
  expect(await endpoint(id)).toMatchObject({ enabled: false, disabled_reason: "gone" });
});
