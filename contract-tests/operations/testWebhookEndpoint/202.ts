import { answered } from "../../of-every-operation/answered.ts";
import { makeEndpoint } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "testWebhookEndpoint";

/** Events to try an endpoint with. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example blocked is on its way",
    before: [makeEndpoint("made")],
    request: { ...sample.request, body: requestExample(operation, "blocked") },
    expected: {
      status: 202,
      example: "blocked",
      body: { event_type: "transaction.blocked", endpoint_id: "{made.id}", status: "pending", attempts: 0 },
    },
  },
  {
    operation,
    promise: "without a type it is transaction.created, also for an endpoint that does not ask for it",
    before: [makeEndpoint("made", { events: ["case.created"] })],
    request: sample.request,
    expected: { status: 202, body: { event_type: "transaction.created", endpoint_id: "{made.id}" } },
  },
  {
    operation,
    promise: "without a body as well",
    before: [makeEndpoint("made")],
    request: { key: "admin", path: { id: "{made.id}" } },
    expected: { status: 202, body: { event_type: "transaction.created", endpoint_id: "{made.id}" } },
  },
];
