import { makeEndpoint, sendTest } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A delivery to repeat. */
export const sample: Sample<"redeliverWebhook"> = {
  operation: "redeliverWebhook",
  before: [makeEndpoint("endpoint"), sendTest("made", "endpoint")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 202,
};
