import { connect } from "../../shared/steps.ts";
import { stripeEvent, stripeSigned } from "../../shared/stripe.ts";
import type { Sample } from "../../src/sample.ts";

const event = stripeEvent("customer.created", { object: "customer" });

/** An event that means nothing to us, signed. Sent again, it is a duplicate. */
export const sample: Sample<"receiveStripeEvent", Record<string, unknown>> = {
  operation: "receiveStripeEvent",
  before: [connect("connection")],
  request: { ...stripeSigned(event), body: event.body },
  status: 202,
};
