import { createFinalURL } from "openapi-fetch";
import { describe, expect, test, vi } from "vitest";
import { UsageError } from "../src/index.ts";
import { writePath, writeQuery } from "../src/request.ts";
import { version } from "../src/version.ts";
import { assessment, buildClient, buildManagement, payin, rejection, secretKey, sendJson, sessionToken, startServer } from "./builders.ts";

describe("a request", () => {
  test("carries method, path, key and body as the contract has them", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment));
    const body = { ...payin, payer: { email: "maria@correo.mx", previous_orders: 2 }, payment_method: { three_ds: { status: "authenticated" as const } } };
    expect(await buildClient({ baseUrl }).assess.payin(body)).toEqual(assessment);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: "POST",
      url: "/api/v1/assess",
      headers: {
        authorization: `Bearer ${secretKey}`,
        "content-type": "application/json",
        accept: "application/json",
        "user-agent": expect.stringContaining(`fraud-risk-node/${version} node/`),
      },
    });
    expect(JSON.parse(requests[0]?.text ?? "")).toEqual(body);
  });

  test("keeps the path of the base address", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, { status: "ok" }));
    await buildClient({ baseUrl: `${baseUrl}/gateway/` }).health.read();
    expect(requests[0]?.url).toBe("/gateway/api/v1/health");
  });

  test("of a public operation carries no key and no body", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, { status: "ok" }));
    await buildClient({ baseUrl }).health.read();
    expect(requests[0]).toMatchObject({ method: "GET", text: "" });
    expect(requests[0]?.headers).not.toHaveProperty("authorization");
    expect(requests[0]?.headers).not.toHaveProperty("content-type");
  });

  test("of management carries the session, the identifiers in the path, the query and the body", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, {}));
    const { submerchantKeys, auditLog } = buildManagement({ baseUrl });
    await submerchantKeys.create("a b", { type: "secret", name: "Zapatería" });
    await submerchantKeys.revoke("a b", { key_id: "k&1" });
    await auditLog.list({ limit: 2, cursor: undefined, from: "2026-11-20T15:04:05+01:00" });
    expect(requests).toMatchObject([
      { method: "POST", url: "/api/v1/submerchants/a%20b/keys", text: '{"type":"secret","name":"Zapatería"}' },
      { method: "DELETE", url: "/api/v1/submerchants/a%20b/keys?key_id=k%261", text: "" },
      { method: "GET", url: "/api/v1/audit-log?limit=2&from=2026-11-20T15%3A04%3A05%2B01%3A00", text: "" },
    ]);
    for (const { headers } of requests) {
      expect(headers.authorization).toBe(`Bearer ${sessionToken}`);
      expect(headers).not.toHaveProperty("idempotency-key");
    }
  });

  test("carries the caller's own headers", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment));
    await buildClient({ baseUrl }).assess.payin(payin, { headers: { traceparent: "00-1-2-01" } });
    expect(requests[0]?.headers).toHaveProperty("traceparent", "00-1-2-01");
  });

  test.each<Record<string, string>>([
    { Authorization: "Bearer x" },
    { "idempotency-key": "x" },
    { "Content-Type": "text/plain" },
    { "bad name": "x" },
    { good: "bad\nvalue" },
  ])("is refused before it is sent with the headers %o", async (headers) => {
    const fetch = vi.fn();
    expect(await rejection(buildClient({ fetch }).assess.payin(payin, { headers }))).toBeInstanceOf(UsageError);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is refused before it is sent when its body is no JSON", async () => {
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    const fetch = vi.fn();
    expect(await rejection(buildClient({ fetch }).assess.payin({ ...payin, ...cyclic }))).toBeInstanceOf(UsageError);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is the same in a retry although the caller has changed the body meanwhile", async () => {
    const { baseUrl, requests } = await startServer((response, _, number) => sendJson(response, number === 1 ? {} : assessment, number === 1 ? 503 : 200));
    const body = { ...payin };
    const call = buildClient({ baseUrl }).assess.payin(body);
    body.amount = 1;
    await call;
    expect(requests.map(({ text }) => text)).toEqual([JSON.stringify(payin), JSON.stringify(payin)]);
  });

  test("goes through the global fetch of the moment of the call", async () => {
    const client = buildClient();
    vi.stubGlobal("fetch", async () => Response.json({ status: "ok" }));
    try {
      expect(await client.health.read()).toEqual({ status: "ok" });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe("an address", () => {
  const serializers = { baseUrl: "https://risk.example.com", pathSerializer: writePath, querySerializer: writeQuery };
  const address = (path: Record<string, string>, query: Record<string, unknown> = {}) =>
    createFinalURL("/lists/{list_id}/entries/{entry_id}", { ...serializers, params: { path, query } });

  test("has its parameters encoded", () => {
    expect(address({ list_id: "a/b?c", entry_id: "ü 1" })).toBe("https://risk.example.com/lists/a%2Fb%3Fc/entries/%C3%BC%201");
  });

  test.each(["", ".", ".."])("is refused for the identifier %j, which would lead to another resource", (entry_id) => {
    expect(() => address({ list_id: "1", entry_id })).toThrow(UsageError);
  });

  test("is refused for a resource in the place of its identifier", async () => {
    const key: unknown = { id: "1" };
    const fetch = vi.fn();
    expect(await rejection(buildManagement({ fetch }).keys.read(key as string))).toMatchObject({
      name: "UsageError",
      message: "id must be a UUID in lower case with hyphens.",
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  test("has the query that was given and nothing for what was left out", () => {
    const query = { limit: 50, cursor: undefined, since: new Date(0), kind: ["a", "b"], name: "x&y" };
    expect(address({ list_id: "1", entry_id: "2" }, query)).toBe(
      "https://risk.example.com/lists/1/entries/2?limit=50&since=1970-01-01T00%3A00%3A00.000Z&kind=a&kind=b&name=x%26y",
    );
  });
});
