import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { eventExamples } from "../../generated/events.ts";
import { sdkOperations } from "../../generated/sdk-facts.ts";
import { webhooks } from "../src/index.ts";
import { assessment, ingestKey, secretKey, sendJson, sessionToken, startServer } from "./builders.ts";
import { complaintsOf, run, snippetsOf } from "./snippets.ts";

const snippets = snippetsOf(new URL("../README.md", import.meta.url));
const [assess = "", noDecision = "", lists = "", manage = "", files = "", events = "", ownClient = ""] = snippets;

describe("the README's snippet", () => {
  test("of an assessment runs unchanged", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment, 200, { "X-Request-Id": "req-1" }));
    expect(await run(assess, { FRAUD_RISK_API_KEY: secretKey, FRAUD_RISK_BASE_URL: baseUrl })).toBe("approve 4.5 req-1\n");
    expect(requests).toHaveLength(1);
  });

  test("without a decision gives the policy, and does not wait beyond the deadline", async () => {
    const maintenance = { error: { code: "ASSESS_MAINTENANCE", message: "Back soon.", details: {} } };
    const { baseUrl, requests } = await startServer((response) => sendJson(response, maintenance, 503, { "Retry-After": "30" }));
    expect(await run(noDecision, { FRAUD_RISK_API_KEY: secretKey, FRAUD_RISK_BASE_URL: baseUrl })).toBe("approve\n");
    expect(requests).toHaveLength(1);
  });

  test("of lists walks through every page, and reads one", async () => {
    const page = (session_id: string, next_cursor: string | null) => ({ data: [{ session_id, risk_score: 61.5 }], next_cursor });
    const pages = [page("first", "bW9yZQ"), page("second", null), page("third", "b2xkZXI")];
    const { baseUrl, requests } = await startServer((response, _, number) => sendJson(response, pages[number - 1]));
    const printed = await run(lists, { FRAUD_RISK_API_KEY: secretKey, FRAUD_RISK_BASE_URL: baseUrl });
    expect(printed).toBe("first 61.5\nsecond 61.5\n1 b2xkZXI\n");
    expect(requests.map(({ url }) => url)).toEqual([
      "/api/v1/assessments?decision=review",
      "/api/v1/assessments?decision=review&cursor=bW9yZQ",
      "/api/v1/assessments?limit=20",
    ]);
  });

  test("of files imports and exports, and names the lines that are bad", async () => {
    const folder = mkdtempSync(join(tmpdir(), "fraud-risk-sdk-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "entries.csv"), "list_type,value\nemail,a@ejemplo.mx\nemail,nobody\n");
    const errors = [{ line: 3, code: "VALIDATION_ERROR", field: "value", message: "is no valid email" }];
    const { baseUrl, requests } = await startServer((response, { method }) =>
      method === "POST"
        ? sendJson(response, { lines: 2, created: 1, duplicates: 0, failed: 1, errors })
        : response.writeHead(200, { "Content-Type": "text/csv" }).end("list_type,value\n"),
    );
    const snippet = files.replace('"entries.csv"', JSON.stringify(join(folder, "entries.csv")));
    expect(await run(snippet, { DASHBOARD_SESSION: sessionToken, FRAUD_RISK_BASE_URL: baseUrl })).toBe(
      "48 bytes: 1 created, 0 duplicates\n  line 3: value is no valid email\nlist_type,value\n",
    );
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST /api/v1/blocklists/import", "GET /api/v1/blocklists/export?severity=block"]);
  });

  test("of events verifies a signed event, and forwards a provider event", async () => {
    const body = JSON.stringify(eventExamples["transaction.blocked"]);
    const secret = `whsec_${Buffer.alloc(24, 5).toString("base64")}`;
    const headers = webhooks.sign(body, { id: eventExamples["transaction.blocked"].id, secret });
    const { baseUrl, requests } = await startServer((response) => sendJson(response, { status: "applied", outcome_applied: true }, 202));
    const snippet = `${events}\nreceive(${JSON.stringify(body)}, ${JSON.stringify(headers)});`;
    const printed = await run(snippet, { FRAUD_RISK_INGEST_KEY: ingestKey, WEBHOOK_SECRET: secret, FRAUD_RISK_BASE_URL: baseUrl });
    expect(printed).toBe(`applied true\n${eventExamples["transaction.blocked"].data.session_id}\n`);
    expect(requests.map(({ method, url, headers: sent }) => `${method} ${url} ${sent.authorization}`)).toEqual([
      `POST /api/webhooks/ingest Bearer ${ingestKey}`,
    ]);
  });

  test("of management runs unchanged, and iterates over every page", async () => {
    const pages = [
      { data: [{ name: "Checkout server", last_four: "Xq7A" }], next_cursor: "bW9yZQ" },
      { data: [{ name: "Old server", last_four: "0bT2" }], next_cursor: null },
    ];
    const { baseUrl, requests } = await startServer((response, { method }, number) =>
      method === "POST" ? sendJson(response, { id: "1", last_four: "Xq7A" }, 201) : sendJson(response, pages[number - 2]),
    );
    const printed = await run(manage, { DASHBOARD_SESSION: sessionToken, FRAUD_RISK_BASE_URL: baseUrl, FRAUD_RISK_API_KEY: secretKey });
    expect(printed).toBe("1 Xq7A\nCheckout server Xq7A\nOld server 0bT2\n");
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /api/v1/keys",
      "GET /api/v1/keys?status=active",
      "GET /api/v1/keys?status=active&cursor=bW9yZQ",
    ]);
  });

  test("of a custom openapi-fetch client runs unchanged: with the key of the order, retried, and with typed errors", async () => {
    const { baseUrl, requests } = await startServer((response, _, number) =>
      number === 1
        ? sendJson(response, { error: { code: "ASSESS_MAINTENANCE", message: "Back soon.", details: {} } }, 503, { "Retry-After": "0" })
        : sendJson(response, assessment, 200, { "X-Request-Id": "req-1" }),
    );
    expect(await run(ownClient, { FRAUD_RISK_API_KEY: secretKey, FRAUD_RISK_BASE_URL: baseUrl })).toBe("approve req-1\n");
    expect(requests.map(({ method, url, headers }) => `${method} ${url} ${headers.authorization}`)).toEqual(
      Array(2).fill(`POST /api/v1/assess Bearer ${secretKey}`),
    );
  });
});

test("every example in the documentation of the methods compiles, strictly", { timeout: 60_000 }, () => {
  const calls = readFileSync(new URL("../../generated/sdk-resources.ts", import.meta.url), "utf8").match(/(?<=@example\n *\* )await client\..*/g) ?? [];
  expect(calls.length).toBeGreaterThan(Object.keys(sdkOperations).length);
  const uses = calls.map((call) => `{ ${call} }`).join("\n");
  expect(complaintsOf([`import { FraudRisk } from "@fraud-risk/node";\nconst client = new FraudRisk();\n${uses}`])).toEqual([[]]);
});

test("every snippet of the README compiles, strictly, and one that is wrong does not", { timeout: 60_000 }, () => {
  expect(snippets).toHaveLength(7);
  const [wrong, ...complaints] = complaintsOf([ownClient.replace('currency: "MXN"', 'curency: "MXN"'), ...snippets]);
  expect(complaints).toEqual(snippets.map(() => []));
  expect(wrong?.join()).toMatch(/curency/);
});
