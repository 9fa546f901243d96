// Stripe: its events arrive signed, or ingested by a sender that writes them in the contract's form.
import { fieldsOf } from "../../../../platform/http/raw-body.ts";
import { lookUpKinds } from "../event-names.ts";
import type { SignedProvider } from "../provider.ts";
import { readStripeEvent } from "./event.ts";
import { names } from "./names.ts";
import { stripePayment } from "./payment.ts";
import { isSignedByStripe } from "./signature.ts";

const kindOf = lookUpKinds(names.kinds);

/** Stripe. */
export const stripe = {
  names,
  // the type alone does not say how a dispute or a refund ended
  read: ({ eventType, body, member }) => {
    const status = member("status") ?? fieldsOf(fieldsOf(body.data).object).status;
    const withStatus = typeof status === "string" ? kindOf(`${eventType}.${status}`) : null;
    return { kind: withStatus ?? kindOf(eventType) };
  },
  operation: "receiveStripeEvent",
  isSigned: (body, header, secrets, now) => isSignedByStripe(body, header("Stripe-Signature"), secrets, now),
  readEvent: readStripeEvent,
  paymentFacts: (payload) => (payload.object === "event" ? stripePayment(fieldsOf(fieldsOf(payload.data).object)) : undefined),
} as const satisfies SignedProvider;
