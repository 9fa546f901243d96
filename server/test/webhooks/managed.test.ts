// What people do to endpoints and deliveries, and what the dispatcher makes of it.
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { answered, receivers, type Sending, type Sent, startSending } from "./sending.ts";

const HOUR = 3_600_000;

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
beforeEach(async () => {
  await service.database.query("UPDATE webhook_deliveries SET status = 'failed' WHERE status = 'pending'");
  sending.clock.now = Date.now() + 1000;
});

const api = (path: string, body?: object, method?: string) =>
  call(`${service.url}/api/v1${path}`, { key: admin, ...(body === undefined ? {} : { body }), ...(method === undefined ? {} : { method }) });
const register = async () => (await api("/webhook-endpoints", { url: "https://shop.example.com/hook" })).body;
/** Secrets that the reference implementation finds in the signature. */
const signedBy = ({ headers, body }: Sent, secrets: readonly string[]): string[] => {
  const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
  const signatures = headers["webhook-signature"]?.split(" ") ?? [];
  expect(signatures.length).toBe(new Set(signatures).size);
  return secrets.filter((secret) => signatures.includes(new Webhook(secret).sign(headers["webhook-id"] ?? "", at, body)));
};

test("after a rotation both secrets sign for 24 hours, then only the new one", async () => {
  const { id, secret: old } = await register();
  const { body: rotated } = await api(`/webhook-endpoints/${id}/rotate-secret`, undefined, "POST");
  const until = Date.parse(rotated.previous_secret_expires_at);
  expect(Math.abs(until - Date.now() - 24 * HOUR)).toBeLessThan(60_000);
  const outbound = receivers(() => answered(200));
  const dispatcher = sending.dispatcher(outbound);
  const secrets = [old, rotated.secret];
  for (const [at, signers] of [
    [Date.now() + 1000, secrets],
    [until - 1, secrets],
    [until, [rotated.secret]],
    [until + 1000 * HOUR, [rotated.secret]],
  ] as const) {
    sending.clock.now = at;
    await sending.queue(id);
    await dispatcher.step();
    const sent = outbound.sent.at(-1);
    if (sent === undefined) throw new Error("nothing was sent");
    expect(signedBy(sent, secrets)).toEqual(signers);
  }
});

test("a second rotation within a day ends the oldest secret at once: two sign, never three", async () => {
  const { id, secret } = await register();
  const secrets = [secret];
  for (let turn = 0; turn < 2; turn++) secrets.push((await api(`/webhook-endpoints/${id}/rotate-secret`, undefined, "POST")).body.secret);
  const outbound = receivers(() => answered(200));
  await sending.queue(id);
  await sending.dispatcher(outbound).step();
  const [sent] = outbound.sent;
  if (sent === undefined) throw new Error("nothing was sent");
  expect(signedBy(sent, secrets)).toEqual(secrets.slice(1));
});

test("an endpoint that is switched off is skipped, and gets what waited when it is on again", async () => {
  const { id } = await register();
  const [event] = await sending.queue(id);
  await api(`/webhook-endpoints/${id}`, { enabled: false }, "PATCH");
  const outbound = receivers(() => answered(200));
  const dispatcher = sending.dispatcher(outbound);
  expect(await dispatcher.step()).toBe(0);
  await api(`/webhook-endpoints/${id}`, { enabled: true }, "PATCH");
  expect(await dispatcher.step()).toBe(1);
  expect(outbound.sent[0]?.headers["webhook-id"]).toBe(event);
});

test("pending deliveries of a removed endpoint become failed; an attempt in flight is still logged", async () => {
  const { id } = await register();
  await sending.queue(id, 3);
  let removed: Promise<unknown> = Promise.resolve();
  const dispatcher = sending.dispatcher(
    receivers(async () => {
      removed = api(`/webhook-endpoints/${id}`, undefined, "DELETE");
      await removed;
      return answered(500);
    }),
  );
  expect(await dispatcher.step()).toBe(3);
  expect((await sending.deliveries(id)).map(({ status }) => status)).toEqual(["failed", "failed", "failed"]);
  expect((await sending.attempts(id)).map(({ status_code }) => status_code)).toEqual([500, 500, 500]);
  sending.clock.now += 100 * HOUR;
  expect(await dispatcher.step()).toBe(0);
  expect(sending.troubles).toEqual([]);
  const [delivery] = await sending.deliveries(id);
  expect((await api(`/webhook-deliveries/${delivery?.id}/redeliver`, undefined, "POST")).status).toBe(404);
});

test("an event is sent again by hand under its own id, as a delivery of its own with a schedule of its own", async () => {
  const { id } = await register();
  const [event] = await sending.queue(id);
  const outbound = receivers(() => answered(200));
  const dispatcher = sending.dispatcher(outbound);
  await dispatcher.step();
  const [first] = await sending.deliveries(id);
  const { status, body } = await api(`/webhook-deliveries/${first?.id}/redeliver`, undefined, "POST");
  expect([status, body.event_id, body.attempts]).toEqual([202, event, 0]);
  expect(body.id).not.toBe(first?.id);
  sending.clock.now += 1000;
  expect(await dispatcher.step()).toBe(1);
  expect(outbound.sent.map(({ headers }) => headers["webhook-id"])).toEqual([event, event]);
  expect((await sending.deliveries(id)).map(({ status: one, attempts }) => [one, attempts])).toEqual([
    ["delivered", 1],
    ["delivered", 1],
  ]);
});

test("switched on again after it was given up, an endpoint begins anew: it has failed at nothing yet", async () => {
  const { id } = await register();
  await sending.queue(id);
  await sending.dispatcher(receivers(() => answered(410))).step();
  expect((await api(`/webhook-endpoints/${id}`)).body).toMatchObject({ enabled: false, disabled_reason: "gone" });
  const { body } = await api(`/webhook-endpoints/${id}`, { enabled: true }, "PATCH");
  expect(body).toMatchObject({ enabled: true, disabled_reason: null, failing_since: null });
});

test("endpoints that are given up while people change them: neither waits for the other", async () => {
  const endpoints = await Promise.all(Array.from({ length: 6 }, register));
  for (const { id } of endpoints) await sending.queue(id, 8);
  const changes: Promise<number>[] = [];
  const dispatcher = sending.dispatcher(
    receivers(({ headers }) => {
      const { id } = endpoints[changes.length % endpoints.length];
      if (headers["webhook-id"] !== undefined)
        changes.push(api(`/webhook-endpoints/${id}`, { description: `d${changes.length}` }, "PATCH").then(({ status }) => status));
      return answered(410);
    }),
  );
  expect(await dispatcher.step()).toBe(48);
  expect(new Set(await Promise.all(changes))).toEqual(new Set([200]));
  expect(sending.troubles).toEqual([]);
  for (const { id } of endpoints) expect((await api(`/webhook-endpoints/${id}`)).body.disabled_reason).toBe("gone");
});
