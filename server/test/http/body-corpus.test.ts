// Bodies that no client should send, to many operations: each gets a documented code, none a 500, none hangs.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import document from "../../../generated/openapi.json" with { type: "json" };
import type { OperationId } from "../../../generated/operations.ts";
import { codeOf, operationIds, ruleOf } from "../access/send.ts";
import { type EveryOperation, everyOperation } from "./every-operation.ts";

let api: EveryOperation;
beforeAll(async () => {
  api = await everyOperation();
});
afterAll(() => api.close());

/** Time (ms) within which every answer comes, on a machine that does other things as well. */
const DEADLINE = 20_000;

type Made = string | Uint8Array;

/** A malformed body, from the text of a valid one and the name of its first property. */
interface Shape {
  readonly name: string;
  readonly make: (valid: string, property: string) => Made;
  readonly headers?: Readonly<Record<string, string>>;
}

const instead = (value: string) => (valid: string, property: string) =>
  JSON.stringify({ ...JSON.parse(valid), [property]: "\u0001" }).replace('"\\u0001"', value);
const beside = (member: string) => (valid: string) => (valid === "{}" ? `{${member}}` : `${valid.slice(0, -1)},${member}}`);
const bytes = (encoding: BufferEncoding) => (valid: string) => Buffer.from(valid, encoding);

const shapes: readonly Shape[] = [
  // whole bodies of other types
  { name: "nothing", make: () => "" },
  { name: "white space", make: () => " \n\t " },
  { name: "null", make: () => "null" },
  { name: "true", make: () => "true" },
  { name: "a number", make: () => "17" },
  { name: "a text", make: () => '"amount"' },
  { name: "a list", make: () => "[]" },
  { name: "a list with a valid body", make: (valid) => `[${valid}]` },
  { name: "a body as a text", make: (valid) => JSON.stringify(valid) },
  { name: "an empty object", make: () => "{}" },
  // values of the first property
  { name: "null in a field", make: instead("null") },
  { name: "a number in a field", make: instead("17.5") },
  { name: "a list in a field", make: instead("[[[]]]") },
  { name: "an object in a field", make: instead('{"a":{"b":[1]}}') },
  { name: "a boolean in a field", make: instead("true") },
  { name: "an empty text in a field", make: instead('""') },
  { name: "a long text in a field", make: instead(JSON.stringify("x".repeat(9000))) },
  { name: "1e400", make: instead("1e400") },
  { name: "-1e400", make: instead("-1e400") },
  { name: "1e-400", make: instead("1e-400") },
  { name: "a number of 300 digits", make: instead("9".repeat(300)) },
  { name: "2^53 + 1", make: instead("9007199254740993") },
  { name: "minus zero", make: instead("-0") },
  { name: "NaN", make: instead("NaN") },
  { name: '"NaN" as a text', make: instead('"NaN"') },
  { name: "Infinity", make: instead("-Infinity") },
  { name: "a hexadecimal number", make: instead("0x10") },
  { name: "a leading zero", make: instead("017") },
  { name: "undefined", make: instead("undefined") },
  { name: "single quotes", make: instead("'x'") },
  { name: "NUL", make: instead('"a\\u0000b"') },
  { name: "a lone surrogate", make: instead('"\\ud800"') },
  { name: "a lone low surrogate as a name", make: beside('"\\udfff":1') },
  { name: "NUL in a name", make: beside('"a\\u0000":1') },
  { name: "a raw control character", make: instead('"a\u0001b"') },
  { name: "a card number", make: instead('"4242 4242 4242 4242"') },
  // names
  { name: "the same name twice", make: (valid) => `${valid.slice(0, -1)}${valid === "{}" ? "" : ","}"x":1,"x":2}` },
  { name: "a valid body twice in one", make: (valid) => (valid === "{}" ? valid : `${valid.slice(0, -1)},${valid.slice(1)}`) },
  { name: "__proto__", make: beside('"__proto__":{"isAdmin":true}') },
  { name: "constructor.prototype", make: beside('"constructor":{"prototype":{"isAdmin":true}}') },
  { name: "toString and valueOf", make: beside('"toString":1,"valueOf":{},"hasOwnProperty":null') },
  { name: "an empty name", make: beside('"":1') },
  { name: "a name of 300 characters", make: beside(`"${"n".repeat(300)}":1`) },
  { name: "four thousand names", make: beside(Array.from({ length: 4000 }, (_, index) => `"n${index}":1`).join(",")) },
  { name: "six thousand values", make: beside(`"x":[${"1,".repeat(6000)}1]`) },
  // depth
  { name: "objects a thousand deep", make: beside(`"x":${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`) },
  { name: "lists a hundred thousand deep", make: () => "[".repeat(100_000) },
  { name: "lists thirty deep in a field", make: instead(`${"[".repeat(30)}${"]".repeat(30)}`) },
  // syntax
  { name: "cut in the middle", make: (valid) => valid.slice(0, Math.max(1, valid.length >> 1)) },
  { name: "without its last brace", make: (valid) => valid.slice(0, -1) },
  { name: "two bodies", make: (valid) => `${valid}${valid}` },
  { name: "a comma too many", make: (valid) => `${valid.slice(0, -1)},}` },
  { name: "a comment", make: (valid) => `/* */${valid}` },
  { name: "XML", make: () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  { name: "a form", make: () => "amount=1&currency=MXN" },
  // encodings
  { name: "a byte order mark", make: (valid) => `\ufeff${valid}` },
  { name: "two byte order marks", make: (valid) => `\ufeff\ufeff${valid}` },
  { name: "UTF-16", make: bytes("utf16le") },
  { name: "UTF-16 with its byte order mark", make: (valid) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(valid, "utf16le")]) },
  { name: "bytes that are no UTF-8", make: () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { name: "overlong UTF-8", make: () => Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]) },
  { name: "Latin-1", make: () => Buffer.from('{"name":"José"}', "latin1") },
  { name: "random bytes", make: () => Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 197 + 31) % 256)) },
  { name: "NUL bytes", make: () => Buffer.alloc(64) },
  // headers
  { name: "no content type", make: (valid) => valid, headers: { "Content-Type": "" } },
  { name: "another content type", make: (valid) => valid, headers: { "Content-Type": "application/xml" } },
  { name: "a JSON type that is not ours", make: (valid) => valid, headers: { "Content-Type": "application/vnd.api+json" } },
  { name: "a charset that is not UTF-8", make: (valid) => valid, headers: { "Content-Type": "application/json; charset=utf-16" } },
  { name: "a content type twice", make: (valid) => valid, headers: { "Content-Type": "application/json, text/plain" } },
  { name: "gzip that is none", make: (valid) => valid, headers: { "Content-Type": "application/json", "Content-Encoding": "gzip" } },
  { name: "an unknown encoding", make: (valid) => valid, headers: { "Content-Type": "application/json", "Content-Encoding": "x-none" } },
  { name: "more than the limit", make: () => "too large" },
];

