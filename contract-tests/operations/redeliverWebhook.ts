import { missing } from "../shared/refusal.ts";
import { makeEndpoint, sendTest } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A delivery to repeat. */
export const sample: Sample<"redeliverWebhook"> = {
  operation: "redeliverWebhook",
  before: [makeEndpoint("endpoint"), sendTest("made", "endpoint")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 202,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"redeliverWebhook"> = {
  /** Events that are sent again. */
  202: [
    {
      promise: "it is a delivery of its own, of the same event",
      before: [makeEndpoint("endpoint"), sendTest("made", "endpoint")],
      request: sample.request,
      expected: { body: { event_id: "{made.event_id}", endpoint_id: "{endpoint.id}", status: "pending", attempts: 0 } },
    },
  ],
  /** Deliveries that cannot be repeated. */
  404: [
    missing("an event to an endpoint that was removed cannot be sent again", sample.request, makeEndpoint("endpoint"), sendTest("made", "endpoint"), {
      operation: "removeWebhookEndpoint",
      key: "admin",
      path: { id: "{endpoint.id}" },
    }),
  ],
};
