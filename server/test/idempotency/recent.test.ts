// The same bytes again, a moment later: known before they are parsed, and answered by the rules of every request.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { call, newOrder, payin, payout, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

type Options = { readonly path?: string; readonly key?: string; readonly headers?: Record<string, string>; readonly at?: TestService };

const assess = (body: unknown, { path = "/api/v1/assess", key = service.tenant.secret, headers = {}, at = service }: Options = {}): Promise<TestAnswer> =>
  call(`${at.url}${path}`, { key, body, headers });

/** Statements of the assess path that were sent so far: a replay of the same bytes sends none. */
async function roundTrips(at = service): Promise<number> {
  const lines = (await call(`${at.url}/metrics`)).text.matchAll(/^fraud_risk_round_trips_total\{.*\} (\d+)$/gm);
  return [...lines].reduce((sum, [, trips]) => sum + Number(trips), 0);
}

/** The answers to a request and to the same once more, and the statements that the second took. */
async function twice(body: unknown, options: Options = {}): Promise<{ first: TestAnswer; second: TestAnswer; trips: number }> {
  const first = await assess(body, options);
  const before = await roundTrips(options.at);
  const second = await assess(body, options);
  return { first, second, trips: (await roundTrips(options.at)) - before };
}

const namesOf = ({ headers }: TestAnswer): string[] => [...headers.keys()].toSorted();

describe("a retry of the same bytes", () => {
  test.each([
    ["under its order", payin(), {}],
    ["under an idempotency key", payin({ order_id: undefined }), { headers: { "Idempotency-Key": newOrder() } }],
    ["of a payout", payout(), { path: "/api/v1/assess/payout" }],
    ["in minor units", payin({ amount: 25_050, amount_unit: "minor" }), {}],
  ])("%s gets the same answer, and sends no statement of the assess path", async (_, body, options) => {
    const { first, second, trips } = await twice(body, options);
    expect([second.status, second.text, second.headers.get("Idempotent-Replayed"), trips]).toEqual([200, first.text, "true", 0]);
    // the slow path: the same in other bytes
    const long = await assess(`${JSON.stringify(body)} `, options);
    expect([long.status, long.text, namesOf(long)]).toEqual([200, first.text, namesOf(second)]);
    for (const name of ["Content-Type", "Cache-Control", "Deprecation", "Link", "X-RateLimit-Limit"])
      expect([name, second.headers.get(name)]).toEqual([name, long.headers.get(name)]);
  });

  test("counts as a request, in its rate and in the metrics", async () => {
    const body = payin();
    const { first, second } = await twice(body);
    const left = (answer: TestAnswer): number => Number(answer.headers.get("X-RateLimit-Remaining"));
    expect(left(first) - left(second)).toBeGreaterThanOrEqual(1);
    const counted = async (): Promise<number> =>
      Number(/^fraud_risk_request_seconds_count\{operation="assessPayin",status="200"\} (\d+)$/m.exec((await call(`${service.url}/metrics`)).text)?.[1]);
    const before = await counted();
    await assess(body);
    expect(await counted()).toBe(before + 1);
  });

  test("in a body that comes in parts is the same request", async () => {
    const body = payin();
    const first = await assess(body);
    const json = JSON.stringify(body);
    const socket = connect(service.port, "127.0.0.1");
    const head = `Host: 127.0.0.1\r\nConnection: close\r\nAuthorization: Bearer ${service.tenant.secret}\r\nContent-Type: application/json`;
    socket.write(`POST /api/v1/assess HTTP/1.1\r\n${head}\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json.slice(0, 20)}`);
    setImmediate(() => socket.write(json.slice(20)));
    const answer = await text(socket);
    expect(answer).toContain("Idempotent-Replayed: true");
    expect(answer).toContain(first.text);
  });

  test("that are malformed after a good one are refused, not repeated", async () => {
    await assess(payin());
    const answer = await assess('{"amount": 1');
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
  });
});

describe("is not served from the replay cache, and is answered as of now", () => {
  test("another request under the same idempotency key: 409", async () => {
    const headers = { "Idempotency-Key": newOrder() };
    await twice(payin(), { headers });
    expect((await assess(payin(), { headers })).status).toBe(409);
  });

  test("without order and idempotency key: each is an assessment of its own", async () => {
    const { first, second } = await twice(payin({ order_id: undefined }));
    expect(second.body.session_id).not.toBe(first.body.session_id);
  });

  test("with a publishable key, as pages use", async () => {
    const { first, second, trips } = await twice(payin(), { key: service.tenant.publishable });
    expect([second.text, trips]).toEqual([first.text, 1]);
  });

  test("with the key of another organization: a decision of its own", async () => {
    const other = await createTenant(service.database.url);
    const body = payin();
    const { first } = await twice(body);
    await twice(payin(), { key: other.secret });
    const answer = await assess(body, { key: other.secret });
    expect([answer.status, answer.headers.get("Idempotent-Replayed")]).toEqual([200, null]);
    expect(answer.body.session_id).not.toBe(first.body.session_id);
  });

  test("with a key that was revoked: 401", async () => {
    const { id, value } = await service.tenant.key("secret");
    const body = payin();
    expect((await twice(body, { key: value })).trips).toBe(0);
    expect((await call(`${service.url}/api/v1/keys/${id}`, { method: "DELETE", key: await service.token("admin") })).status).toBe(200);
    expect((await assess(body, { key: value })).status).toBe(401);
  });

  test("beyond the key's rate: 429, with the time to wait", async () => {
    const { value } = await service.tenant.key("secret", { rateLimitPerMinute: 4 });
    const body = payin();
    const statuses = [];
    for (let request = 0; request < 5; request++) statuses.push(await assess(body, { key: value }));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(Number(statuses[4]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("of an organization under maintenance: 503", async () => {
    const other = await createTenant(service.database.url);
    const body = payin();
    expect((await twice(body, { key: other.secret })).trips).toBe(0);
    await service.database.query("UPDATE organizations SET maintenance = true, version = version + 1 WHERE id = $1", [other.id]);
    const answer = await assess(body, { key: other.secret });
    expect([answer.status, answer.body.error.code]).toEqual([503, "ASSESS_MAINTENANCE"]);
  });

  test("of a submerchant that was deactivated meanwhile: 404", async () => {
    const [{ id } = { id: "" }] = await service.database.query<{ id: string }>(
      "INSERT INTO submerchants (organization_id, id, external_id, name, country, status, created_at, updated_at) VALUES ($1, $2, $3, 'Tienda', 'MX', 'active', now(), now()) RETURNING id",
      [service.tenant.id, newId(), newOrder()],
    );
    const body = payin({ submerchant_id: id });
    expect((await twice(body)).second.headers.get("Idempotent-Replayed")).toBe("true");
    await service.database.query("UPDATE submerchants SET status = 'inactive' WHERE id = $1", [id]);
    expect((await assess(body)).status).toBe(404);
  });
});

test("over HTTP in production a retry is rejected like any call, and behind a trusted proxy it is answered", async () => {
  const production = await startService({ stage: "production", trustProxy: "loopback" }, service.database);
  try {
    const over = (protocol: string) => ({ at: production, headers: { "X-Forwarded-Proto": protocol } });
    const body = payin();
    const first = await assess(body, over("https"));
    const second = await assess(body, over("https"));
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect((await assess(body, over("http"))).body.error.code).toBe("HTTPS_REQUIRED");
    expect((await assess(body, { at: production })).body.error.code).toBe("HTTPS_REQUIRED");
  } finally {
    await production.close();
  }
});
