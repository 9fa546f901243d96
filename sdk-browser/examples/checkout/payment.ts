// The assessment that the page requests before the payment. Typed by the contract; the page itself is in checkout.js.
import { collectDevice, FraudRisk, failOpen, type RequestBody, type Schemas } from "@fraud-risk/browser";

/** Data from the shop's server. */
export interface Shop {
  readonly publishable_key: string;
  /** Address of the service. */
  readonly base_url: string;
  /** The order as sent to the service. Its `order_id` is the same for each attempt, so that retries return the same decision. */
  readonly order: RequestBody<"assessPayin"> & { readonly order_id: string };
}

/** Input of the shopper. */
export interface Entered {
  readonly payer: Schemas["Payer"];
  readonly card: Schemas["Card"];
  /** Consent of the shopper to collect device data. */
  readonly consent: boolean;
}

/** What to show. `unanswered`: no decision was received; the request can be retried. */
export type Answer = Schemas["Decision"] | "unanswered";

/**
 * Prepares the request; each call sends it again. The response is for display only: your server requests the decision with its secret key before it accepts the payment.
 *
 * @throws UsageError for any credential but a publishable key
 */
export function assessmentOf({ publishable_key: publishableKey, base_url: baseUrl, order }: Shop): (entered: Entered) => Promise<Answer> {
  const client = new FraudRisk({ publishableKey, baseUrl });
  return async ({ payer, card, consent }) => {
    const question = { ...order, payer, payment_method: { type: "card", card }, ...(consent && { device: await collectDevice() }) } as const;
    const { decision } = await failOpen(client.assess.payin(question), { decision: "unanswered" } as const);
    return decision;
  };
}
