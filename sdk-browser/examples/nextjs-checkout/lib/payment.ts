// What the page sends and gets. Both sides import this file, so nothing secret belongs here.
import type { Schemas } from "@fraud-risk/browser";

/** What the page sends. `order_id` is the same for each attempt, so that a retry is the same decision. */
export interface PaymentRequest {
  readonly order_id: string;
  readonly sku: string;
  readonly payer: Schemas["Payer"];
  /** From the payment processor's frame; never a card number. */
  readonly card: Schemas["Card"];
  /** With the shopper's consent only. */
  readonly device?: Schemas["Device"];
}

/** What the page gets: no score and no reasons, which would show a fraudster what to change. */
export type PaymentStatus = "paid" | "authentication_required" | "held" | "declined" | "failed" | "invalid";
