import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { placedOperations } from "../../src/docs/document.ts";
import { currentFacts } from "../../src/docs/facts.ts";
import { readDocument } from "../../src/docs/generated-files.ts";
import { guided, smallCall } from "../../src/docs/guided.ts";
import { retryLoop } from "../../src/docs/guides/idempotency.ts";
import { curlSnippet, firstCall, nodeSnippet } from "../../src/docs/snippets.ts";

const document = readDocument();
const calls = [
  ...placedOperations(document).map((placed) => [placed.operation.operationId, firstCall(placed)] as const),
  ["quickstart", smallCall({ document, facts: currentFacts }, "review")] as const,
];

/** The arguments that a shell would hand to curl. */
function shellArguments(command: string): string[] {
  const run = spawnSync("sh", ["-c", `curl() { printf '%s\\0' "$@"; }\n${command}`], { encoding: "utf8", env: { FRAUD_RISK_API_KEY: "svc_sk_test" } });
  expect(run.stderr).toBe("");
  return run.stdout.split("\0").slice(0, -1);
}

describe("snippets run as they stand", () => {
  it.each(calls)("%s with curl sends the example", (_, call) => {
    const words = shellArguments(curlSnippet(document, call));
    expect(words).toContain(`http://localhost:3000${call.placed.path}`);
    const body = words[words.indexOf("-d") + 1] ?? "";
    if (call.body !== undefined) expect(JSON.parse(body)).toEqual(call.body);
    expect(words.includes("Authorization: Bearer svc_sk_test")).toBe(!JSON.stringify(call.placed.operation.security).includes("{}"));
  });

  it.each(calls)("%s with the Node SDK is a valid module that calls the generated method", (_, call) => {
    const snippet = nodeSnippet(document, currentFacts, call);
    expect(() => stripTypeScriptTypes(snippet)).not.toThrow();
    const place = call.placed.operation["x-sdk"];
    expect(snippet).toContain(`client.${place?.resource}.${place?.method}(`);
  });

  it.each(calls)("%s with the Node SDK sends the same request", async (_, call) => {
    const seen: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createServer(async (request, response) => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body: await text(request) });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    try {
      const snippet = nodeSnippet(document, currentFacts, call).replace("http://localhost:3000", `http://127.0.0.1:${port}`);
      const env = { ...process.env, FRAUD_RISK_API_KEY: "svc_sk_test" };
      await promisify(execFile)(process.execPath, ["--input-type=module", "-e", snippet], { cwd: import.meta.dirname, env });
    } finally {
      server.close();
    }
    const [first] = seen;
    expect(`${first?.method?.toLowerCase()} ${first?.url}`).toBe(`${call.placed.method} ${call.placed.path}`);
    if (call.body !== undefined) expect(JSON.parse(first?.body ?? "")).toEqual(call.body);
    if (call.handle !== undefined) expect(first?.headers["idempotency-key"]).toBe(call.handle.value);
  });

  it("a quote in an example ends neither the shell word nor the string", () => {
    const call = { ...firstCall(guided(document)), body: { name: 'O\'Higgins "y" Cía', "odd-key": 1 } };
    const words = shellArguments(curlSnippet(document, call));
    expect(JSON.parse(words.at(-1) ?? "")).toEqual(call.body);
    expect(() => stripTypeScriptTypes(nodeSnippet(document, currentFacts, call))).not.toThrow();
  });

  it("the retry loop keeps its handle, waits as told, and gives up on what will not change", async () => {
    const answers = [
      Response.error(),
      new Response(null, { status: 503, headers: { "Retry-After": "7" } }),
      Response.json({ decision: "approve" }),
      new Response(null, { status: 400 }),
    ];
    const sent: string[] = [];
    const waited: number[] = [];
    const fetch = async (_url: string, { headers }: { headers: Record<string, string> }) => {
      sent.push(headers["Idempotency-Key"] ?? "");
      const answer = answers.shift();
      if (answer?.type === "error") throw new TypeError("connection lost");
      return answer;
    };
    const wait = (go: () => void, milliseconds: number) => {
      waited.push(milliseconds);
      go();
    };
    const loop = retryLoop(document, "Idempotency-Key", [429, 503]);
    const assess = runInNewContext(`${loop}\nassess`, { fetch, setTimeout: wait, crypto, process: { env: {} } });
    expect(await assess({})).toEqual({ decision: "approve" });
    expect(new Set(sent.splice(0)).size).toBe(1);
    expect(waited[1]).toBe(7000);
    await expect(assess({})).rejects.toThrow("no decision: 400");
    expect(sent).toHaveLength(1);
  });

  it("the package that the snippets import is ours", () => {
    const { name } = JSON.parse(readFileSync(new URL("../../../sdk-node/package.json", import.meta.url), "utf8"));
    expect(currentFacts.sdk.packageName).toBe(name);
  });
});
