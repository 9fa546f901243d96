import { NOWHERE } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** The least that an endpoint takes; switched off, so that nothing is sent. */
export const sample = {
  operation: "createWebhookEndpoint",
  request: { key: "admin", body: { url: NOWHERE, enabled: false } },
  status: 201,
} as const satisfies Sample<"createWebhookEndpoint", object>;
