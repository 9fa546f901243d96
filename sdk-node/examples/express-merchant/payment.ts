// Payment flow of the merchant: assess, act on the decision, report the outcome.
import { type FraudRisk, failOpen, type Schemas } from "@fraud-risk/node";
import type { Cart, Order, Status } from "./order.ts";

/** The name under which outcomes are reported. */
const PROVIDER = "pretend-payments";

/** Where there is no decision: small amounts go through, the others wait for a person. */
const policy = ({ order_id, amount }: Cart, { message }: Error): { decision: Schemas["Decision"] } => {
  console.error(`No decision for order ${order_id}: ${message}`);
  return { decision: amount < 500 ? "approve" : "review" };
};

/** Pays an order. `later` gets the work that the shopper need not wait for. */
export async function pay(client: FraudRisk, cart: Cart, later: (work: Promise<unknown>) => void): Promise<Order> {
  const answer = await failOpen(client.assess.payin({ ...cart, amount_unit: "major" }), (error) => policy(cart, error));
  const status = await act(answer.decision, cart);
  const outcome = outcomes[status];
  // said again, the same outcome of the same session counts once; where the policy stood in there is no session to speak of
  if (outcome !== undefined && "session_id" in answer) later(client.assess.outcome({ session_id: answer.session_id, outcome, provider: PROVIDER }));
  return { cart, status, events: [] };
}

/** Outcomes to report; other statuses have no outcome yet. */
const outcomes: Partial<Record<Status, "captured" | "failed">> = { paid: "captured", failed: "failed" };

async function act(decision: Schemas["Decision"], cart: Cart): Promise<Status> {
  switch (decision) {
    case "approve":
      return (await capture(cart)) ? "paid" : "failed";
    case "challenge":
      return "authentication_required"; // 3-D Secure, and then capture
    case "review":
      return "held"; // until somebody has looked at it
    case "decline":
      return "declined";
  }
}

/** Replaces your payment processor. A real one accepts the order's id as its idempotency key. */
async function capture({ payment_method }: Cart): Promise<boolean> {
  return payment_method?.card?.hash !== "tok_insufficient_funds";
}
