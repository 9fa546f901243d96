import { describe, expect, expectTypeOf, test } from "vitest";
import { browserOperations, keyPrefixes } from "../../generated/sdk-facts.ts";
import { assessment, errorAnswer, payin, rejection, secretKey, sendJson, sessionToken, startServer } from "../../sdk-node/test/builders.ts";
import { FakeRuntime } from "../../sdk-node/test/fake-runtime.ts";
import { methods } from "../../sdk-node/test/methods.ts";
import { createCall } from "../src/call.ts";
import { ResourceMethods } from "../src/client.ts";
import { type ClientResources, ConnectionError, FraudRisk, type FraudRiskOptions, isApiError, UsageError } from "../src/index.ts";
import { resolveSettings } from "../src/settings.ts";

const publishableKey = `${keyPrefixes.publishable}0123456789abcdefghijABCDEFGHIJxyABC123`;
const baseUrl = "https://risk.example.com";

/** A client whose time stands still. */
const buildClient = (options: Partial<FraudRiskOptions>, runtime: FakeRuntime): ClientResources =>
  new ResourceMethods(createCall(resolveSettings({ publishableKey, baseUrl, ...options }), runtime));

describe("a client for pages", () => {
  test.each([
    ["a secret key", secretKey, /revoke it/],
    ["an ingest key", `${keyPrefixes.ingest}0123456789`, /revoke it/],
    ["a session", sessionToken, /revoke it/],
    ["a text that is no key", "svc_test_123", /must be a publishable key/],
    ["nothing", undefined, /must be a publishable key/],
    ["a key with a line break", `${publishableKey}\n`, /must be a publishable key/],
  ])("is not made with %s, and does not repeat it", (_, key, complaint) => {
    const make = () => new FraudRisk({ publishableKey: key as string, baseUrl });
    expect(make).toThrow(UsageError);
    expect(make).toThrow(complaint);
    if (key !== undefined) expect(make).not.toThrow(key);
  });

  test.each(["", "risk.example.com", "ftp://risk.example.com", undefined])("is not made with the address %j", (address) => {
    expect(() => new FraudRisk({ publishableKey, baseUrl: address as string })).toThrow(/baseUrl must be/);
  });

  test("has a method for each operation that browsers may call, and no other", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, {}));
    const found = methods(new FraudRisk({ publishableKey, baseUrl }));
    for (const [, method] of found) await method();
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Object.values(browserOperations).map(({ method, path }) => `${method.toUpperCase()} ${path}`),
    );
  });

  test("assesses over HTTP, with its key and a handle, and shows the key to public operations not at all", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment, 200, { "X-Request-Id": "req-1" }));
    const client = new FraudRisk({ publishableKey, baseUrl });
    const { data, requestId } = await client.assess.payin(payin).withResponse();
    await client.discovery.payin();
    expect([data, requestId]).toEqual([assessment, "req-1"]);
    expect(requests[0]).toMatchObject({ method: "POST", url: "/api/v1/assess", text: JSON.stringify(payin) });
    expect(requests[0]?.headers).toMatchObject({ authorization: `Bearer ${publishableKey}`, "idempotency-key": expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(requests[1]?.headers.authorization).toBeUndefined();
  });

  test("leaves the handle of an order to its order_id, and takes one of the caller", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment));
    const { assess } = new FraudRisk({ publishableKey, baseUrl });
    await assess.payin({ ...payin, order_id: "ORD-1" });
    await assess.payin({ ...payin, order_id: "ORD-1" }, { idempotencyKey: "mine" });
    expect(requests.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, "mine"]);
  });

  test("takes headers of the caller, but not in the place of its own", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment));
    const { assess } = new FraudRisk({ publishableKey, baseUrl });
    await assess.payin(payin, { headers: { traceparent: "t", authorization: "Bearer other", "content-type": "text/plain" } });
    expect(requests[0]?.headers).toMatchObject({ traceparent: "t", authorization: `Bearer ${publishableKey}`, "content-type": "application/json" });
  });

  test("sends neither cookies nor follows redirects", async () => {
    const sent: RequestInit[] = [];
    const fetch = async (_: string, init: RequestInit) => {
      sent.push(init);
      return Response.json(assessment);
    };
    await buildClient({ fetch }, new FakeRuntime()).assess.payin(payin);
    expect(sent).toMatchObject([{ credentials: "omit", redirect: "manual" }]);
  });

  test("retries an assessment under one handle, at most twice, as requested by the service", async () => {
    const runtime = new FakeRuntime();
    const handles: unknown[] = [];
    const fetch = async (_: string, { headers }: RequestInit) => {
      handles.push(new Headers(headers).get("Idempotency-Key"));
      return errorAnswer("ASSESS_MAINTENANCE", { "Retry-After": "2" });
    };
    const error = await runtime.drive(rejection(buildClient({ fetch }, runtime).assess.payin(payin)));
    expect(isApiError(error, "ASSESS_MAINTENANCE")).toBe(true);
    expect(handles).toHaveLength(3);
    expect(new Set(handles).size).toBe(1);
    expect(runtime.monotonicMs()).toBe(2_125 + 2_250);
  });

  test.each(["VALIDATION_ERROR", "IDEMPOTENCY_KEY_REUSED", "UNAUTHORIZED", "SECRET_KEY_REQUIRED"] as const)("never repeats after %s", async (code) => {
    let sent = 0;
    const fetch = async () => {
      sent += 1;
      return errorAnswer(code, { "Retry-After": "1" });
    };
    expect(await rejection(buildClient({ fetch }, new FakeRuntime()).assess.payin(payin))).toMatchObject({ code, retryable: false });
    expect(sent).toBe(1);
  });

  test("gives up on a network that is gone within its deadline, without a timer left", async () => {
    const runtime = new FakeRuntime();
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    const error = await runtime.drive(rejection(buildClient({ fetch }, runtime).assess.payin(payin)));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(runtime.pending).toBe(0);
    expect(runtime.monotonicMs()).toBeLessThan(12_000);
  });

  test("ends a call that is aborted at once, without a timer left", async () => {
    const runtime = new FakeRuntime();
    const controller = new AbortController();
    const call = rejection(buildClient({ fetch: () => new Promise(() => {}) }, runtime).assess.payin(payin, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ name: "AbortError" });
    expect(runtime.pending).toBe(0);
  });

  test("has types that refuse a wrong field, a missing one, and what only servers may do", () => {
    const calls = (client: FraudRisk) => [
      client.assess.payin(payin),
      // @ts-expect-error: amount is required
      client.assess.payin({ currency: "MXN" }),
      // @ts-expect-error: there is no such field
      client.assess.payin({ ...payin, orderId: "1" }),
      // @ts-expect-error: payouts are for servers
      client.assess.payout,
      // @ts-expect-error: lists are for servers
      client.blocklists,
      // @ts-expect-error: the key is required
      new FraudRisk({ baseUrl }),
    ];
    expectTypeOf(calls).toBeFunction();
  });
});
