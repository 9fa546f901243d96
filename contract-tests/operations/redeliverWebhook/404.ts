import { byIdentifier } from "../../of-every-operation/by-identifier.ts";
import { notFound } from "../../shared/refusal.ts";
import { makeEndpoint, sendTest } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "redeliverWebhook";

/** Deliveries that cannot be repeated. */
export const cases: readonly ContractCase[] = [
  ...byIdentifier(sample),
  {
    operation,
    promise: "an event to an endpoint that was removed cannot be sent again",
    before: [makeEndpoint("endpoint"), sendTest("made", "endpoint"), { operation: "removeWebhookEndpoint", key: "admin", path: { id: "{endpoint.id}" } }],
    request: sample.request,
    expected: notFound,
  },
];
