import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { type ErrorCode, errors } from "../../../generated/errors.ts";
import { eventExamples } from "../../../generated/events.ts";
import { operations } from "../../../generated/operations.ts";
import { isPublic } from "../../docs-site/contract/access.ts";
import { currentFacts } from "../../docs-site/contract/beyond-openapi.ts";
import { browserSnippet } from "../../docs-site/contract/browser-snippet.ts";
import { type ApiDocument, type Operation, placedOperations, resolveSchema } from "../../docs-site/contract/document.ts";
import { bodiesOf } from "../../docs-site/contract/error-bodies.ts";
import { errorSnippet } from "../../docs-site/contract/error-snippet.ts";
import { guided, operationNamed, smallCall } from "../../docs-site/contract/guided.ts";
import { receiveSnippet } from "../../docs-site/contract/pages/events.ts";
import { firstCall, type SampleCall, sampleAddress } from "../../docs-site/contract/sample-call.ts";
import { curlSnippet, isPaged, nodeSnippet } from "../../docs-site/contract/snippets.ts";
import { snippetOf } from "../../docs-site/guides/guide-file.ts";
import { signedHeaders } from "../../src/delivery/webhooks/signature.ts";
import { document } from "./page.ts";
import { environment, runHere, runModule, type SeenRequest } from "./run.ts";

const calls = [
  ...placedOperations(document).map((placed) => [placed.operation.operationId, firstCall(document, placed)] as const),
  ["quickstart", smallCall({ document, facts: currentFacts }, "review")] as const,
];

/** The arguments that a shell would hand to curl. */
function shellArguments(command: string): string[] {
  const run = spawnSync("sh", ["-c", `curl() { printf '%s\\0' "$@"; }\n${command}`], { encoding: "utf8", env: environment });
  expect(run.stderr).toBe("");
  return run.stdout.split("\0").slice(0, -1);
}

/** The header that an operation requires: a key where it takes one, else a session; undefined for a public one. */
function authorizationOf({ placed }: SampleCall): string | undefined {
  const rule = Object.values(operations).find(({ id }) => id === placed.operation.operationId);
  const kinds: readonly string[] = rule?.credentials ?? [];
  if (kinds.includes("secret")) return `Bearer ${environment.FRAUD_RISK_API_KEY}`;
  if (kinds.includes("ingest")) return `Bearer ${environment.FRAUD_RISK_INGEST_KEY}`;
  return kinds.includes("session") ? `Bearer ${environment.DASHBOARD_SESSION}` : undefined;
}

/** The body that a text stands for. */
const asSent = ({ otherType }: SampleCall, text = ""): unknown => (otherType === undefined ? JSON.parse(text) : text);

/** Headers that the operation does not go without. */
const requiredHeaders = ({ placed }: SampleCall): string[] =>
  (placed.operation.parameters ?? []).filter((parameter) => parameter.in === "header" && parameter.required).map(({ name }) => name);

/** Value of the argument behind a curl option. */
function option(words: readonly string[], name: string): string | undefined {
  return words.includes(name) ? words[words.indexOf(name) + 1] : undefined;
}

/** A publishable key of the right look that opens nothing. */
const publishableKey = "svc_pub_0123456789abcdefghijABCDEFGHIJxyABC123";

