import { describe, expect, test } from "vitest";
import type { Answer } from "../src/answer.ts";
import { contract, operationsOf, type ResponseObject, resolveHeader } from "../src/document.ts";
import { check, createResponseCheck } from "../src/response-check.ts";
import { changed } from "./changed.ts";

/** The answer that a documented example stands for, with every header that the response documents. */
function exampleAnswer(status: string, response: ResponseObject, mediaType: string, body: unknown): Answer {
  const headers = new Headers({ "Content-Type": `${mediaType}; charset=utf-8` });
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    headers.set(name, String((resolveHeader(contract, header) as { example?: unknown }).example));
  }
  return { status: Number(status), headers, text: mediaType === "application/json" ? JSON.stringify(body) : String(body), json: body };
}

/** Every documented response example as an answer. */
const exampleAnswers = [...operationsOf(contract)].flatMap(([operation, { responses }]) =>
  Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(response.content ?? {}).flatMap(([mediaType, { examples }]) =>
      Object.entries(examples ?? {}).map(([name, { value }]) => ({ operation, status, name, answer: exampleAnswer(status, response, mediaType, value) })),
    ),
  ),
);

const good = (operation: string, name: string): Answer => {
  const found = exampleAnswers.find((example) => example.operation === operation && example.name === name);
  if (found === undefined) throw new Error(`${operation} has no response example ${name}.`);
  return found.answer;
};

const assessment = good("assessPayin", "blocked-brl");
const refusal = good("assessPayin", "VALIDATION_ERROR");
const limited = good("assessPayin", "RATE_LIMIT_EXCEEDED");

