import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { assessment, secretKey, sendJson, sessionToken, startServer } from "./builders.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const [assess = "", manage = ""] = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, snippet]) => snippet);

/** Runs a snippet as a module of its own; gives what it printed. */
async function run(snippet: string, environment: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module-typescript", "--eval", snippet], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { ...process.env, ...environment },
  });
  return stdout;
}

describe("the README's snippet", () => {
  test("of an assessment runs as it stands", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment, 200, { "X-Request-Id": "req-1" }));
    expect(await run(assess, { FRAUD_RISK_API_KEY: secretKey, FRAUD_RISK_BASE_URL: baseUrl })).toBe("approve 4.5 req-1\n");
    expect(requests).toHaveLength(1);
  });

  test("of management runs as it stands, and walks through every page", async () => {
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
      "GET /api/v1/keys?status=active&limit=100",
      "GET /api/v1/keys?status=active&limit=100&cursor=bW9yZQ",
    ]);
  });
});
