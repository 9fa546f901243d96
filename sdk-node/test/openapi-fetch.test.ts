// Our middleware and our `fetch` in an openapi-fetch client of somebody else: over HTTP, with the contract's own `paths`.
import { inspect } from "node:util";
import createClient, { type ClientOptions } from "openapi-fetch";
import { afterEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import type { SuccessBody } from "../../generated/sdk-resources.ts";
import type { paths } from "../../generated/types.ts";
import {
  ConnectionError,
  type DeprecationNotice,
  errorClasses,
  fraudRiskMiddleware,
  isApiError,
  type MiddlewareOptions,
  retryingFetch,
  UsageError,
} from "../src/index.ts";
import { assessment, payin, rejection, secretKey, sendJson, sessionToken, startServer } from "./builders.ts";

/** A client as a user of openapi-fetch builds it. */
function plainClient(baseUrl: string, options: MiddlewareOptions = { apiKey: secretKey }, fetch: ClientOptions["fetch"] = retryingFetch()) {
  const client = createClient<paths>({ baseUrl, fetch });
  client.use(...fraudRiskMiddleware(options));
  return client;
}

const unavailable = { error: { code: "ASSESS_MAINTENANCE", message: "Back soon.", details: {} } };

afterEach(() => vi.restoreAllMocks());

describe("a plain openapi-fetch client with our middleware", () => {
  test("sends the credential and an idempotency key, and has the types of the contract", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment));
    const { data } = await plainClient(baseUrl).POST("/api/v1/assess", { body: payin });
    expectTypeOf(data).toEqualTypeOf<SuccessBody<"assessPayin"> | undefined>();
    expect(data).toEqual(assessment);
    expect(requests[0]).toMatchObject({ method: "POST", url: "/api/v1/assess", headers: { authorization: `Bearer ${secretKey}` } });
    expect(requests[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(requests[0]?.text ?? "")).toEqual(payin);
  });

  test("leaves the handle to order_id, and to a key that the caller sets", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment));
    const client = plainClient(baseUrl);
    await client.POST("/api/v1/assess", { body: { ...payin, order_id: "ORD-1" } });
    await client.POST("/api/v1/assess", { body: payin, headers: { "Idempotency-Key": "mine" } });
    expect(requests.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, "mine"]);
  });

  test("sends no credential and no key if the contract requires none", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, { status: "ok" }));
    await plainClient(`${baseUrl}/gateway`).GET("/api/v1/health");
    expect(requests[0]?.url).toBe("/gateway/api/v1/health");
    expect(requests[0]?.headers).not.toHaveProperty("authorization");
    expect(requests[0]?.headers).not.toHaveProperty("idempotency-key");
  });

  test("requests a session from its function for each call, and refuses an operation that takes no session", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, { data: [], next_cursor: null }));
    const client = plainClient(baseUrl, { sessionToken: async () => sessionToken });
    await client.GET("/api/v1/keys", { params: { query: { limit: 2 } } });
    expect(requests[0]).toMatchObject({ url: "/api/v1/keys?limit=2", headers: { authorization: `Bearer ${sessionToken}` } });
    const error = await rejection(client.POST("/api/v1/assess", { body: payin }));
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toMatchObject({ message: expect.stringContaining("assessPayin needs a secret key") });
    expect(requests).toHaveLength(1);
  });

  test("throws the typed error of an error response, without its credential", async () => {
    const { baseUrl } = await startServer((response, { headers }) =>
      sendJson(response, { error: { code: "NOT_FOUND", message: "None.", details: { echo: headers.authorization } } }, 404, {
        "X-Request-Id": "req-1",
        "X-Echo": headers.authorization ?? "",
      }),
    );
    const error = await rejection(plainClient(baseUrl).GET("/api/v1/assessments/{session_id}", { params: { path: { session_id: "1" } } }));
    expect(error).toBeInstanceOf(errorClasses.NOT_FOUND);
    expect(error).toMatchObject({ status: 404, requestId: "req-1", details: { echo: "Bearer [redacted]" } });
    expect(isApiError(error) && error.headers.get("X-Echo")).toBe("Bearer [redacted]");
    expect(inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain(secretKey);
  });

  test("throws an ApiError for a success that is not JSON, unless the caller parses it otherwise", async () => {
    const { baseUrl } = await startServer((response) => response.end("<html>Log in</html>"));
    const client = plainClient(baseUrl);
    expect(await rejection(client.GET("/api/v1/health"))).toMatchObject({ name: "ApiError", status: 200, code: null });
    expect((await client.GET("/api/v1/health", { parseAs: "text" })).data).toBe("<html>Log in</html>");
  });

  test("throws a ConnectionError without the credential, with a fetch of the caller too", async () => {
    const fetch = async () => {
      throw new TypeError("fetch failed", { cause: Object.assign(new Error(`no route for Bearer ${secretKey}`), { code: "ENETUNREACH" }) });
    };
    const failed = await rejection(plainClient("https://risk.example.com", { apiKey: secretKey }, fetch).POST("/api/v1/assess", { body: payin }));
    expect(failed).toBeInstanceOf(ConnectionError);
    expect(failed).toMatchObject({ networkCode: "ENETUNREACH", cause: { message: "no route for Bearer [redacted]" } });
  });

  test("lets what it does not know pass as it is", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, {}));
    const client = createClient<{ "/api/v9/news": { get: { responses: { 200: { content: { "application/json": object } } } } } }>({ baseUrl });
    client.use(...fraudRiskMiddleware({ apiKey: secretKey }));
    expect((await client.GET("/api/v9/news")).data).toEqual({});
    expect(requests[0]?.headers).not.toHaveProperty("authorization");
  });

  test("keeps its place beside the caller's own middleware", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment));
    const client = plainClient(baseUrl);
    const seen: string[] = [];
    client.use({
      onRequest: ({ request }) => {
        const traced = new Request(request);
        traced.headers.set("traceparent", "00-1-2-01");
        return traced;
      },
      onResponse: ({ response }) => void seen.push(String(response.status)),
    });
    await client.POST("/api/v1/assess", { body: payin });
    expect(requests[0]?.headers).toMatchObject({ traceparent: "00-1-2-01", authorization: `Bearer ${secretKey}` });
    expect(seen).toEqual(["200"]);
  });

  test.each([
    ["a publishable key", { apiKey: "svc_pub_0123456789" }],
    ["two credentials", { apiKey: secretKey, sessionToken }],
  ])("is not made with %s", (_, options) => {
    expect(() => fraudRiskMiddleware(options)).toThrow(UsageError);
  });
});

