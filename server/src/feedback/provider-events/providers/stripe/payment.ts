// The payment that an event of Stripe describes (docs.stripe.com/api).
import { fieldsOf } from "../../../../platform/http/raw-body.ts";
import type { PayinRequest } from "../../../../scoring/payments/payin.ts";
import { country, payerOf, present, reference, whole } from "../../payment-values.ts";
import { textOf } from "../../provider-event.ts";
import type { Fields } from "../provider.ts";

/** Facts of a payment intent or a charge, besides its amount. */
export function stripePayment(object: Fields): Partial<PayinRequest> {
  const charge = object.object === "charge" ? object : fieldsOf(object.latest_charge);
  const failed = fieldsOf(fieldsOf(object.last_payment_error).payment_method);
  const billing = fieldsOf(charge.billing_details ?? failed.billing_details);
  const method = fieldsOf(charge.payment_method_details ?? failed);
  return {
    order_id: reference(fieldsOf(object.metadata).order_id),
    payer: payerOf(object.receipt_email ?? billing.email, object.customer),
    payment_method: method.type === "card" ? present({ type: "card" as const, card: cardOf(fieldsOf(method.card)) }) : undefined,
    billing_address: whole({ country: country(fieldsOf(billing.address).country) }),
    shipping_address: whole({ country: country(fieldsOf(fieldsOf(object.shipping).address).country) }),
  };
}

type Card = NonNullable<NonNullable<PayinRequest["payment_method"]>["card"]>;

const FUNDING: readonly unknown[] = ["credit", "debit", "prepaid", "unknown"] satisfies NonNullable<Card["funding"]>[];

function cardOf({ fingerprint, brand, funding, country: issuer, last4 }: Fields): Card | undefined {
  const hash = reference(fingerprint);
  return whole({
    hash: hash !== undefined && hash.length >= 4 ? hash : undefined,
    brand: textOf(brand, 32),
    funding: FUNDING.includes(funding) ? (funding as Card["funding"]) : undefined,
    country: country(issuer),
    last4: typeof last4 === "string" && /^[0-9]{4}$/.test(last4) ? last4 : undefined,
  });
}
