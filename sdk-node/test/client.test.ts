// What a client does beside its generated methods.
import { describe, expect, test, vi } from "vitest";
import { FraudRisk, UsageError } from "../src/index.ts";
import { version } from "../src/version.ts";
import { assessment, payin, secretKey, sendJson, sessionToken, startServer } from "./builders.ts";

/** A server that answers everything with an assessment, and a client of it. */
async function startClient(options = {}) {
  const server = await startServer((response) => sendJson(response, assessment));
  return { ...server, client: new FraudRisk({ apiKey: secretKey, baseUrl: server.baseUrl, ...options }) };
}

describe("request", () => {
  test("calls an operation that this version does not know, with the credential, the query and the body", async () => {
    const { client, requests } = await startClient();
    const answer = await client.request<{ decision: string }>({ method: "POST", path: "/api/v1/newer/things", query: { dry_run: true }, body: { a: 1 } });
    expect(answer.decision).toBe("approve");
    expect(requests.map(({ method, url, text, headers }) => [method, url, text, headers.authorization])).toEqual([
      ["POST", "/api/v1/newer/things?dry_run=true", '{"a":1}', `Bearer ${secretKey}`],
    ]);
  });

  test("sends the handle of the caller, and repeats a creation only under one", async () => {
    const { baseUrl, requests } = await startServer((response) => response.destroy());
    const client = new FraudRisk({ apiKey: secretKey, baseUrl, maxRetries: 1 });
    const newer = { method: "POST", path: "/api/v1/newer", body: {} } as const;
    await expect(client.request(newer)).rejects.toThrow(/No complete answer/);
    expect(requests).toHaveLength(1);
    await expect(client.request(newer, { idempotencyKey: "one" })).rejects.toThrow(/No complete answer/);
    expect(requests.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, "one", "one"]);
  });

  test.each(["api/v1/newer", "//elsewhere.example/{id}", "/api/v1/newer?a=1", ""])("refuses a path that is none of the service: %j", async (path) => {
    const { client } = await startClient();
    expect(() => client.request({ method: "GET", path })).toThrow(UsageError);
  });

  test("names an unknown operation by method and path in the events", async () => {
    const events: string[] = [];
    const { client } = await startClient({ onEvent: ({ operation }: { operation: string }) => events.push(operation) });
    await client.request({ method: "GET", path: "/api/v1/newer" });
    expect(new Set(events)).toEqual(new Set(["GET /api/v1/newer"]));
  });
});

describe("withOptions", () => {
  test("makes a client with other options, and leaves the first one as it is", async () => {
    const { client, requests } = await startClient();
    await client.withOptions({ appInfo: { name: "shop" } }).assess.payin(payin);
    await client.assess.payin(payin);
    expect(requests.map(({ headers }) => headers["user-agent"]?.includes("shop"))).toEqual([true, false]);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(Array(2).fill(`Bearer ${secretKey}`));
  });

  test("replaces the credential by one of the other kind", async () => {
    const { client, requests } = await startClient();
    await client.withOptions({ sessionToken }).keys.create({ type: "secret", name: "Server" });
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${sessionToken}`);
  });
});

describe("appInfo", () => {
  test("stands in the User-Agent behind the package", async () => {
    const { client, requests } = await startClient({ appInfo: { name: "shop-plugin", version: "2.0", url: "https://shop.example" } });
    await client.assess.payin(payin);
    expect(requests[0]?.headers["user-agent"]).toBe(`fraud-risk-node/${version} node/${process.versions.node} shop-plugin/2.0 (https://shop.example)`);
  });

  test("is refused where a header cannot hold it", () => {
    expect(() => new FraudRisk({ appInfo: { name: "tienda\n" } })).toThrow(/printable ASCII/);
  });
});

describe("logger", () => {
  test("gets a line for each event, a warning for each retry, and neither key nor body", async () => {
    const logger = { debug: vi.fn(), warn: vi.fn() };
    const { baseUrl } = await startServer((response, _, number) => (number === 1 ? response.destroy() : sendJson(response, assessment)));
    const onEvent = vi.fn();
    await new FraudRisk({ apiKey: secretKey, baseUrl, logger, onEvent }).assess.payin(payin);
    expect(logger.warn.mock.calls.flat().map((line) => JSON.parse(line.replace("fraud-risk: ", "")).type)).toEqual(["failure", "retry"]);
    expect(logger.debug.mock.calls.flat().map((line) => JSON.parse(line.replace("fraud-risk: ", "")).type)).toEqual(["request", "request", "response"]);
    expect(onEvent).toHaveBeenCalledTimes(5);
    expect(JSON.stringify([logger.debug.mock.calls, logger.warn.mock.calls])).not.toMatch(new RegExp(`${secretKey}|1249`));
  });

  test("that fails does not stop the call", async () => {
    const broken = () => {
      throw new Error("disk full");
    };
    const { client } = await startClient({ logger: { debug: broken, warn: broken } });
    expect((await client.assess.payin(payin)).decision).toBe("approve");
  });
});
