import { makeEndpoint } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** An endpoint that exists. */
export const sample: Sample<"readWebhookEndpoint"> = {
  operation: "readWebhookEndpoint",
  before: [makeEndpoint("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readWebhookEndpoint"> = {
  /** An endpoint as it was registered. */
  200: [
    {
      promise: "an endpoint is read as it was registered, without its secret",
      before: [makeEndpoint("made", { description: "Order service" })],
      request: sample.request,
      expected: {
        body: {
          id: "{made.id}",
          url: "{made.url}",
          events: ["dispute.opened"],
          description: "Order service",
          created_at: "{made.created_at}",
        },
      },
    },
  ],
};
