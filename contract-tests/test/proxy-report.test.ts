import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPrism } from "../src/targets/prism.ts";
import { responseViolations } from "../src/targets/proxy.ts";

const START_MS = 120_000;

/** Answers to `GET /api/v1/health` that break the contract, by the query that requests them. */
const wrongAnswers: Readonly<Record<string, readonly [status: number, body: object]>> = {
  "wrong type": [200, { status: 1, version: "1", stage: "sandbox", timestamp: "2026-11-20T15:04:05.120Z", checks: { database: "ok", assess: "ok" } }],
  "missing fields": [200, {}],
  "undocumented status": [418, { status: "ok" }],
};

describe("what Prism's proxy reports of an upstream that breaks the contract", () => {
  const upstream = createServer(({ url }, response) => {
    const [status, body] = wrongAnswers[new URL(url ?? "", "http://upstream").searchParams.get("answer") ?? ""] ?? [200, {}];
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  let prism: Awaited<ReturnType<typeof startPrism>> | undefined;
  beforeAll(async () => {
    await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
    prism = await startPrism("proxy", `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  }, START_MS);
  afterAll(async () => {
    await prism?.end();
    upstream.closeAllConnections();
    upstream.close();
  }, START_MS);

  test.each(Object.keys(wrongAnswers))("is taken for a violation: %s", async (answer) => {
    const { headers } = await fetch(`${prism?.baseUrl}/api/v1/health?${new URLSearchParams({ answer })}`);
    expect(responseViolations(headers)).not.toEqual([]);
  });

  test("is no violation where it concerns the request", () => {
    const entry = { location: ["request", "body", "amount"], severity: "Error", code: "type", message: "must be number" };
    expect(responseViolations(new Headers({ "sl-violations": JSON.stringify([entry]) }))).toEqual([]);
  });

  test("is a violation if there are too many to list", () => {
    expect(responseViolations(new Headers({ "sl-violations": 'Too many violations! [{"location"' }))).toHaveLength(1);
  });
});
