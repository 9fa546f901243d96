// The two shapes of errors, per operation and status: `{error: "<message>", code, details}` where the interface was published with a plain string,
// `{error: {code, message, details}}` everywhere else.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract, type JsonSchema } from "../../../contract-tests/src/document.ts";
import { errors } from "../../../generated/errors.ts";
import type { OperationId } from "../../../generated/operations.ts";
import { type AnyRequest, operationIds, ruleOf, send } from "../access/send.ts";
import type { TestAnswer } from "../harness/client.ts";
import { type EveryOperation, everyOperation } from "./every-operation.ts";

let api: EveryOperation;
beforeAll(async () => {
  api = await everyOperation();
});
afterAll(() => api.close());

/** Statuses in the flat shape: contract decisions, section 2. Not taken from anything generated. */
const FLAT: Partial<Record<OperationId, (status: number) => boolean>> = {
  assessPayout: (status) => [400, 401, 403].includes(status),
  reportOutcome: (status) => status < 500,
  listBlocklistEntries: (status) => status < 500,
  updateBlocklistEntry: (status) => status < 500,
  createCase: (status) => status < 500,
  readCase: (status) => status < 500,
  updateCase: (status) => status < 500,
};
const isFlat = (id: OperationId, status: number): boolean => FLAT[id]?.(status) === true;

/** Statuses of errors that the contract has of an operation, with the names of their schemas. */
function documentedErrors(id: OperationId): [number, string | undefined][] {
  const { path, method } = ruleOf(id);
  const responses = Object.entries(contract.paths[path]?.[method]?.responses ?? {});
  return (
    responses
      // a health that is not good is no error
      .filter(([status]) => Number(status) >= 400 && !(id === "readHealth" && status === "503"))
      .map(([status, { content }]) => [Number(status), nameOf(content?.["application/json"]?.schema)])
  );
}

function nameOf(schema: JsonSchema | undefined): string | undefined {
  return typeof schema === "object" && typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
}

const documented = operationIds.flatMap((id) => documentedErrors(id).map(([status, schema]) => ({ id, status, schema })));

describe("in the contract", () => {
  test.each(documented)("$id $status", ({ id, status, schema }) => {
    expect(schema).toBe(isFlat(id, status) ? "FlatErrorBody" : "ErrorBody");
  });
});

function expectShape(id: OperationId, answer: TestAnswer, status: number): void {
  expect(answer.status).toBe(status);
  const { error } = answer.body;
  const flat = isFlat(id, status);
  expect(Object.keys(answer.body).sort()).toEqual(flat ? ["code", "details", "error"] : ["error"]);
  expect(Object.keys(flat ? { code: 1, details: 1, message: 1 } : error).sort()).toEqual(["code", "details", "message"]);
  const { code, message, details } = flat ? { ...answer.body, message: error } : error;
  expect([typeof message, typeof details, Object.hasOwn(errors, code)]).toEqual(["string", "object", true]);
  expect(errors[code as keyof typeof errors].status).toBe(status);
  expect(documentedErrors(id).map(([known]) => known)).toContain(status);
  expect(ruleOf(id).errorCodes).toContain(code);
}

/** Path parameters that are well formed and name nothing. */
const nothing = (id: OperationId): Record<string, string> =>
  Object.fromEntries([...ruleOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"]));

const may = (status: number): OperationId[] => operationIds.filter((id) => documentedErrors(id).some(([known]) => known === status));
/** Their signature is looked at before anything else. */
const SIGNED: readonly OperationId[] = ["receiveStripeEvent"];

describe("as it is answered", () => {
  test.each(may(400).filter((id) => !SIGNED.includes(id)))("%s 400", async (id) => {
    const { query, ...request } = await api.requestOf(id);
    expectShape(id, await api.send(id, { ...request, query: { ...query, no_such_parameter: "1" } }), 400);
  });

  test.each(may(401).filter((id) => !SIGNED.includes(id)))("%s 401", async (id) => {
    expectShape(id, await send(api.service.url, id, await api.requestOf(id), undefined), 401);
  });

  test.each(may(403).filter((id) => ruleOf(id).permissions.length > 0))("%s 403", async (id) => {
    const { value } = await api.fixtures.key({ kind: ruleOf(id).credentials.includes("secret") ? "secret" : "publishable" });
    const credential = ruleOf(id).credentials.includes("secret") ? value : await api.service.token("viewer", api.organization);
    const answer = await send(api.service.url, id, await api.requestOf(id), `Bearer ${credential}`);
    // what a viewer may do is not refused
    if (answer.status < 400) return;
    expectShape(id, answer, 403);
  });

  test.each(may(404).filter((id) => Object.keys(nothing(id)).length > 0))("%s 404", async (id) => {
    const request: AnyRequest = await api.requestOf(id);
    expectShape(id, await api.send(id, { ...request, path: nothing(id) }), 404);
  });

  test.each(may(413))("%s 413", async (id) => {
    const body = Buffer.alloc(ruleOf(id).bodyLimit + 1, " ");
    expectShape(id, await api.send(id, { ...(await api.requestOf(id)), body }), 413);
  });

  test.each(may(415))("%s 415", async (id) => {
    const request = await api.requestOf(id);
    const rule = ruleOf(id);
    const place = rule.path.replace(/\{(\w+)\}/g, (_, name: string) => request.path?.[name] ?? "");
    const url = `${api.service.url}${place}${request.query === undefined ? "" : `?${new URLSearchParams(request.query)}`}`;
    // plain text is a table of one column to imports
    const answer = await api.raw(id, url, { "Content-Type": "application/xml", ...request.headers }, "x");
    expectShape(id, answer, 415);
  });

  test.each(may(429).filter((id) => ruleOf(id).credentials.includes("secret")))("%s 429", async (id) => {
    const { id: key, value } = await api.fixtures.key({ kind: "secret", permissions: ruleOf(id).permissions });
    await api.service.database.query("UPDATE api_keys SET rate_limit_per_minute = 1, last_used_at = NULL WHERE id = $1", [key]);
    const request = await api.requestOf(id);
    await send(api.service.url, id, request, `Bearer ${value}`);
    expectShape(id, await send(api.service.url, id, request, `Bearer ${value}`), 429);
  });
});
