// The route handler: assesses the payment with the secret key, acts on the decision, reports the outcome.
import { FraudRisk, FraudRiskError, failOpen, isApiError, type Schemas } from "@fraud-risk/node";
import type { PaymentRequest, PaymentStatus } from "../../../lib/payment.ts";
import { readSettings } from "../../../lib/settings.ts";
import { productOf } from "../../../lib/shop.ts";

const HTTP_STATUS: Readonly<Record<PaymentStatus, number>> = { paid: 201, authentication_required: 202, held: 202, declined: 402, failed: 402, invalid: 400 };

const answer = (status: PaymentStatus): Response => Response.json({ status }, { status: HTTP_STATUS[status] });

/** A payment of the page. */
export async function POST(request: Request): Promise<Response> {
  const payment = (await request.json().catch(() => null)) as Partial<PaymentRequest> | null;
  const product = productOf(payment?.sku);
  if (payment === null || product === undefined || typeof payment.order_id !== "string") return answer("invalid");
  try {
    return answer(await pay(payment.order_id, product, payment, addressOf(request)));
  } catch (error) {
    if (isApiError(error, "VALIDATION_ERROR")) return answer("invalid");
    throw error;
  }
}

type Product = NonNullable<ReturnType<typeof productOf>>;

async function pay(
  order_id: string,
  { price, currency }: Product,
  { payer, card, device }: Partial<PaymentRequest>,
  ip_address?: string,
): Promise<PaymentStatus> {
  // somebody waits: five seconds for the decision, retries included
  const client = new FraudRisk({ ...readSettings(), timeoutMs: 2_500, deadlineMs: 5_000 });
  const order = { order_id, amount: price, amount_unit: "major", currency } as const;
  const assessment = await failOpen(
    client.assess.payin({
      ...order,
      ...(payer && { payer }),
      ...(card && { payment_method: { type: "card", card } }),
      device: { ...device, ...(ip_address && { ip_address }) },
    }),
    // no decision: a person looks at the order
    ({ message }) => {
      console.error(`No decision for order ${order_id}: ${message}`);
      return { decision: "review" } as const;
    },
  );
  const status = await act(assessment.decision, card);
  if ("session_id" in assessment && (status === "paid" || status === "failed"))
    await client.assess
      .outcome({ session_id: assessment.session_id, outcome: status === "paid" ? "captured" : "failed", provider: "pretend-payments" })
      // the payment is done; report it again from a job of yours
      .catch((error: unknown) => console.error(error instanceof FraudRiskError ? error.message : error));
  return status;
}

async function act(decision: Schemas["Decision"], card: Partial<Schemas["Card"]> | undefined): Promise<PaymentStatus> {
  switch (decision) {
    case "approve":
      return (await capture(card)) ? "paid" : "failed";
    case "challenge":
      return "authentication_required"; // 3-D Secure, and then capture
    case "review":
      return "held"; // until somebody has looked at it
    case "decline":
      return "declined";
  }
}

/** Replaces your payment processor. */
const capture = async (card: Partial<Schemas["Card"]> | undefined): Promise<boolean> => card?.hash !== "tok_insufficient_funds";

/** The shopper's address, as the proxy in front of Next.js writes it. Without such a proxy this header is the shopper's own: leave it out. */
const addressOf = (request: Request): string | undefined => request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || undefined;
