// What is refused, and in which shape: 400, 401 and 403 were published flat, the others are the standard ones.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newOrder, payout, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const send = (body: unknown, options: { key?: string; headers?: Record<string, string>; method?: string } = {}) =>
  call(`${service.url}/api/v1/assess/payout`, { key: service.tenant.secret, body, ...options });
const paths = ({ body }: TestAnswer): string[] => body.details.fields.map(({ path }: { path: string }) => path);

function flat({ status, body }: TestAnswer): [number, string] {
  expect(Object.keys(body)).toEqual(["error", "code", "details"]);
  expect(body.error).toBeTypeOf("string");
  return [status, body.code];
}

function standard({ status, body }: TestAnswer): [number, string] {
  expect(Object.keys(body)).toEqual(["error"]);
  expect(Object.keys(body.error)).toEqual(["code", "message", "details"]);
  return [status, body.error.code];
}

describe("which credentials may assess", () => {
  test("no caller without a key, or with an unknown or revoked key", async () => {
    const { id, value } = await service.tenant.key("secret");
    await service.database.query("UPDATE api_keys SET revoked_at = now() WHERE id = $1", [id]);
    for (const answer of [
      await call(`${service.url}/api/v1/assess/payout`, { body: payout() }),
      await send(payout(), { key: "sk_nonsense" }),
      await send(payout(), { key: value }),
    ])
      expect(flat(answer)).toEqual([401, "UNAUTHORIZED"]);
  });

  test("no browser: a publishable key is 403 for any request", async () => {
    for (const body of [payout(), "{", {}]) expect(flat(await send(body, { key: service.tenant.publishable }))).toEqual([403, "PUBLIC_KEY_NOT_ALLOWED"]);
  });

  test("no page: only the description is open to other origins", async () => {
    const headers = { Origin: "https://tienda.example" };
    const preflight = await call(`${service.url}/api/v1/assess/payout`, { method: "OPTIONS", headers });
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toBe("GET");
    const refused = await send(payout(), { key: service.tenant.publishable, headers });
    expect([refused.status, refused.headers.get("Access-Control-Allow-Origin")]).toEqual([403, null]);
  });

  test("no key for events and no session", async () => {
    for (const key of [service.tenant.ingest, await service.token("admin")]) expect(flat(await send(payout(), { key }))).toEqual([401, "SECRET_KEY_REQUIRED"]);
  });

  test("no key without the permission", async () => {
    const { value } = await service.tenant.key("secret", { permissions: ["stats:read"] });
    const answer = await send(payout(), { key: value });
    expect(flat(answer)).toEqual([403, "FORBIDDEN"]);
    expect(answer.body.details.required_permissions).toEqual(["assess"]);
  });
});

