import { expect } from "vitest";
import { makeEndpoint, sendTest } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A delivery that waits. */
export const sample: Sample<"readWebhookDelivery"> = {
  operation: "readWebhookDelivery",
  before: [makeEndpoint("endpoint"), sendTest("made", "endpoint")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readWebhookDelivery"> = {
  /** Deliveries with their events. */
  200: [
    {
      promise: "a delivery that waits shows its event as it is sent, and no attempt",
      before: [makeEndpoint("endpoint"), sendTest("made", "endpoint", { type: "dispute.opened" })],
      request: sample.request,
      expected: {
        body: {
          id: "{made.id}",
          status: "pending",
          attempts: 0,
          event: {
            id: "{made.event_id}",
            type: "dispute.opened",
            test: true,
            data: expect.objectContaining({ provider: "stripe", status: "open" }),
            organization_id: expect.any(String),
          },
          attempt_log: [],
        },
      },
    },
  ],
};
