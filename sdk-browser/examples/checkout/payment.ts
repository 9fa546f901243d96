// The question that the page asks before the payment. Typed by the contract; the page itself is in checkout.js.
import { collectDevice, FraudRisk, failOpen, type RequestBody, type Schemas } from "@fraud-risk/browser";

/** What the shop's server tells the page. */
export interface Shop {
  readonly publishable_key: string;
  /** Address of the service. */
  readonly base_url: string;
  /** The order as the service takes it. Its `order_id` is the same for each attempt: nothing is decided twice. */
  readonly order: RequestBody<"assessPayin"> & { readonly order_id: string };
}

/** What the shopper entered. */
export interface Entered {
  readonly payer: Schemas["Payer"];
  readonly card: Schemas["Card"];
  /** The shopper lets the page tell of the device. */
  readonly consent: boolean;
}

/** What to show. `unanswered`: there was no decision, and the same question may be asked again. */
export type Answer = Schemas["Decision"] | "unanswered";

/**
 * Prepares the question; each call asks it anew. The answer is for the shopper's eyes: your server asks again, with its secret key, before money moves.
 *
 * @throws UsageError for any credential but a publishable key
 */
export function askAbout({ publishable_key: publishableKey, base_url: baseUrl, order }: Shop): (entered: Entered) => Promise<Answer> {
  const client = new FraudRisk({ publishableKey, baseUrl });
  return async ({ payer, card, consent }) => {
    const question = { ...order, payer, payment_method: { type: "card", card }, ...(consent && { device: await collectDevice() }) } as const;
    const { decision } = await failOpen(client.assess.payin(question), { decision: "unanswered" } as const);
    return decision;
  };
}
