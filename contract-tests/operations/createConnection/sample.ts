import { STRIPE_SECRET } from "../../shared/stripe.ts";
import type { Sample } from "../../src/sample.ts";

/** The least that a connection takes. */
export const sample = {
  operation: "createConnection",
  request: { key: "admin", body: { processor: "stripe", webhook_secret: STRIPE_SECRET } },
  status: 201,
} as const satisfies Sample<"createConnection", object>;
