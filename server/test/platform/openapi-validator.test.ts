// The two middlewares of express-openapi-validator that are run by themselves.
import type { Response } from "express";
import { expect, test } from "vitest";
import { type ValidatedRequest, validatorParts } from "../../src/platform/adapters/openapi-validator.ts";

const document = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/orders/{id}": {
      post: {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["amount"],
                additionalProperties: false,
                properties: { amount: { type: "number" }, note: { type: "string", default: "none" } },
              },
            },
          },
        },
        responses: {},
      },
    },
  },
};
const parts = validatorParts({
  apiSpec: document as never,
  validateApiSpec: false,
  validateRequests: { allErrors: true, removeAdditional: true, allowUnknownQueryParameters: false },
  validateResponses: false,
  validateSecurity: false,
  fileUploader: false,
});

async function request(body: unknown, query: Record<string, string> = {}): Promise<ValidatedRequest> {
  const metadata = await parts.metadata("post", "/orders/{id}");
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    path: "/orders/7",
    originalUrl: Object.keys(query).length > 0 ? "/orders/7?x=1" : "",
    params: { id: "7" },
    query,
    body,
    openapi: { ...metadata, pathParams: { id: "7" } },
  };
}

test("the look-up answers the schema and the route of the operation that a path template names", async () => {
  expect(await parts.metadata("post", "/orders/{id}")).toMatchObject({ openApiRoute: "/orders/{id}", schema: { requestBody: { required: true } } });
  await expect(parts.metadata("post", "/nowhere")).rejects.toThrow();
});

test("a valid request resolves; unknown properties are stripped, defaults filled in", async () => {
  const input = await request({ amount: 5, unknown: true });
  await parts.validate(input, {} as Response);
  expect(input.body).toEqual({ amount: 5, note: "none" });
});

test("every failing field is named, by its place", async () => {
  const refused = parts.validate(await request({ amount: "5", note: 7 }), {} as Response);
  await expect(refused).rejects.toMatchObject({
    status: 400,
    errors: expect.arrayContaining([
      expect.objectContaining({ path: "/body/amount", message: "must be number" }),
      expect.objectContaining({ path: "/body/note", message: "must be string" }),
    ]),
  });
  await expect(parts.validate(await request({ amount: 5 }, { x: "1" }), {} as Response)).rejects.toMatchObject({
    errors: [expect.objectContaining({ path: "/query/x", message: "Unknown query parameter 'x'" })],
  });
});
