// The published document writes out each error response, header and parameter once, and each of its references resolves.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { expanded } from "../emitter/expanded.ts";
import { type Document, type Parameter, placedOperations, type Response } from "../emitter/openapi.ts";
import { readPresent } from "../release/files.ts";

const document = readPresent();
const { responses = {}, parameters = {}, headers = {} } = document.components;

describe("shared parts:", () => {
  test("every error response is a component", () => {
    expect(inlineErrors(document)).toEqual([]);
  });

  test.each(["responses", "headers", "parameters"] as const)("none of the %s is inlined twice", (kind) => {
    expect(repeated(document, kind)).toEqual([]);
  });

  test("a document that inlines them is found", () => {
    const repeating = expanded(document);
    expect(inlineErrors(repeating)).toContain("assessPayin 401");
    expect(repeated(repeating, "responses")).not.toEqual([]);
    expect(repeated(repeating, "parameters")).toContain("listKeys query limit");
    const { "X-Request-Id": header } = headers;
    for (const { operation } of placedOperations(repeating).slice(0, 2))
      operation.responses["200"] = { description: "", headers: { "X-Request-Id": { ...header } } };
    expect(repeated(repeating, "headers")).not.toEqual([]);
  });
});

describe("references", () => {
  const used = new Set([...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = ""]) => reference));

  test("all resolve", () => {
    const dangling = [...used].filter((reference) => at(document, reference) === undefined);
    expect(dangling).toEqual([]);
  });

  test("each component is used", () => {
    const { securitySchemes, ...referable } = document.components;
    const all = Object.entries(referable).flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`));
    expect(all.filter((reference) => !used.has(reference))).toEqual([]);
    expect(Object.keys(securitySchemes)).not.toEqual([]);
  });

  test("to responses and parameters are resolved in an expanded document, which is otherwise the same", () => {
    const whole = expanded(document);
    expect(whole.components).not.toHaveProperty("responses");
    expect(JSON.stringify(whole)).not.toMatch(/#\/components\/(responses|parameters)\//);
    expect(expanded(whole)).toEqual(whole);
    const { operation } = placedOperations(whole).find(({ operation: { operationId } }) => operationId === "assessPayin") ?? {};
    expect(operation?.responses["401"]).toEqual(responses.UnauthorizedOrSecretKeyRequired);
  });

  test("that dangle are refused", () => {
    const dangling = structuredClone(document);
    delete dangling.components.responses?.Unauthorized;
    expect(() => expanded(dangling)).toThrow("dangling reference #/components/responses/Unauthorized");
  });
});

describe("readable:", () => {
  const named = Object.entries(responses).map(([name, response]) => ({ name, response }));

  test.each(named)("the response $name has a name, a sentence, and an example of each code", ({ name, response }) => {
    expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(response.description).toMatch(/^[A-Z].*\.$/);
    const examples = response.content?.["application/json"]?.examples ?? {};
    expect(Object.keys(examples)).toEqual(response["x-error-codes"] ?? []);
    for (const { summary, description, value } of Object.values(examples)) expect([summary, description, value]).not.toContain(undefined);
  });

  test("each tag of an operation or event is described", () => {
    const described = (document.tags ?? []).filter(({ description = "" }) => description.endsWith(".")).map(({ name }) => name);
    const operations = [...placedOperations(document).map(({ operation }) => operation), ...Object.values(document.webhooks ?? {}).map(({ post }) => post)];
    expect([...new Set(operations.flatMap(({ tags = [] }) => tags))].sort()).toEqual(described.sort());
  });

  test.each(Object.entries(parameters))("the parameter %s has a sentence and a schema", (name, parameter) => {
    expect(name).toMatch(/^(webhook-[a-z]+|[A-Z][A-Za-z]+(\.[a-z_]+)?)$/);
    expect(parameter.description).toMatch(/^.+\.$/);
    expect(parameter.schema).toBeDefined();
    // documentation fills it into the path
    if (parameter.in === "path") expect(parameter.example).toBeDefined();
  });

  test.each(Object.entries(headers))("the header %s has a sentence and an example", (_, header) => {
    expect(header.description).toMatch(/^.+\.$/);
    expect(header.example).toBeDefined();
  });
});

test("no YAML of the contract is committed", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const texts = ["generated", "spec"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(root, folder, name)),
  );
  const yaml = texts.filter((name) => /\.ya?ml$/.test(name) && !name.includes("node_modules") && /^("?openapi"?):/m.test(readFileSync(name, "utf8")));
  expect(yaml).toEqual([]);
});

/** Error responses that are inline. */
function inlineErrors(of: Document): string[] {
  return placedOperations(of).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) => (isError(response) ? [`${operation.operationId} ${status}`] : [])),
  );
}

function isError({ content, ...response }: Response): boolean {
  return response["x-error-codes"] !== undefined || content?.["application/json"]?.schema.$ref?.endsWith("ErrorBody") === true;
}

/** Places of inline parts that an earlier place has too. */
function repeated(of: Document, kind: "responses" | "headers" | "parameters"): string[] {
  const seen = new Set<string>();
  return writtenOut(of, kind).flatMap(([place, part]) => {
    const text = JSON.stringify(part);
    const again = seen.has(text);
    seen.add(text);
    return again ? [place] : [];
  });
}

function writtenOut(of: Document, kind: "responses" | "headers" | "parameters"): [place: string, part: object][] {
  const operations = [...placedOperations(of).map(({ operation }) => operation), ...Object.values(of.webhooks ?? {}).map(({ post }) => post)];
  const found = operations.flatMap(({ operationId, parameters: own = [], responses: answers }): [string, object][] => {
    if (kind === "parameters") return own.map((one: Partial<Parameter>) => [`${operationId} ${one.in} ${one.name}`, named(one)]);
    if (kind === "responses") return Object.entries(answers).map(([status, response]) => [`${operationId} ${status}`, response]);
    return Object.entries(answers).flatMap(([status, response]) =>
      Object.entries(response.headers ?? {}).map(([name, header]): [string, object] => [`${operationId} ${status} ${name}`, header]),
    );
  });
  return found.filter(([, part]) => !("$ref" in part));
}

/** Two parameters whose examples differ in their names alone are the same. */
const named = ({ examples, ...parameter }: Partial<Parameter>): object => ({
  ...parameter,
  ...(examples && { values: Object.values(examples).map(({ value }) => value) }),
});

function at(of: Document, reference: string): unknown {
  const steps = reference.replace("#/", "").split("/");
  return steps.reduce<unknown>((node, step) => (typeof node === "object" && node !== null ? Reflect.get(node, decodeURIComponent(step)) : undefined), of);
}