describe("the fetch that retries, in a plain openapi-fetch client", () => {
  test("repeats an assessment under one key and with one body until it succeeds", async () => {
    const { baseUrl, requests } = await startServer((response, _, number) =>
      number < 3 ? sendJson(response, unavailable, 503, { "Retry-After": "0" }) : sendJson(response, assessment),
    );
    const { data, response } = await plainClient(baseUrl).POST("/api/v1/assess", { body: payin });
    expect([data, response.status, response.url]).toEqual([assessment, 200, `${baseUrl}/api/v1/assess`]);
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ text, headers }) => `${headers["idempotency-key"]} ${text}`)).size).toBe(1);
  });

  test("gives the last error when retries did not help, and repeats nothing that may have been carried out", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, unavailable, 503));
    const client = plainClient(baseUrl, { sessionToken }, retryingFetch({ maxRetries: 1 }));
    expect(await rejection(client.GET("/api/v1/keys"))).toBeInstanceOf(errorClasses.ASSESS_MAINTENANCE);
    expect(requests).toHaveLength(2);
    expect(await rejection(client.POST("/api/v1/keys", { body: { type: "secret", name: "Checkout server" } }))).toMatchObject({ status: 503 });
    expect(requests).toHaveLength(3);
  });

  test("works without our middleware: the response is the caller's to read", async () => {
    const { baseUrl, requests } = await startServer((response, _, number) =>
      sendJson(response, number === 1 ? unavailable : { status: "ok" }, number === 1 ? 503 : 200),
    );
    const { data, error } = await createClient<paths>({ baseUrl, fetch: retryingFetch() }).GET("/api/v1/health");
    expect([data, error, requests.length]).toEqual([{ status: "ok" }, undefined, 2]);
  });

  test("of an operation that it does not know repeats what is idempotent, or has a key", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, {}, 502));
    const send = retryingFetch({ maxRetries: 1 });
    const count = async (init: RequestInit) => {
      const before = requests.length;
      expect((await send(new Request(`${baseUrl}/api/v9/news`, init))).status).toBe(502);
      return requests.length - before;
    };
    expect(await count({ method: "PUT" })).toBe(2);
    expect(await count({ method: "POST" })).toBe(1);
    expect(await count({ method: "POST", headers: { "Idempotency-Key": "k" } })).toBe(2);
  });

  test("follows no redirect", async () => {
    const other = await startServer((response) => sendJson(response, assessment));
    const { baseUrl } = await startServer((response) => response.writeHead(308, { Location: `${other.baseUrl}/api/v1/assess` }).end());
    expect(await rejection(plainClient(baseUrl).POST("/api/v1/assess", { body: payin }))).toMatchObject({ name: "ApiError", status: 308 });
    expect(other.requests).toEqual([]);
  });

  test("ends with an AbortError when the signal of the request aborts", async () => {
    const controller = new AbortController();
    const { baseUrl, requests } = await startServer(() => controller.abort());
    const error = await rejection(plainClient(baseUrl).POST("/api/v1/assess", { body: payin, signal: controller.signal }));
    expect(error).toMatchObject({ name: "AbortError", retryable: false });
    expect(requests).toHaveLength(1);
  });

  test("reports its attempts, and is refused for a limit out of range", async () => {
    const { baseUrl } = await startServer((response, _, number) => sendJson(response, number === 1 ? unavailable : assessment, number === 1 ? 503 : 200));
    const steps: string[] = [];
    const fetch = retryingFetch({ onEvent: ({ operation, type, attempt }) => steps.push(`${operation} ${attempt} ${type}`) });
    await plainClient(baseUrl, undefined, fetch).POST("/api/v1/assess", { body: payin });
    const expected = ["1 request", "1 response", "1 retry", "2 request", "2 response"];
    expect(steps).toEqual(expected.map((step) => `assessPayin ${step}`));
    expect(() => retryingFetch({ maxRetries: -1 })).toThrow(UsageError);
  });

  test("gives a stream as it comes, which throws where it breaks off", async () => {
    const { baseUrl } = await startServer((response) => {
      response.writeHead(200, { "Content-Type": "text/csv" });
      response.write("list_type,value\n", () => setTimeout(() => response.destroy(), 20));
    });
    const { data } = await plainClient(baseUrl, { sessionToken }).GET("/api/v1/blocklists/export", { parseAs: "stream" });
    expect(await rejection(new Response(data).text())).toBeInstanceOf(ConnectionError);
  });

  test("sends a file as the bytes that it is", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, {}));
    const client = plainClient(baseUrl, { sessionToken });
    await client.POST("/api/v1/blocklists/import", { body: "list_type,value\nñ\n", bodySerializer: (body) => body, headers: { "Content-Type": "text/csv" } });
    expect([requests[0]?.text, requests[0]?.headers["content-type"]]).toEqual(["list_type,value\nñ\n", "text/csv"]);
  });
});

