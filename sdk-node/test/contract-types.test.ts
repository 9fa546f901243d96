import { describe, expect, test } from "vitest";
import { trimContract } from "../packaging/contract-types.ts";

const declarations = `/** Registry. */
declare const errors: {
  readonly NOT_FOUND: { readonly status: 404 };
  readonly DUPLICATE: { readonly status: 409 };
};
type ErrorCode = keyof typeof errors;
declare const operations: {
  readonly readCase: { readonly method: "get" };
  readonly rotateKey: { readonly method: "post" };
};
type OperationId = keyof typeof operations;
interface webhooks {
  "case.created": {
    parameters: { query?: never };
    /** @description A case was opened. */
    post: operations$1["case.created"];
  };
}
interface components {
  schemas: {
    /** @description A case. */
    Case: { status: components["schemas"]["CaseStatus"] };
    CaseStatus: "open" | "closed";
    CaseEvent: { id: string };
    ErrorBody: { error: string };
    Key: { id: string };
  };
  parameters: { CaseId: string; "PageQuery.limit": number };
  headers: { "Retry-After": number };
}
interface operations$1 {
  readCase: {
    parameters: { query?: { language?: string; limit?: components["parameters"]["PageQuery.limit"] }; header?: never; path: { id: components["parameters"]["CaseId"] } };
    requestBody?: never;
    responses: {
      /** @description The case. */
      200: {
        headers: { "Retry-After": components["headers"]["Retry-After"] };
        content: { "application/json": components["schemas"]["Case"] };
      };
      404: { content: { "application/json": components["schemas"]["ErrorBody"] } };
    };
  };
  rotateKey: { responses: { 200: { content: { "application/json": components["schemas"]["Key"] } } } };
  "case.created": {
    requestBody: { content: { "application/json": components["schemas"]["CaseEvent"] } };
    responses: { 204: { content?: never } };
  };
}
declare function createResources(): { read: () => Promise<SuccessBody<"readCase">> };
`;

/** Without white space, in which nothing is promised. */
const trimmed = trimContract(declarations).replace(/\s+/g, " ").replaceAll(";}", "; }");

describe("the published declarations", () => {
  test("keep the query, the body and the successful answers of what the client calls", () => {
    expect(trimmed).toContain(
      `readCase: { parameters: { query?: { language?: string; limit?: components["parameters"]["PageQuery.limit"] }; }; requestBody?: never; responses: { /** @description The case. */ 200: { content: { "application/json": components["schemas"]["Case"] }; }; }; };`,
    );
  });

  test("keep the models that these speak of, however far away, with their documentation", () => {
    expect(trimmed).toContain(`/** @description A case. */ Case: { status: components["schemas"]["CaseStatus"] }; CaseStatus: "open" | "closed"; CaseEvent:`);
  });

  test("keep the parameters that queries share", () => {
    expect(trimmed).toContain('parameters: { "PageQuery.limit": number }; }');
  });

  test("keep the bodies of events", () => {
    expect(trimmed).toContain(`"case.created": { /** @description A case was opened. */ post: operations$1["case.created"]; };`);
    expect(trimmed).toContain(`"case.created": { requestBody: { content: { "application/json": components["schemas"]["CaseEvent"] } };`);
  });

  test("show no operation, model, header, parameter of a path or error answer that no method speaks of", () => {
    expect(trimmed).not.toMatch(/rotateKey|\bKey\b|CaseId|ErrorBody|Retry-After|headers/);
  });

  test("name what tables name, without their content", () => {
    expect(trimmed).toContain('type ErrorCode = "NOT_FOUND" | "DUPLICATE";');
    expect(trimmed).toContain('type OperationId = "readCase";');
    expect(trimmed).not.toContain("declare const");
  });

  test("are not trimmed by guess: what looks otherwise than expected is refused", () => {
    expect(() => trimContract("interface operations {}")).toThrow("The declarations call no operation.");
    expect(() => trimContract("interface paths {}")).toThrow("The declarations have no interface operations.");
  });
});
