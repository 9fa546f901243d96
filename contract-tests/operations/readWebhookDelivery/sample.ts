import { makeEndpoint, sendTest } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A delivery that waits. */
export const sample: Sample<"readWebhookDelivery"> = {
  operation: "readWebhookDelivery",
  before: [makeEndpoint("endpoint"), sendTest("made", "endpoint")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};
