import { missing } from "../shared/refusal.ts";
import { makeEndpoint } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** An endpoint that exists. */
export const sample: Sample<"removeWebhookEndpoint"> = {
  operation: "removeWebhookEndpoint",
  before: [makeEndpoint("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"removeWebhookEndpoint"> = {
  /** An endpoint that is removed. */
  200: [
    {
      promise: "the answer is what was removed",
      before: [makeEndpoint("made", { description: "By mistake" })],
      request: sample.request,
      expected: { body: { id: "{made.id}", url: "{made.url}", description: "By mistake", created_at: "{made.created_at}" } },
    },
  ],
  /** Endpoints that are not there. */
  404: [missing("what is removed is gone", sample.request, makeEndpoint("made"), sample.request)],
};
