import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { makeEndpoint, sendTest } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readWebhookDelivery";

/** Deliveries with their events. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a delivery that waits shows its event as it is sent, and no attempt",
    before: [makeEndpoint("endpoint"), sendTest("made", "endpoint", { type: "dispute.opened" })],
    request: sample.request,
    expected: {
      status: 200,
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
];
