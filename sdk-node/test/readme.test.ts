import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { assessment, secretKey, sendJson, startServer } from "./builders.ts";

test("the snippet of the README runs as it stands", async () => {
  const { baseUrl, requests } = await startServer((response) => sendJson(response, assessment, 200, { "X-Request-Id": "req-1" }));
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const snippet = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module-typescript", "--eval", snippet], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { ...process.env, FRAUD_RISK_API_KEY: secretKey, FRAUD_RISK_BASE_URL: baseUrl },
  });
  expect(stdout).toBe("approve 4.5 req-1\n");
  expect(requests).toHaveLength(1);
});
