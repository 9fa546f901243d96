// The mock that partners build against: every operation answers from the contract's examples, and nothing is invented.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { type ContractDocument, type OperationObject, type ParameterObject, requestExamples, resolveHeader } from "../src/document.ts";
import { anyKeys } from "../src/keys.ts";
import { mockDocument } from "../src/mock/document.ts";
import { guide } from "../src/mock/guide.ts";
import { startPartnerMock } from "../src/mock/start.ts";
import type { Prism } from "../src/targets/prism.ts";

const document = mockDocument();
const command = fileURLToPath(new URL("../src/mock/main.ts", import.meta.url));

/** Every success answer of the contract, by its example. */
const answers = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    Object.entries(operation.responses)
      .filter(([status]) => status.startsWith("2"))
      .flatMap(([status, response]) =>
        Object.entries(response.content ?? {}).flatMap(([type, { examples = {} }]) =>
          Object.entries(examples).map(([example, { value }]) => ({ operation, path, method, status, response, type, example, value })),
        ),
      ),
  ),
);

let mock: Prism;
beforeAll(async () => {
  mock = await startPartnerMock(0);
});
afterAll(() => mock?.end());

describe("a well-formed key, and the first documented request, get", () => {
  test.each(answers)("$operation.operationId $status, the example $example", async ({ operation, path, method, status, response, type, example, value }) => {
    const preference = { Prefer: `code=${status}, example=${example}`, Accept: type };
    // a stream that ends after its beginning
    const url = new URL(mock.baseUrl + filledPath(path, operation));
    if (type === "text/event-stream") url.searchParams.set("max_seconds", "0");
    const answer = await fetch(url, request(method, operation, preference));
    expect(answer.status).toBe(Number(status));
    expect(type === "application/json" ? await answer.json() : await answer.text()).toEqual(value);
    for (const [name, declared] of Object.entries(response.headers ?? {})) {
      expect(answer.headers.get(name), name).toBe(String(exampleOf(document, declared)));
    }
  });
});

test("every operation of the contract has such an answer", () => {
  expect([...new Set(answers.map(({ operation }) => operation.operationId))].sort()).toEqual(Object.keys(operations).sort());
});

test("a response has no replay or deprecation header without cause", async () => {
  const { headers } = await fetch(`${mock.baseUrl}/api/v1/assess`, request("post", operationAt("/api/v1/assess", "post"), {}));
  expect(["Idempotent-Replayed", "Deprecation", "Link"].filter((name) => headers.has(name))).toEqual([]);
});

describe("a query parameter that the contract does not have", () => {
  const refused = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(`${mock.baseUrl}${path}`, { headers });
    const body = (await answer.json()) as { readonly error: { readonly code: string; readonly details: { readonly fields: readonly object[] } } };
    return { status: answer.status, body, id: answer.headers.get("X-Request-Id") };
  };
  const key = { Authorization: `Bearer ${anyKeys.secret}` };

  test("is refused by its name, as by the service", async () => {
    const { status, body, id } = await refused("/api/v1/assessments?limit=2&no_such_parameter=1&sort=x", key);
    expect([status, body.error.code, id]).toEqual([400, "VALIDATION_ERROR", expect.any(String)]);
    expect(body.error.details.fields).toEqual([
      { path: "query.no_such_parameter", message: "unknown query parameter" },
      { path: "query.sort", message: "unknown query parameter" },
    ]);
    expect((await refused("/api/v1/assessments?limit=2", key)).status).toBe(200);
  });

  test("does not hide that the credential is missing, and is refused where none is needed", async () => {
    expect((await refused("/api/v1/assessments?no_such_parameter=1", {})).status).toBe(401);
    expect((await refused("/api/v1/health?no_such_parameter=1", {})).status).toBe(400);
  });
});

test("an event stream stays open after its example", async () => {
  const answer = await fetch(`${mock.baseUrl}/api/v1/events/stream`, { headers: { Authorization: `Bearer ${anyKeys.secret}` } });
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("event: transaction.blocked");
  const more = reader?.read().then(({ done }) => done);
  expect(await Promise.race([more, fetch(`${mock.baseUrl}/api/v1/health`).then(() => "open")])).toBe("open");
  await reader?.cancel();
});

test("each command of the guide, when pasted, gets the requested response", async () => {
  const commands = guide(mock.baseUrl).match(/^ {4}curl [\s\S]*?}'$/gm) ?? [];
  const printed = await Promise.all(commands.map(async (line) => (await promisify(execFile)("sh", ["-c", line])).stdout));
  expect(printed.map((text) => /^HTTP\/1.1 (\d+)/.exec(text)?.[1])).toEqual(["200", "200", "409"]);
  expect(printed[1]).toContain('"blocked_by":"blocklist:email"');
  expect(printed[2]).toContain('"IDEMPOTENCY_KEY_REUSED"');
});

test("a port that is taken is said, with the command for another one", async () => {
  const port = Number(new URL(mock.baseUrl).port);
  const ran = await promisify(execFile)(process.execPath, [command, "--port", String(port)]).catch((error) => error);
  expect(ran).toMatchObject({ code: 1, stderr: `Port ${port} is taken. Choose another one: npm run mock -- --port ${port + 1}\n` });
});

test("Ctrl+C stops it without leaving files or processes", async () => {
  const child = spawn(process.execPath, [command, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes("Ctrl+C")) break;
  }
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
  const [address = ""] = /http:\/\/[\d.:]+/.exec(printed) ?? [];
  await expect(fetch(address)).rejects.toThrow();
});

function operationAt(path: string, method: string): OperationObject {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`The contract has no ${method} ${path}.`);
  return operation;
}

/** What identifiers and dates look like, where a parameter has no example. */
const anyParameter = "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22";

const filledPath = (path: string, operation: OperationObject): string => {
  const query = new URLSearchParams(parameters(operation, "query"));
  const names = parameters(operation, "path");
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? anyParameter)}?${query}`;
};

function request(method: string, operation: OperationObject, headers: Record<string, string>): RequestInit {
  const [type] = Object.keys(operation.requestBody?.content ?? {});
  const body = requestExamples(operation)[0]?.[1];
  return {
    method: method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${anyKeys.secret}`,
      ...(type === undefined ? {} : { "Content-Type": type }),
      ...parameters(operation, "header"),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  };
}

/** The parameters that a request has to have. */
function parameters(operation: OperationObject, place: ParameterObject["in"]): Record<string, string> {
  const needed = (operation.parameters ?? []).filter((one) => one.in === place && one.required === true);
  return Object.fromEntries(needed.map(({ name, example, examples = {} }) => [name, String(example ?? Object.values(examples)[0]?.value ?? anyParameter)]));
}

function exampleOf({ components }: ContractDocument, header: Parameters<typeof resolveHeader>[1]): unknown {
  return resolveHeader({ paths: {}, components }, header).example;
}