describe("a deprecation", () => {
  const headers = { Deprecation: "@1767225600", Link: '</docs/amounts>; rel="deprecation"' };

  test("is reported for each response", async () => {
    const { baseUrl } = await startServer((response) => sendJson(response, assessment, 200, headers));
    const notices: DeprecationNotice[] = [];
    const client = plainClient(baseUrl, { apiKey: secretKey, onDeprecation: (notice) => notices.push(notice) });
    for (let call = 0; call < 2; call += 1) await client.POST("/api/v1/assess", { body: payin });
    const notice = { method: "POST", path: "/api/v1/assess", since: new Date("2026-01-01T00:00:00Z"), link: `${baseUrl}/docs/amounts` };
    expect(notices).toEqual([notice, notice]);
  });

  test("is a warning on the console, once for each operation, without a listener", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { baseUrl } = await startServer((response) => sendJson(response, assessment, 200, headers));
    const client = plainClient(baseUrl);
    for (let call = 0; call < 2; call += 1) await client.POST("/api/v1/assess", { body: payin });
    const notice = JSON.stringify({ method: "POST", path: "/api/v1/assess", since: new Date("2026-01-01T00:00:00Z"), link: `${baseUrl}/docs/amounts` });
    expect(warn.mock.calls).toEqual([[`fraud-risk: deprecated request ${notice}`]]);
  });

  test("that says neither since when nor why is reported all the same, and a hook that throws breaks nothing", async () => {
    const { baseUrl } = await startServer((response) => sendJson(response, assessment, 200, { Deprecation: "true" }));
    const notices: DeprecationNotice[] = [];
    const onDeprecation = (notice: DeprecationNotice) => {
      notices.push(notice);
      throw new Error("the log is full");
    };
    await plainClient(baseUrl, { apiKey: secretKey, onDeprecation }).POST("/api/v1/assess", { body: payin });
    expect(notices).toMatchObject([{ since: null, link: null }]);
  });
});
