import { answered } from "../../of-every-operation/answered.ts";
import { makeEndpoint, sendTest } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "redeliverWebhook";

/** Events that are sent again. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "it is a delivery of its own, of the same event",
    before: [makeEndpoint("endpoint"), sendTest("made", "endpoint")],
    request: sample.request,
    expected: { status: 202, body: { event_id: "{made.event_id}", endpoint_id: "{endpoint.id}", status: "pending", attempts: 0 } },
  },
];
