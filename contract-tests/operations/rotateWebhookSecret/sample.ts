import { makeEndpoint } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** An endpoint that exists. */
export const sample: Sample<"rotateWebhookSecret"> = {
  operation: "rotateWebhookSecret",
  before: [makeEndpoint("made")],
  request: { key: "admin", path: { id: "{made.id}" }, body: undefined },
  status: 201,
};
