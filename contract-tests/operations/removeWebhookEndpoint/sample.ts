import { makeEndpoint } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** An endpoint that exists. */
export const sample: Sample<"removeWebhookEndpoint"> = {
  operation: "removeWebhookEndpoint",
  before: [makeEndpoint("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};
