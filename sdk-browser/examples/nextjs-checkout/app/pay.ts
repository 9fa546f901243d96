// What the form does when it is sent: device data with consent, and one request to the shop's own server.
import { collectDevice } from "@fraud-risk/browser";
import type { PaymentRequest, PaymentStatus } from "../lib/payment.ts";

/** `unanswered`: nothing is known of the payment; sending the same order again is safe. */
export type Shown = PaymentStatus | "unanswered";

/** Sends the payment of a form. */
export async function pay(order: Pick<PaymentRequest, "order_id" | "sku">, form: FormData): Promise<Shown> {
  const text = (name: string): string => String(form.get(name) ?? "").trim();
  const body: PaymentRequest = {
    ...order,
    payer: { email: text("email"), country: "MX" },
    // here stands the token of your payment processor's frame
    card: { hash: text("card"), holder_name: text("holder_name") },
    ...(form.has("consent") && { device: await collectDevice() }),
  };
  try {
    const response = await fetch("/api/payments", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    const { status } = (await response.json()) as { readonly status?: PaymentStatus };
    return status ?? "unanswered";
  } catch {
    return "unanswered";
  }
}
