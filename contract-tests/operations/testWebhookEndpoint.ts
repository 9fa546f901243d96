import { refusing } from "../shared/refusal.ts";
import { makeEndpoint } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "testWebhookEndpoint";

/** The example that is sent unless another one is named. */
export const sample = {
  operation: "testWebhookEndpoint",
  before: [makeEndpoint("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: {} },
  status: 202,
} as const satisfies Sample<"testWebhookEndpoint">;

const refused = refusing({ key: "admin", path: { id: exampleId } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"testWebhookEndpoint"> = {
  /** Events to try an endpoint with. */
  202: [
    {
      promise: "the documented example blocked is being delivered",
      before: [makeEndpoint("made")],
      request: { ...sample.request, body: requestExample(operation, "blocked") },
      expected: {
        example: "blocked",
        body: { event_type: "transaction.blocked", endpoint_id: "{made.id}", status: "pending", attempts: 0 },
      },
    },
    {
      promise: "without a type it is transaction.created, also for an endpoint that is not subscribed to it",
      before: [makeEndpoint("made", { events: ["case.created"] })],
      request: sample.request,
      expected: { body: { event_type: "transaction.created", endpoint_id: "{made.id}" } },
    },
    {
      promise: "without a body as well",
      before: [makeEndpoint("made")],
      request: { key: "admin", path: { id: "{made.id}" } },
      expected: { body: { event_type: "transaction.created", endpoint_id: "{made.id}" } },
    },
  ],
  /** Events that there are not. */
  400: [refused("an event that does not exist is refused", { type: "case.lost" }, "type")],
};
