import { makeEndpoint } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A change of an endpoint that exists. */
export const sample = {
  operation: "updateWebhookEndpoint",
  before: [makeEndpoint("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: { description: "Order service" } },
  status: 200,
} as const satisfies Sample<"updateWebhookEndpoint", object>;
