// An order of the merchant.
import type { RequestBody } from "@fraud-risk/node";

/** Request of the checkout. */
export type Cart = Pick<RequestBody<"assessPayin">, "amount" | "currency" | "payer" | "payment_method" | "device"> & { readonly order_id: string };

/** Status of an order. */
export type Status = "paid" | "authentication_required" | "held" | "declined" | "failed";

/** An order. */
export interface Order {
  readonly cart: Cart;
  readonly status: Status;
  /** Types of the events that the service has sent about it. */
  readonly events: string[];
}
