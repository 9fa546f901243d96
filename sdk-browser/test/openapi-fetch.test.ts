// Our middleware and our `fetch` in a page's own openapi-fetch client, over HTTP.
import createClient from "openapi-fetch";
import { describe, expect, test } from "vitest";
import { keyPrefixes } from "../../generated/sdk-facts.ts";
import type { paths } from "../../generated/types.ts";
import { assessment, payin, rejection, secretKey, sendJson, startServer } from "../../sdk-node/test/builders.ts";
import { complaintsOf, run, snippetsOf } from "../../sdk-node/test/snippets.ts";
import { fraudRiskMiddleware, isApiError, retryingFetch, UsageError } from "../src/index.ts";

const publishableKey = `${keyPrefixes.publishable}0123456789abcdefghijABCDEFGHIJxyABC123`;
const unavailable = { error: { code: "ASSESS_MAINTENANCE", message: "Back soon.", details: {} } };

function plainClient(baseUrl: string) {
  const client = createClient<paths>({ baseUrl, credentials: "omit", fetch: retryingFetch({ maxRetries: 1 }) });
  client.use(...fraudRiskMiddleware({ publishableKey }));
  return client;
}

describe("a page's own openapi-fetch client with our parts", () => {
  test("assesses with the publishable key, under one key in all attempts", async () => {
    const { baseUrl, requests } = await startServer((response, _, number) =>
      number === 1 ? sendJson(response, unavailable, 503, { "Retry-After": "0" }) : sendJson(response, assessment),
    );
    const { data } = await plainClient(baseUrl).POST("/api/v1/assess", { body: payin });
    expect(data).toEqual(assessment);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${publishableKey}`, `Bearer ${publishableKey}`]);
    expect(new Set(requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(requests[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("throws typed errors, and shows the key to public operations not at all", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, unavailable, 503));
    const error = await rejection(plainClient(baseUrl).GET("/api/v1/health"));
    expect(isApiError(error, "ASSESS_MAINTENANCE")).toBe(true);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  test("sends no key with operations that pages may not call", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, { data: [], next_cursor: null }));
    await plainClient(baseUrl).GET("/api/v1/keys");
    expect(requests[0]?.headers.authorization).toBeUndefined();
  });

  test("is not made with a secret key, and does not repeat it", () => {
    const make = () => fraudRiskMiddleware({ publishableKey: secretKey });
    expect(make).toThrow(UsageError);
    expect(make).not.toThrow(secretKey);
  });
});

describe("the README's snippet of it", () => {
  const snippets = snippetsOf(new URL("../README.md", import.meta.url));
  const ownClient = snippets.find((snippet) => snippet.includes("openapi-fetch")) ?? "";

  test("runs unchanged, except for the URL and the key", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment));
    const printed = await run(ownClient.replace("https://risk.example.com", baseUrl).replace("svc_pub_...", publishableKey), {});
    expect(printed).toBe("approve\n");
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${publishableKey}`);
  });

  test("compiles, strictly, as every snippet does", { timeout: 60_000 }, () => {
    expect(complaintsOf(snippets)).toEqual(snippets.map(() => []));
  });
});
