import { makeEndpoint } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** The example that is sent unless another one is named. */
export const sample = {
  operation: "testWebhookEndpoint",
  before: [makeEndpoint("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: {} },
  status: 202,
} as const satisfies Sample<"testWebhookEndpoint", object>;
