// The payment that an event describes, as a pay-in request. Read from the redacted payload. No field is assumed to be
// present; values that assess would refuse are omitted.

import { fieldsOf } from "../../platform/http/raw-body.ts";
import { moneyChecks } from "../../scoring/payments/money-checks.ts";
import type { PayinRequest } from "../../scoring/payments/payin.ts";
import { payerOf, present, reference } from "./payment-values.ts";
import type { ProviderEvent } from "./provider-event.ts";
import { signedProvider } from "./providers/index.ts";
import type { Fields } from "./providers/provider.ts";

/** The payment; undefined where the event has no amount and currency that can be assessed. */
export function paymentOf(event: ProviderEvent): PayinRequest | undefined {
  const { amount, currency, provider, payload } = event;
  if (amount === undefined || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  if (!(amount >= 0) || moneyChecks(currency, "major", [["amount", amount]]).length > 0) return undefined;
  const fields = fieldsOf(payload);
  const facts = signedProvider(provider)?.paymentFacts(fields) ?? genericFacts(fields);
  return present({ amount, currency, payment_id: reference(event.paymentId), ...facts });
}

/** Facts of an event in the contract's form, besides its amount. */
function genericFacts({ order_id: order, customer_email: email, metadata }: Fields): Partial<PayinRequest> {
  return { order_id: reference(order) ?? reference(fieldsOf(metadata).order_id), payer: payerOf(email, undefined) };
}