describe("400 names every failing field", () => {
  test.each([
    ["no beneficiary", { beneficiary: undefined }, ["beneficiary"]],
    ["a beneficiary of whom nothing is said", { beneficiary: {} }, ["beneficiary"]],
    ["a beneficiary without id and account", { beneficiary: { name: "José", country: "MX" } }, ["beneficiary"]],
    ["an id of blanks", { beneficiary: { id: "   " } }, ["beneficiary"]],
    ["a SWIFT code alone, which names a bank", { beneficiary: { swift_bic: "BNMXMXMM" } }, ["beneficiary"]],
    ["a beneficiary that is a list", { beneficiary: [{ id: "x" }] }, ["beneficiary"]],
    ["a beneficiary that is a text", { beneficiary: "ben_1" }, ["beneficiary"]],
    ["a prototype that is no field", '{"amount":1,"currency":"MXN","beneficiary":{"__proto__":{"id":"x"}}}', ["beneficiary"]],
    ["an order with a record separator", { order_id: "a\u001eb" }, ["order_id"]],
    ["no object", "[]", ["body"]],
    ["no JSON", "{", ["body"]],
  ])("%s", async (_, more, expected) => {
    const answer = await send(typeof more === "string" ? more : payout(more));
    expect(flat(answer)).toEqual([400, "VALIDATION_ERROR"]);
    expect(paths(answer)).toEqual(expected);
  });

  test("all at once, the currency's and the beneficiary's own rules too", async () => {
    const answer = await send({ amount: 1.001, currency: "MXN", beneficiary: { name: "x" }, origin: { country: "zz" }, initiator: { ip_address: "no" } });
    expect(paths(answer).toSorted()).toEqual(["amount", "beneficiary"]);
  });

  test.each([
    ["no SWIFT code", { beneficiary: { id: "x", swift_bic: "BNMX" } }, ["beneficiary.swift_bic unreadable"]],
    ["no address", { initiator: { ip_address: "10.0.0.256" } }, ["initiator.ip_address unreadable"]],
    ["no such kind", { payout: { kind: "salary" } }, ["payout.kind unreadable"]],
    ["a day that does not exist", { initiator: { credentials_changed_at: "2026-02-30T00:00:00Z" } }, ["initiator.credentials_changed_at unreadable"]],
    ["a channel with a line break", { payout: { channel: "a\nb" } }, ["payout.channel unreadable"]],
    ["a user with a record separator", { initiator: { user_id: "a\u001eb" } }, ["initiator.user_id unreadable"]],
    ["a name that is too long", { beneficiary: { id: "x", name: "a ".repeat(10_000) } }, ["beneficiary.name shortened"]],
    ["a name of 256 characters", { beneficiary: { id: "x", name: "ñ".repeat(256) } }, ["beneficiary.name shortened"]],
    ["a NUL", { payout: { purpose: "a\u0000b" } }, ["payout.purpose corrected"]],
    ["half a character", '{"amount":1,"currency":"MXN","beneficiary":{"id":"x","name":"\\ud800"}}', ["beneficiary.name corrected"]],
    ["an id that is a number", { beneficiary: { id: 5 } }, []],
    ["an empty CLABE", { beneficiary: { id: "x", clabe: "" } }, []],
  ])("%s decides nothing: it is named", async (_, more, expected) => {
    const { status, body } = await send(typeof more === "string" ? more : payout(more));
    const values: { path: string; reason: string }[] = body.field_warnings?.values ?? [];
    expect([status, values.map(({ path, reason }) => `${path} ${reason}`)]).toEqual([200, expected]);
  });

  test("a handle that is none", async () => {
    for (const handle of ["", "k".repeat(256), "4242424242424242"]) {
      const answer = await send(payout(), { headers: { "Idempotency-Key": handle } });
      expect([flat(answer), paths(answer)]).toEqual([[400, "VALIDATION_ERROR"], ["header.Idempotency-Key"]]);
    }
  });

  test("an unknown query parameter", async () => {
    const answer = await call(`${service.url}/api/v1/assess/payout?dry_run=1`, { key: service.tenant.secret, body: payout() });
    expect([flat(answer), paths(answer)]).toEqual([[400, "VALIDATION_ERROR"], ["query.dry_run"]]);
  });
});

describe("other refusals are in the standard shape", () => {
  test("404: no such submerchant", async () => {
    expect(standard(await send(payout({ submerchant_id: "01929b7e-0000-7000-8000-000000000000" })))).toEqual([404, "NOT_FOUND"]);
  });

  test("409: an idempotency key used for another request", async () => {
    const headers = { "Idempotency-Key": newOrder() };
    await send(payout(), { headers });
    expect(standard(await send(payout(), { headers }))).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
  });

  test("413: a body beyond its limit; 415: no JSON by its own word; 405: another method", async () => {
    expect(standard(await send(payout({ payout: { purpose: "x".repeat(262_145) } })))).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(standard(await send(payout(), { headers: { "Content-Type": "text/plain" } }))).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    expect(standard(await send(payout(), { method: "PUT" }))).toEqual([405, "METHOD_NOT_ALLOWED"]);
  });

  test("429: too many for the key, with the seconds to wait", async () => {
    const { value: key } = await service.tenant.key("secret", { rateLimitPerMinute: 1 });
    const answers = [await send(payout(), { key }), await send(payout(), { key })];
    expect(answers[0]?.status).toBe(200);
    const refused = answers[1] as TestAnswer;
    expect(standard(refused)).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("503: maintenance, with the seconds to wait; nothing is stored, and the same order gets its decision afterwards", async () => {
    const switched = (on: boolean) => service.database.query("UPDATE organizations SET maintenance = $1 WHERE id = $2", [on, service.tenant.id]);
    const body = payout();
    await switched(true);
    const answer = await send(body);
    await switched(false);
    expect(standard(answer)).toEqual([503, "ASSESS_MAINTENANCE"]);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    const after = await send(body);
    expect([after.status, after.headers.get("Idempotent-Replayed")]).toEqual([200, null]);
  });
});