const withBody = (answer: Answer, path: string[], value?: unknown): Answer => {
  const json = changed(answer.json, path, value);
  return { ...answer, json, text: JSON.stringify(json) };
};
const withHeader = (answer: Answer, name: string, value: string | null): Answer => {
  const headers = new Headers(answer.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return { ...answer, headers };
};

describe("the response check", () => {
  test.each(exampleAnswers)("finds nothing in the documented example $name of $operation, $status", ({ operation, answer }) => {
    expect(check.operation(operation, answer)).toEqual([]);
  });

  test("finds nothing in a header that may be left out", () => {
    expect(check.operation("assessPayin", withHeader(assessment, "Idempotent-Replayed", null))).toEqual([]);
  });

  test("lets an object grow that is open by contract", () => {
    expect(check.operation("assessPayin", withBody(refusal, ["error", "details", "more"], { any: 1 }))).toEqual([]);
  });

  test.each<[what: string, answer: Answer, finding: RegExp]>([
    ["an undocumented status", { ...assessment, status: 418 }, /^status 418 is not documented for assessPayin$/],
    ["an extra field", withBody(assessment, ["extra"], 1), /^body must NOT have unevaluated properties .*"extra"/],
    ["an extra field further down", withBody(assessment, ["signal_details", "0", "extra"], 1), /^body\/signal_details\/0 must NOT have unevaluated .*"extra"/],
    ["an extra field in an error", withBody(refusal, ["error", "extra"], 1), /^body\/error must NOT have unevaluated properties .*"extra"/],
    [
      "an extra field in a field of open details",
      withBody(refusal, ["error", "details", "fields", "0", "extra"], 1),
      /^body\/error\/details\/fields\/0 must NOT/,
    ],
    ["a missing field", withBody(assessment, ["session_id"]), /^body must have required property 'session_id'/],
    ["a wrong type", withBody(assessment, ["risk_score"], "100"), /^body\/risk_score must be number/],
    ["a value out of range", withBody(assessment, ["risk_score"], 100.1), /^body\/risk_score must be <= 100/],
    ["a value outside its list", withBody(assessment, ["decision"], "maybe"), /^body\/decision must be equal to one of the allowed values/],
    ["an undocumented code", withBody(refusal, ["error", "code"], "INVALID_TYPE"), /^error code INVALID_TYPE is not documented for this operation/],
    ["a code of another status", { ...refusal, status: 409 }, /^error code VALIDATION_ERROR goes with status 400, not 409$/],
    ["a body that is not JSON", { ...assessment, text: "<html>", json: undefined }, /^the body is not JSON: <html>$/],
    ["an undocumented media type", withHeader(assessment, "Content-Type", "text/html"), /^content type "text\/html" is not documented$/],
    ["another character set", withHeader(assessment, "Content-Type", "application/json; charset=latin1"), /^content type has the parameter charset=latin1$/],
    ["a missing header", withHeader(assessment, "X-Request-Id", null), /^header X-Request-Id is missing$/],
    ["a missing Retry-After", withHeader(limited, "Retry-After", null), /^header Retry-After is missing$/],
    ["a header of a wrong type", withHeader(assessment, "X-RateLimit-Reset", "soon"), /^header X-RateLimit-Reset must be integer/],
    ["a header value outside its list", withHeader(assessment, "Idempotent-Replayed", "yes"), /^header Idempotent-Replayed must be equal to one of/],
    ["a header of the contract where it is not documented", withHeader(assessment, "Retry-After", "1"), /^header Retry-After is sent, and not documented/],
  ])("catches %s", (_, answer, finding) => {
    expect(check.operation("assessPayin", answer)).toContainEqual(expect.stringMatching(finding));
  });

  test("catches a wrong format", () => {
    const answer = withBody(good("readHealth", "ok"), ["timestamp"], "2026-13-01T00:00:00Z");
    expect(check.operation("readHealth", answer)).toEqual([expect.stringMatching(/^body\/timestamp must match format "date-time"/)]);
  });

  test("catches a body where none is documented", () => {
    const bodiless = createResponseCheck(changed(contract, ["paths", "/api/v1/health", "get", "responses", "204"], {}));
    const answer: Answer = { status: 204, headers: new Headers(), text: "{}", json: {} };
    expect(bodiless.operation("readHealth", answer)).toEqual(["there is a body, and none is documented"]);
  });

  test("refuses unknown properties of a composed object, and none that one of its parts knows", () => {
    const composed = { allOf: [{ $ref: "#/components/schemas/HealthChecks" }, { type: "object", properties: { queue: { type: "string" } } }] };
    const composing = createResponseCheck(changed(contract, ["components", "schemas", "Health", "properties", "checks"], composed));
    const known = withBody(good("readHealth", "ok"), ["checks", "queue"], "ok");
    expect(composing.operation("readHealth", known)).toEqual([]);
    expect(composing.operation("readHealth", withBody(known, ["checks", "extra"], "ok"))).toContainEqual(expect.stringMatching(/"extra"/));
  });

  test("reads both shapes of an error body", () => {
    const flat = good("listBlocklistEntries", "VALIDATION_ERROR");
    expect(check.operation("listBlocklistEntries", flat)).toEqual([]);
    expect(check.operation("listBlocklistEntries", withBody(flat, ["code"], "DUPLICATE"))).toContainEqual(expect.stringMatching(/^error code DUPLICATE/));
    expect(check.operation("assessPayin", refusal)).toEqual([]);
  });

  test("catches an error body in the shape of another operation", () => {
    const flat = good("listBlocklistEntries", "VALIDATION_ERROR");
    expect(check.operation("assessPayin", flat)).toContainEqual(expect.stringMatching(/^error code undefined/));
    expect(check.operation("listBlocklistEntries", refusal)).toContainEqual(expect.stringMatching(/^error code undefined/));
  });

  test("catches a refusal without the standard body or its headers", () => {
    const stray: Answer = { ...refusal, status: 404, json: changed(refusal.json, ["error"], { code: "NOT_FOUND", message: "", details: {} }) };
    expect(check.refusal(stray)).toEqual([]);
    expect(check.refusal(withHeader(stray, "X-Request-Id", null))).toEqual(["header X-Request-Id is missing"]);
    expect(check.refusal({ ...stray, json: undefined, text: "<html>" })).not.toEqual([]);
  });
});
