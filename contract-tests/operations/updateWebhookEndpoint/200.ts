import { answered } from "../../of-every-operation/answered.ts";
import { makeEndpoint } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "updateWebhookEndpoint";
const change = (body: object | string) => ({ ...sample.request, body });

/** Changes of an endpoint. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example switch-off switches the endpoint off",
    before: [makeEndpoint("made", { enabled: true })],
    request: change(requestExample(operation, "switch-off")),
    expected: { status: 200, example: "switch-off", body: { id: "{made.id}", enabled: false, disabled_reason: "manual" } },
  },
  {
    operation,
    promise: "an endpoint that is switched on again has no reason to be off",
    before: [makeEndpoint("made")],
    request: change({ enabled: true }),
    expected: { status: 200, body: { enabled: true, disabled_reason: null, failing_since: null } },
  },
  {
    operation,
    promise: "what is absent stays, and null clears",
    before: [makeEndpoint("made", { description: "Order service" })],
    request: change({ events: ["case.created"], description: null }),
    expected: { status: 200, body: { url: "{made.url}", events: ["case.created"], description: null, enabled: false } },
  },
  {
    operation,
    promise: "a change that changes nothing leaves the time of the last one",
    before: [makeEndpoint("made")],
    request: change({ enabled: false }),
    expected: { status: 200, body: { updated_at: "{made.updated_at}" } },
  },
];
