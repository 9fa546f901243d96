// Who may call, and what a refusal says.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OperationRule, operations } from "../../../generated/operations.ts";
import { mintKey } from "../../src/platform/credentials/api-key.ts";
import { call, payin, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { connectStripe, signature, stripeEvent } from "../provider-events/sender.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const at = (path: string): string => `${service.url}${path}`;
const assess = (key: string | undefined, body: unknown = payin()) => call(at("/api/v1/assess"), { ...(key === undefined ? {} : { key }), body });

describe("a credential that is no good is 401", () => {
  test.each([
    ["missing", () => undefined, "UNAUTHORIZED"],
    ["malformed", () => "svc_sk_nonsense", "UNAUTHORIZED"],
    ["of unknown form", () => "hello", "UNAUTHORIZED"],
    ["well-formed and unknown", () => mintKey("secret"), "UNAUTHORIZED"],
    ["an ingest key, which needs to be a secret one", () => service.tenant.ingest, "SECRET_KEY_REQUIRED"],
  ])("%s", async (_, key, code) => {
    const answer = await assess(key());
    expect([answer.status, answer.body.error.code]).toEqual([401, code]);
  });

  test.each(["svc_sk_...", "svc_sk_nonsense", "hello"])("%s, which cannot be one, is answered with where keys are made", async (value) => {
    expect((await assess(value)).body.error.message).toMatch(/neither a key nor a session of this service.*POST \/api\/v1\/keys/);
  });

  test("an unknown key of the right form is answered as one that was revoked", async () => {
    const key = await service.tenant.key("secret");
    await service.database.query("UPDATE api_keys SET revoked_at = now() WHERE id = $1", [key.id]);
    const [unknown, revoked] = [await assess(mintKey("secret")), await assess(key.value)];
    expect(unknown.body.error.message).toBe(revoked.body.error.message);
    expect(unknown.body.error.message).toMatch(/Missing or invalid credential/);
  });

  test.each(["revoked_at = now()", "disabled_at = now()", "expires_at = now() - interval '1 second'"])(
    "%s takes effect on the very next request, although the key is known to the process",
    async (change) => {
      const key = await service.tenant.key("secret");
      expect((await assess(key.value)).status).toBe(200);
      await service.database.query(`UPDATE api_keys SET ${change} WHERE id = $1`, [key.id]);
      const answer = await assess(key.value);
      expect([answer.status, answer.body.error.code]).toEqual([401, "UNAUTHORIZED"]);
    },
  );

  test("a revoked key gets 401 for an invalid request too, not 400", async () => {
    const key = await service.tenant.key("secret");
    await assess(key.value);
    await service.database.query("UPDATE api_keys SET revoked_at = now() WHERE id = $1", [key.id]);
    expect((await assess(key.value, { amount: "x" })).status).toBe(401);
    expect((await assess(key.value, "{")).status).toBe(401);
  });

  test("a revoked key does not get the stored answer of an order that it made itself", async () => {
    const key = await service.tenant.key("secret");
    const body = payin();
    expect((await assess(key.value, body)).status).toBe(200);
    await service.database.query("UPDATE api_keys SET revoked_at = now() WHERE id = $1", [key.id]);
    expect((await assess(key.value, body)).status).toBe(401);
  });
});

describe("without a database", () => {
  let cut: TestService;
  beforeAll(async () => {
    cut = await startService();
    await cut.database.cut();
  });
  afterAll(() => cut.close());

  test("malformed keys are still 401: they never reach it", async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => call(`${cut.url}/api/v1/assess`, { key: `svc_sk_${String(index).padStart(38, "0")}`, body: payin() })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([401]));
  });

  test("a key that would have to be looked up is 503 ASSESS_MAINTENANCE with Retry-After, at once", async () => {
    const started = performance.now();
    const answer = await call(`${cut.url}/api/v1/assess`, { key: mintKey("secret"), body: payin() });
    expect([answer.status, answer.body.error]).toEqual([
      503,
      { code: "ASSESS_MAINTENANCE", message: expect.stringContaining("database"), details: { reason: "database" } },
    ]);
    expect(answer.headers.get("Retry-After")).toBe("1");
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test("health says so", async () => {
    const answer = await call(`${cut.url}/api/v1/health`);
    expect([answer.status, answer.body.status, answer.body.checks.database]).toEqual([503, "unavailable", "unavailable"]);
  });
});

test("a key without the permission is 403 FORBIDDEN, and the answer names what is missing", async () => {
  const key = await service.tenant.key("secret", { permissions: ["stats:read"] });
  const answer = await assess(key.value);
  expect([answer.status, answer.body.error.code]).toEqual([403, "FORBIDDEN"]);
  expect(answer.body.error.details.required_permissions).toEqual(["assess"]);
});

describe("a publishable key that is limited to origins", () => {
  test.each([
    ["https://shop.example", 200],
    ["https://evil.example", 403],
    [undefined, 403],
  ])("called from %s is %d", async (origin, status) => {
    const key = await service.tenant.key("publishable", { allowedOrigins: ["https://shop.example"] });
    const answer = await call(at("/api/v1/assess"), { key: key.value, body: payin(), headers: origin === undefined ? {} : { Origin: origin } });
    expect(answer.status).toBe(status);
  });
});

describe("CORS", () => {
  const headers = { Origin: "https://shop.example" };

  test("a page may call assess with a publishable key and read the answer and its headers", async () => {
    const preflight = await call(at("/api/v1/assess"), { method: "OPTIONS", headers: { ...headers, "Access-Control-Request-Method": "POST" } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toContain("POST");
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
    const answer = await call(at("/api/v1/assess"), { key: service.tenant.publishable, body: payin(), headers });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("https://shop.example");
    expect(answer.headers.get("Access-Control-Expose-Headers")).toContain("X-Request-Id");
  });

  test("a page may send whatever the browser SDK can send, tracing included, and read whatever it reads", async () => {
    const preflight = await call(at("/api/v1/assess"), { method: "OPTIONS", headers: { ...headers, "Access-Control-Request-Method": "POST" } });
    const listed = (answer: TestAnswer, name: string) => answer.headers.get(name)?.toLowerCase().split(", ");
    expect(listed(preflight, "Access-Control-Allow-Headers")?.toSorted()).toEqual([
      "authorization",
      "content-type",
      "idempotency-key",
      "prefer",
      "traceparent",
      "tracestate",
    ]);
    const answer = await call(at("/api/v1/assess"), { key: service.tenant.publishable, body: payin(), headers });
    expect(listed(answer, "Access-Control-Expose-Headers")).toEqual(
      expect.arrayContaining(["x-request-id", "retry-after", "x-ratelimit-reset", "date", "idempotent-replayed"]),
    );
  });

  test("a page may read refusals of its publishable key as well", async () => {
    const answer = await call(at("/api/v1/assess"), { key: service.tenant.publishable, body: {}, headers });
    expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([400, "https://shop.example"]);
  });

  test("a page may read why its key is refused", async () => {
    const answer = await call(at("/api/v1/assess"), { key: mintKey("publishable"), body: payin(), headers });
    expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([401, "https://shop.example"]);
  });

  test("an answer to a secret key is for no page", async () => {
    const answer = await call(at("/api/v1/assess"), { key: service.tenant.secret, body: payin(), headers });
    expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([200, null]);
  });
});

describe("?api_key=", () => {
  test("works outside production, and leaves no trace in the log", async () => {
    const answer = await call(`${at("/api/v1/assess")}?api_key=${service.tenant.secret}`, { body: payin() });
    expect(answer.status).toBe(200);
    expect(service.logged()).not.toContain(service.tenant.secret);
  });

  test("is switched off in production", async () => {
    const production = await startService({ stage: "production", trustProxy: "loopback" }, service.database);
    const answer = await call(`${production.url}/api/v1/assess?api_key=${production.tenant.secret}`, {
      body: payin(),
      headers: { "X-Forwarded-Proto": "https" },
    });
    expect([answer.status, answer.body.error.code]).toEqual([401, "UNAUTHORIZED"]);
    await production.close();
  });
});

describe("production", () => {
  test("serves a documentation that offers no console to send requests, as the sandbox's does", async ({ skip }) => {
    const page = async ({ url }: TestService) => (await fetch(`${url}/docs/reference/keys`)).text();
    const offered = await page(service);
    skip(offered.includes("The documentation is not built"), "the documentation is not built");
    expect(offered).toContain("<html data-console ");
    const production = await startService({ stage: "production", trustProxy: "loopback" }, service.database);
    expect(await page(production)).toContain("<html ");
    expect(await page(production)).not.toContain("data-console");
    await production.close();
  });

  test("takes credentials over HTTPS only; a proxy that is not trusted cannot vouch for it", async () => {
    const [trusting, wary] = await Promise.all([
      startService({ stage: "production", trustProxy: "loopback" }, service.database),
      startService({ stage: "production" }, service.database),
    ]);
    const send = (target: TestService, headers: Record<string, string>) =>
      call(`${target.url}/api/v1/assess`, { key: target.tenant.secret, body: payin(), headers });
    expect((await send(trusting, { "X-Forwarded-Proto": "https" })).status).toBe(200);
    for (const answer of [await send(trusting, {}), await send(wary, { "X-Forwarded-Proto": "https" })])
      expect([answer.status, answer.body.error.code]).toEqual([403, "HTTPS_REQUIRED"]);
    expect((await call(`${wary.url}/api/v1/health`)).status).toBe(200);
    await Promise.all([trusting.close(), wary.close()]);
  });

  test("takes signed events over HTTPS only, whether or not the signature is good", async () => {
    const account = await connectStripe(service, await service.token("admin"));
    const [trusting, wary] = await Promise.all([
      startService({ stage: "production", trustProxy: "loopback" }, service.database),
      startService({ stage: "production" }, service.database),
    ]);
    const payload = JSON.stringify(stripeEvent("customer.created", {}));
    const send = (target: TestService, headers: Record<string, string>, secret = account.secret) =>
      call(`${target.url}/api/webhooks/stripe?connection=${account.id}`, {
        body: payload,
        headers: { ...headers, "Stripe-Signature": signature(payload, secret) },
      });
    for (const answer of [await send(trusting, {}), await send(wary, { "X-Forwarded-Proto": "https" }), await send(wary, {}, "whsec_wrong")])
      expect([answer.status, answer.body.error.code]).toEqual([403, "HTTPS_REQUIRED"]);
    expect(await service.database.query("SELECT FROM provider_events")).toEqual([]);
    expect((await send(trusting, { "X-Forwarded-Proto": "https" })).status).toBe(202);
    await Promise.all([trusting.close(), wary.close()]);
  });
});

describe("every operation answers every answer with its headers", () => {
  test.each(Object.values(operations) as OperationRule[])("$id", async ({ method, path }) => {
    const answer = await call(at(path), { method: method.toUpperCase(), ...(method === "get" ? {} : { body: {} }) });
    for (const name of ["X-Request-Id", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"]) expect(answer.headers.get(name)).toBeTruthy();
  });
});

test("the rate limit of a key is enforced: 429 with the second at which the next window starts", async () => {
  const key = await service.tenant.key("secret", { rateLimitPerMinute: 5 });
  const answers = [];
  for (let i = 0; i < 7; i++) answers.push(await assess(key.value));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(answers.map((answer) => answer.headers.get("X-RateLimit-Remaining"))).toEqual(["4", "3", "2", "1", "0", "0", "0"]);
  const refused = answers[5];
  expect(refused?.body.error.code).toBe("RATE_LIMIT_EXCEEDED");
  const wait = Number(refused?.headers.get("X-RateLimit-Reset")) - Date.now() / 1000;
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(61);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
});