describe("snippets run as they stand", () => {
  it.each(calls)("%s has a fitting value for everything that its address needs", (_, call) => {
    const { pathname, searchParams, href } = new URL(sampleAddress(call), "http://localhost:3000");
    const template = new RegExp(`^${call.placed.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
    expect(pathname).toMatch(template);
    const values = { ...template.exec(pathname)?.groups, ...Object.fromEntries(searchParams) };
    for (const { name, in: place, required, schema = {} } of call.placed.operation.parameters ?? []) {
      if (place === "header" || (!required && values[name] === undefined)) continue;
      expect(values[name]).toMatch(new RegExp(resolveSchema(document, schema).pattern ?? "."));
    }
    expect(href).not.toMatch(/[{}<>]|%7B|%3C/);
  });

  it.each(calls)("%s with curl sends the example", (_, call) => {
    const words = shellArguments(curlSnippet(document, call));
    expect(words).toContain(`http://localhost:3000${sampleAddress(call)}`);
    const body = option(words, call.otherType === undefined ? "-d" : "--data-binary");
    expect(option(words, "-X") ?? (body === undefined ? "GET" : "POST")).toBe(call.placed.method.toUpperCase());
    if (call.body === undefined) expect(body).toBeUndefined();
    else expect(asSent(call, body)).toEqual(call.body);
    const headers = words.filter((_word, index) => words[index - 1] === "-H");
    const authorization = authorizationOf(call);
    expect(headers.filter((header) => header.startsWith("Authorization"))).toEqual(authorization === undefined ? [] : [`Authorization: ${authorization}`]);
    for (const name of requiredHeaders(call)) expect(headers.map((header) => header.split(": ")[0])).toContain(name);
  });

  it.each(calls)("%s with the Node SDK is a valid module that calls the generated method", (_, call) => {
    const snippet = nodeSnippet(document, currentFacts, call);
    expect(() => stripTypeScriptTypes(snippet)).not.toThrow();
    const place = call.placed.operation["x-sdk"];
    expect(snippet).toContain(`client.${place?.resource}.${place?.method}(`);
  });

  const single = calls.filter(([, { placed }]) => !isPaged(placed.operation));
  const paged = calls.filter(([, { placed }]) => isPaged(placed.operation));

  it.each(single)("%s with the Node SDK sends the same request", async (_, call) => {
    expectSame(call, (await runHere(nodeSnippet(document, currentFacts, call))).requests);
  });

  it.each(paged)("%s with the Node SDK walks the list to its end", async (id, call) => {
    const page = (last: boolean) => ({ [id === "listBlocklistEntries" ? "entries" : "data"]: [last ? "b" : "a"], next_cursor: last ? null : "next" });
    const answer = (request: number) => ({ body: id === "listBlocklistEntries" ? { success: true, data: page(request > 0) } : page(request > 0) });
    const { requests, printed } = await runHere(nodeSnippet(document, currentFacts, call), answer);
    expect(printed).toBe("a\nb\n");
    expectSame(call, requests.slice(0, 1));
    expect(requests[1]?.url).toContain("cursor=next");
  });

  it("runs in a process of its own as it does in this one", async () => {
    const call = smallCall({ document, facts: currentFacts }, "review");
    const { requests, printed } = await runModule(nodeSnippet(document, currentFacts, call), () => ({ decision: "review" }));
    expectSame(call, requests);
    expect(printed).toBe("{ decision: 'review' }\n");
  });

  /** The one request that a call sent is the one that its page shows. */
  function expectSame(call: SampleCall, requests: readonly SeenRequest[]): void {
    const [first] = requests;
    expect(requests).toHaveLength(1);
    expect(`${first?.method?.toLowerCase()} ${first?.url}`).toBe(`${call.placed.method} ${sampleAddress(call)}`);
    expect(first?.headers.authorization).toBe(authorizationOf(call));
    if (call.body === undefined) expect(first?.body).toBe("");
    else expect(asSent(call, first?.body)).toEqual(call.body);
    if (call.body !== undefined) expect(first?.headers["content-type"]).toBe(call.otherType ?? "application/json");
    if (call.handle !== undefined) expect(first?.headers["idempotency-key"]).toBe(call.handle.value);
    for (const name of requiredHeaders(call)) expect(first?.headers[name.toLowerCase()]).toBeTruthy();
  }

  const shown = calls.flatMap(([id, call]) =>
    [browserSnippet({ document, facts: currentFacts }, call) ?? []].flat().map((snippet) => [id, call, snippet] as const),
  );

  it("of browsers is shown for operations that pages may call", () => {
    expect(shown.map(([id]) => id)).toEqual(["assessPayin", "describePayin", "describePayout", "readHealth", "quickstart"]);
    for (const [, , snippet] of shown) expect(snippet).not.toMatch(/process\.env|svc_sk_/);
  });

  it.each(shown)("%s with the browser SDK sends what its page shows, under the publishable key where the operation takes one", async (_, call, snippet) => {
    expect(snippet).toContain('publishableKey: "svc_pub_..."');
    const { requests } = await runHere(snippet.replace("svc_pub_...", publishableKey), () => ({ body: { decision: "review" } }));
    const [request, ...more] = requests;
    expect(more).toEqual([]);
    expect(`${request?.method?.toLowerCase()} ${request?.url}`).toBe(`${call.placed.method} ${sampleAddress(call)}`);
    expect(request?.headers.authorization).toBe(isPublic(call.placed) ? undefined : `Bearer ${publishableKey}`);
    if (call.body !== undefined) expect(JSON.parse(request?.body ?? "")).toEqual(call.body);
  });

  it("an event of Stripe comes with the signature of its example", async () => {
    const call = firstCall(document, operationNamed(document, "receiveStripeEvent"));
    const { requests } = await runHere(nodeSnippet(document, currentFacts, call));
    expect(requests[0]?.headers["stripe-signature"]).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(shellArguments(curlSnippet(document, call))).toContain(`Stripe-Signature: ${requests[0]?.headers["stripe-signature"]}`);
  });

  it("a quote in an example ends neither the shell word nor the string", () => {
    const call = { ...firstCall(document, guided(document)), body: { name: 'O\'Higgins "y" Cía', "odd-key": 1 } };
    const words = shellArguments(curlSnippet(document, call));
    expect(JSON.parse(words.at(-1) ?? "")).toEqual(call.body);
    expect(() => stripTypeScriptTypes(nodeSnippet(document, currentFacts, call))).not.toThrow();
  });

  it("the retry loop keeps its handle, waits as requested, and does not retry permanent errors", async () => {
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
    const loop = snippetOf("retries", "retry-loop.js");
    const retryable = Object.values(errors).filter((error) => error.retryable);
    expect(loop).toContain(`const retryable = [${[...new Set(retryable.map(({ status }) => status))].join(", ")}];`);
    const assess = runInNewContext(`${loop}\nassess`, { fetch, setTimeout: wait, crypto, process: { env: {} } });
    expect(await assess({})).toEqual({ decision: "approve" });
    expect(new Set(sent.splice(0)).size).toBe(1);
    expect(waited[1]).toBe(7000);
    await expect(assess({})).rejects.toThrow("no decision: 400");
    expect(sent).toHaveLength(1);
  });

  const bodies = Object.entries(errors).flatMap(([code, { status }]) =>
    bodiesOf(document, currentFacts, code).map((body) => [code, body.shape, status, body] as const),
  );

  it.each(bodies)("%s in the %s shape is recognised by the code of its page", async (code, _, status, { value, details }) => {
    const snippet = errorSnippet({ document, facts: currentFacts }, code, details);
    const { printed, requests } = await runHere(snippet, () => ({ status, body: value, headers: new Map([["X-Request-Id", "req-1"]]) }));
    expect(requests).toHaveLength(1);
    const [message = "", ...lines] = printed.split("request req-1)");
    expect(message).toContain(errors[code as ErrorCode].message);
    expect(lines.join("").trim()).toBe(
      Object.values(details)
        .map((detail) => JSON.stringify(detail))
        .join(" "),
    );
    const other = runHere(snippet, () => ({ status: 418, body: { error: { code: "ANOTHER", message: "", details: {} } } }));
    await expect(other).rejects.toThrow();
  });

  it.each(Object.entries(eventExamples))("%s is verified and read by the code of its page", async (type, example) => {
    const secret = `whsec_${Buffer.alloc(24, 5).toString("base64")}`;
    const body = JSON.stringify(example);
    const headers = signedHeaders([secret], example.id, body, Date.now());
    const call = `receive(${JSON.stringify(body)}, ${JSON.stringify(headers)});`;
    const { printed } = await runHere(`${receiveSnippet(currentFacts.sdk.packageName, type, example)}\n${call}`, undefined, { WEBHOOK_SECRET: secret });
    const [first] = Object.values(example.data);
    expect(printed.startsWith(typeof first === "string" ? first : JSON.stringify(first))).toBe(true);
  });

  it("the package that the snippets import is ours", () => {
    const { name } = JSON.parse(readFileSync(new URL("../../../sdk-node/package.json", import.meta.url), "utf8"));
    expect(currentFacts.sdk.packageName).toBe(name);
  });
});

describe("the values of an address", () => {
  const changed = (id: "revokeSubmerchantKey" | "rotateKey", change: Partial<Operation>) => {
    const { operation, ...place } = operationNamed(document, id);
    return firstCall(document, { ...place, operation: { ...operation, ...change } });
  };
  const path = { name: "id", in: "path", required: true, schema: { $ref: "#/components/schemas/Uuid" } };

  it("are those of the example that is shown", () => {
    const examples = { other: { value: "of another" }, "an-hour": { value: "of an hour" } };
    expect(changed("rotateKey", { parameters: [{ ...path, examples }] }).path).toEqual({ id: "of an hour" });
  });

  it("are those of the parameter, else of its schema, where the example has none", () => {
    expect(changed("rotateKey", { parameters: [{ ...path, example: "its own" }] }).path).toEqual({ id: "its own" });
    expect(changed("rotateKey", { parameters: [path] }).path).toEqual({ id: document.components.schemas.Uuid?.examples?.[0] });
  });

  it("hold what may be left out only if the example does", () => {
    const limit = { name: "limit", in: "query", schema: { type: "integer" } };
    expect(changed("revokeSubmerchantKey", { parameters: [path, limit] }).query).toEqual({});
    const given = changed("revokeSubmerchantKey", { parameters: [path, { ...limit, examples: { revoked: { value: 10 } } }] });
    expect(given.query).toEqual({ limit: 10 });
    expect(sampleAddress(given)).toMatch(/\/keys\?limit=10$/);
    expect(nodeSnippet(document, currentFacts, given)).toContain("{\n  limit: 10\n}");
  });
});

it("an operation that takes no credential of the snippets is refused, not shown without one", () => {
  const call = firstCall(document, guided(document));
  const closed: ApiDocument = {
    ...document,
    components: { ...document.components, securitySchemes: { SecretKey: { "x-credential": { kind: "publishable", rate_per_minute: 1 } } } },
  };
  expect(() => curlSnippet(closed, call)).toThrow("no snippet has a credential for assessPayin");
});
