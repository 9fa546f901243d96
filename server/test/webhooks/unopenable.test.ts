// Endpoints whose secrets do not open, because their key is not among SECRETS_KEYS: nothing is sent unsigned, and everybody can see why.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { UnopenableSecret } from "../../src/platform/keyrings/seal.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { answered, receivers, type Sending, secretsKeys, startSending } from "./sending.ts";

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
  sending.troubles.length = 0;
});

const api = (path: string, method = "GET") => call(`${service.url}/api/v1${path}`, { key: admin, method });
/** A dispatcher that was started without the key that the secrets are sealed under. */
const keyless = (outbound = receivers(() => answered(200))) => ({
  outbound,
  dispatcher: sending.dispatcher(outbound, { secretsKeys: [{ id: "another", key: Buffer.alloc(32) }] }),
});

test("nothing is sent, the log says why, and the schedule is that of any failure", async () => {
  const endpoint = await sending.endpoint();
  await sending.queue(endpoint);
  const { outbound, dispatcher } = keyless();
  await dispatcher.step();
  expect(outbound.sent).toEqual([]);
  const [delivery] = await sending.deliveries(endpoint);
  expect(delivery).toMatchObject({ status: "pending", attempts: 1, next_attempt_at: new Date(sending.clock.now + 5000) });
  const { body } = await api(`/webhook-deliveries/${delivery?.id}`);
  expect(body.attempt_log).toMatchObject([{ number: 1, status_code: null, failure: "secret_unavailable", response_excerpt: null }]);
  // the log names the missing key for the operator
  expect(sending.troubles).toEqual([expect.any(UnopenableSecret)]);
});

test("the waits get longer until the delivery has failed, and the endpoint is neither failing nor switched off: it did nothing", async () => {
  const endpoint = await sending.endpoint();
  await sending.queue(endpoint);
  const { dispatcher } = keyless();
  const attempts = async () => (await sending.attempts(endpoint)).length;
  for (let hours = 0; hours < 6 * 24; hours++) {
    await dispatcher.step();
    sending.clock.now += 3_600_000;
  }
  expect(await attempts()).toBe(11);
  expect(await sending.deliveries(endpoint)).toMatchObject([{ status: "failed", next_attempt_at: null }]);
  await sending.queue(endpoint);
  await dispatcher.step();
  expect((await api(`/webhook-endpoints/${endpoint}`)).body).toMatchObject({ enabled: true, failing_since: null });
});

test("a long queue is not run through: after ten such attempts one at a time, with rests", async () => {
  const endpoint = await sending.endpoint();
  await sending.queue(endpoint, 60);
  const { dispatcher } = keyless();
  expect([await dispatcher.step(), await dispatcher.step(), await dispatcher.step(), await dispatcher.step()]).toEqual([8, 8, 0, 0]);
  sending.clock.now += 5000;
  expect(await dispatcher.step()).toBe(1);
});

test("with the key back in place it is sent", async () => {
  const endpoint = await sending.endpoint();
  const [event] = await sending.queue(endpoint);
  await keyless().dispatcher.step();
  sending.clock.now += 5000;
  const outbound = receivers(() => answered(200));
  await sending.dispatcher(outbound).step();
  expect(outbound.sent.map(({ headers }) => headers["webhook-id"])).toEqual([event]);
});

test("while a secret is rotated, the one that opens signs alone", async () => {
  const endpoint = await sending.endpoint();
  const [old] = await sending.database.query<{ key_id: string }>("SELECT key_id FROM secrets WHERE owner_id = $1", [endpoint]);
  expect(old?.key_id).toBe(secretsKeys[0]?.id);
  expect((await api(`/webhook-endpoints/${endpoint}/rotate-secret`, "POST")).status).toBe(201);
  await sending.database.query("UPDATE secrets SET key_id = 'lost' WHERE owner_id = $1 AND expires_at IS NOT NULL", [endpoint]);
  sending.clock.now = Date.now() + 1000;
  await sending.queue(endpoint);
  const outbound = receivers(() => answered(200));
  await sending.dispatcher(outbound).step();
  expect(outbound.sent[0]?.headers["webhook-signature"]).toMatch(/^v1,[\w+/]+=*$/);
});
