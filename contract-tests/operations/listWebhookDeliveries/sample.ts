import type { Sample } from "../../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listWebhookDeliveries"> = {
  operation: "listWebhookDeliveries",
  request: { key: "admin", body: undefined },
  status: 200,
};
