import { createHmac } from "node:crypto";
import type { CaseRequest } from "../src/case.ts";

/** The signing secret of every connection that a step makes. */
export const STRIPE_SECRET = "whsec_contract_5WJ8dQ2hT0vXyZ1aBcDeFgHiJkLmNoPq";

/** Signatures are valid from five minutes before to five minutes after, and the cases are written before the first of them runs: they are signed ahead. */
const AHEAD_MS = 280_000;

/** The request, signed as Stripe would sign it: over the very text of its body. */
export function stripeSigned(request: CaseRequest, secret = STRIPE_SECRET, at = Date.now() + AHEAD_MS): CaseRequest {
  const text = request.text ?? (request.body === undefined ? "" : JSON.stringify(request.body));
  const time = Math.floor(at / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${text}`).digest("hex");
  return { ...request, headers: { ...request.headers, "Stripe-Signature": `t=${time},v1=${signature}` } };
}

/** An event of Stripe about an object, to the connection that the step `connection` made. */
export const stripeEvent = (type: string, object: object, id = `evt_contract_${type}`) => ({
  query: { connection: "{connection.id}" },
  body: { id, object: "event", type, data: { object } },
});
