import { forbidden } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The configuration needs nothing. */
export const sample: Sample<"readConfiguration"> = {
  operation: "readConfiguration",
  request: { key: "secret", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readConfiguration"> = {
  /** The document. */
  200: [
    {
      promise: "every role reads the document, with an ETag",
      request: { key: "viewer" },
      expected: { headers: { ETag: /^"[\w-]+"$/ }, body: { format: 1, settings: { rule_approval: false, case_prefix: "FRD" } } },
    },
  ],
  /** Callers that are a part of the organization. */
  403: [forbidden("a key of one submerchant does not read the configuration of its provider", { key: "submerchantSecret" })],
};