/** Name of the first property that the body of an operation must have, else may have. */
function firstProperty(id: OperationId): string {
  const { path, method } = ruleOf(id);
  const paths = document.paths as unknown as Record<string, Record<string, { requestBody: { content: Record<string, { schema: { $ref: string } }> } }>>;
  const name = paths[path]?.[method]?.requestBody.content["application/json"]?.schema.$ref.split("/").at(-1) ?? "";
  const { required = [], properties = {} } =
    (document.components.schemas as unknown as Record<string, { required?: string[]; properties?: object }>)[name] ?? {};
  return required[0] ?? Object.keys(properties)[0] ?? "x";
}

const operationsWithBody = operationIds.filter((id) => ruleOf(id).requestType === "application/json" && !ruleOf(id).rawBody);

/** Operations that each shape goes to. */
const AT_ONCE = 7;

/** Each shape goes to seven operations, another seven each time, so that every operation gets many. */
const corpus = shapes.flatMap((shape, index) =>
  Array.from({ length: AT_ONCE }, (_, turn) => {
    const id = operationsWithBody[(index * AT_ONCE + turn) % operationsWithBody.length] as OperationId;
    return { id, shape, name: shape.name };
  }),
);

test("the corpus has at least 240 bodies, and every operation with a JSON body gets at least eight", () => {
  expect(corpus.length).toBeGreaterThanOrEqual(240);
  for (const id of operationsWithBody) expect(corpus.filter((one) => one.id === id).length).toBeGreaterThanOrEqual(8);
});

describe("each gets a documented answer", () => {
  test.each(corpus)("$id: $name", { timeout: DEADLINE }, async ({ id, shape }) => {
    const { path, query, headers, body } = await api.requestOf(id);
    const rule = ruleOf(id);
    const place = rule.path.replace(/\{(\w+)\}/g, (_, name: string) => path?.[name] ?? "");
    const url = `${api.service.url}${place}${query === undefined ? "" : `?${new URLSearchParams(query)}`}`;
    const made = shape.name === "more than the limit" ? Buffer.alloc(rule.bodyLimit + 1, 0x20) : shape.make(JSON.stringify(body ?? {}), firstProperty(id));
    const sent = { "Content-Type": "application/json", ...headers, ...shape.headers };
    const answer = await api.raw(id, url, sent, made);
    expect(answer.status, answer.text).toBeLessThan(500);
    if (answer.status < 400) return;
    expect(rule.errorCodes).toContain(codeOf(id, answer));
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  });

  test("and the service still decides", async () => {
    expect((await api.send("assessPayin", await api.requestOf("assessPayin"))).status).toBe(200);
    expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
  });
});
