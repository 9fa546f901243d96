import { answered } from "../../of-every-operation/answered.ts";
import { makeEndpoint } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readWebhookEndpoint";

/** An endpoint as it was registered. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "an endpoint is read as it was registered, without its secret",
    before: [makeEndpoint("made", { description: "Order service" })],
    request: sample.request,
    expected: {
      status: 200,
      body: {
        id: "{made.id}",
        url: "{made.url}",
        events: ["dispute.opened"],
        description: "Order service",
        created_at: "{made.created_at}",
      },
    },
  },
];
