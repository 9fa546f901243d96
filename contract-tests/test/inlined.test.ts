import { describe, expect, test } from "vitest";
import { inlined } from "../src/inlined.ts";

const shared = {
  responses: {
    Limited: {
      description: "Limited.",
      headers: { "Retry-After": { $ref: "#/components/headers/Retry-After" } },
      content: { $ref: "#/components/examples/a~1b" },
    },
  },
  examples: { "a/b": { value: { deep: [1] } } },
};
const documentOf = (response: object) => ({ paths: { "/a": { get: { responses: { 429: response } } } }, components: shared });
const answerOf = (response: object): unknown => inlined(documentOf(response)).paths["/a"].get.responses[429];

describe("a document that is read", () => {
  test("has shared responses where they are referred to, with what they refer to; headers stay references", () => {
    expect(answerOf({ $ref: "#/components/responses/Limited" })).toEqual({
      description: "Limited.",
      headers: { "Retry-After": { $ref: "#/components/headers/Retry-After" } },
      content: { value: { deep: [1] } },
    });
  });

  test("keeps what stands beside a reference", () => {
    expect(answerOf({ $ref: "#/components/responses/Limited", description: "Too many." })).toMatchObject({ description: "Too many." });
  });

  test("is refused when a reference leads nowhere", () => {
    expect(() => answerOf({ $ref: "#/components/responses/Gone" })).toThrow("The document has no #/components/responses/Gone.");
  });
});
