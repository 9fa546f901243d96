// Attacks that were possible once.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mintKey } from "../../src/platform/credentials/api-key.ts";
import { call, newOrder, payin } from "../harness/client.ts";
import { fullRequest } from "../harness/full-request.ts";
import { identifierHash } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const assess = (body: unknown, options: { key?: string; headers?: Record<string, string> } = {}) =>
  call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body, ...options });

test("a request with every field of the contract gets a decision, and is stored completely", async () => {
  const { submerchant_id: _, ...request } = fullRequest(newOrder());
  const answer = await assess(request);
  expect(answer.status).toBe(200);
  expect(answer.body).not.toHaveProperty("field_warnings.missing_recommended.0", "payer.email");
  const [row] = await service.database.query<{ request: object }>("SELECT request FROM assessments WHERE session_id = $1", [answer.body.session_id]);
  expect(row?.request).toEqual(request);
});

test("a burst of requests with a browser key does not push the server's own history out of sight", async () => {
  const withCard = () => payin({ payment_method: { type: "card", card: { hash: "card_burst" } } });
  for (let i = 0; i < 8; i++) await assess(withCard());
  const burst = payin({ payment_method: { type: "card", card: { hash: "card_burst" } } });
  await Promise.all(Array.from({ length: 120 }, (_, i) => assess({ ...burst, amount: 10 + i }, { key: service.tenant.publishable })));
  expect((await assess(withCard())).body.signals).toContain("VELOCITY_CARD_1H");
});

test.each(["urn:uuid:01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", "01929B7E-6C1F-7CC4-9D4A-2F1C0F6A1B22", "{01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22}"])(
  "%s is no submerchant_id: a 400 for its sender, and nothing for anybody else",
  async (id) => {
    const [hostile, ...others] = await Promise.all([assess(payin({ submerchant_id: id })), ...Array.from({ length: 20 }, () => assess(payin()))]);
    expect([hostile?.status, hostile?.body.error.details.fields[0].path]).toEqual([400, "submerchant_id"]);
    expect(new Set(others.map((answer) => answer.status))).toEqual(new Set([200]));
  },
);

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("%s@sandbox.test is a payer like any other", async (local) => {
  const answer = await assess(payin({ payer: { email: `${local}@sandbox.test` } }));
  expect([answer.status, answer.body.decision]).toEqual([200, "approve"]);
});

test("a revoked key gets 401 for a sandbox value too", async () => {
  const key = await service.tenant.key("secret");
  await assess(payin(), { key: key.value });
  await service.database.query("UPDATE api_keys SET revoked_at = now() WHERE id = $1", [key.id]);
  expect((await assess(payin({ payer: { email: "timeout@sandbox.test" } }), { key: key.value })).status).toBe(401);
});

describe("changes of a key take effect on the next request, although the process remembers it", () => {
  test.each([
    ["permissions", "permissions = '{stats:read}'", 403],
    ["allowed origins", "allowed_origins = '{https://elsewhere.example}'", 403],
  ])("%s", async (_, change, status) => {
    const key = await service.tenant.key("secret");
    expect((await assess(payin(), { key: key.value })).status).toBe(200);
    await service.database.query(`UPDATE api_keys SET ${change} WHERE id = $1`, [key.id]);
    expect((await assess(payin(), { key: key.value })).status).toBe(status);
  });

  test("a change that takes nothing away costs the caller nothing", async () => {
    const key = await service.tenant.key("secret");
    await assess(payin(), { key: key.value });
    await service.database.query("UPDATE api_keys SET permissions = '{assess,stats:read}' WHERE id = $1", [key.id]);
    expect((await assess(payin(), { key: key.value })).status).toBe(200);
  });
});

test("hundreds at once with a used key and another request: each is 409, none waits for the others", async () => {
  const headers = { "Idempotency-Key": newOrder() };
  await assess(payin(), { headers });
  const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => assess(payin({ amount: i + 1 }), { headers })));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([409]));
});

test("invented keys with a right checksum are 401 for a while and then 429; good keys of the same address are served, known or not", async () => {
  const address = { "X-Forwarded-For": "203.0.113.9" };
  const guarded = await startService({ trustProxy: "loopback" }, service.database);
  const attempt = (key: string) => call(`${guarded.url}/api/v1/assess`, { key, body: payin(), headers: address });
  expect((await attempt(guarded.tenant.secret)).status).toBe(200);
  const statuses = [];
  for (let i = 0; i < 13; i++)
    statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => attempt(mintKey("secret"))))).map((answer) => answer.status));
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(600);
  expect(statuses.at(-1)).toBe(429);
  expect((await attempt(guarded.tenant.secret)).status).toBe(200);
  expect((await attempt((await guarded.tenant.key("secret")).value)).status).toBe(200);
  await guarded.close();
});

test("a good customer's e-mail lends no trust to a stranger who mentions it", async () => {
  const trusted = "INSERT INTO payer_counters (organization_id, identifier, captured, first_captured_at) VALUES ($1, $2, 9, now() - interval '200 days')";
  await service.database.query(trusted, [service.tenant.id, identifierHash("email", "good@correo.mx")]);
  await service.database.query(trusted, [service.tenant.id, identifierHash("customer_id", "cus_good")]);
  expect((await assess(payin({ payer: { customer_id: "cus_good", email: "good@correo.mx" } }))).body.signals).toEqual(["PAYER_TRUSTED"]);
  expect((await assess(payin({ payer: { customer_id: "cus_stranger", email: "good@correo.mx" } }))).body.signals).toEqual([]);
});

test("a payer who switches a VPN off has not travelled", async () => {
  const payer = { customer_id: "cus_vpn" };
  await assess(payin({ payer, device: { ip_address: "88.26.241.10", is_proxy: true } }));
  expect((await assess(payin({ payer, device: { ip_address: "189.203.54.17" } }))).body.signals).toEqual([]);
});

test("an app that names its HTTP library is no robot, a hosting network of IPv6 is one's", async () => {
  const { signals } = (await assess(payin({ channel: "app", device: { user_agent: "okhttp/4.12.0", ip_address: "2600:1f18::1" } }))).body;
  expect(signals).toEqual(["IP_DATACENTER"]);
});
