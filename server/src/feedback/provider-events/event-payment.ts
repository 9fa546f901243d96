// The payment that an event describes, as a pay-in request. Read from the redacted payload. No field is assumed to be
// present; values that assess would refuse are omitted.

import { fieldsOf } from "../../platform/http/raw-body.ts";
import { moneyChecks } from "../../scoring/payments/money-checks.ts";
import type { PayinRequest } from "../../scoring/payments/payin.ts";
import { normaliseEmail } from "../../values/identifiers/email.ts";
import { type ProviderEvent, textOf } from "./provider-event.ts";

type Fields = Readonly<Record<string, unknown>>;

const CONTROL = /\p{Cc}/u;
/** Replacement of a redacted digit. */
const HIDDEN = "•";
/** Maximum length of an e-mail address in the contract. */
const LONGEST_EMAIL = 254;

/** The payment; undefined where the event has no amount and currency that can be assessed. */
export function paymentOf(event: ProviderEvent): PayinRequest | undefined {
  const { amount, currency, provider, payload } = event;
  if (amount === undefined || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  if (!(amount >= 0) || moneyChecks(currency, "major", [["amount", amount]]).length > 0) return undefined;
  const fields = fieldsOf(payload);
  const facts = provider === "stripe" && fields.object === "event" ? stripeFacts(fieldsOf(fieldsOf(fields.data).object)) : genericFacts(fields);
  return present({ amount, currency, payment_id: reference(event.paymentId), ...facts });
}

/** Facts of an event in the contract's form, besides its amount. */
function genericFacts({ order_id: order, customer_email: email, metadata }: Fields): Partial<PayinRequest> {
  return { order_id: reference(order) ?? reference(fieldsOf(metadata).order_id), payer: payerOf(email, undefined) };
}

/** Facts of a payment intent or a charge, besides its amount (docs.stripe.com/api). */
function stripeFacts(object: Fields): Partial<PayinRequest> {
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

function payerOf(email: unknown, customer: unknown): PayinRequest["payer"] {
  const address = textOf(email, LONGEST_EMAIL);
  return whole({
    email: address !== undefined && normaliseEmail(address) !== undefined ? address : undefined,
    customer_id: reference(typeof customer === "string" ? customer : fieldsOf(customer).id),
  });
}

/** An identifier within the limits of the contract; not one with a redacted card number. */
function reference(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined || CONTROL.test(text) || text.includes(HIDDEN) ? undefined : text;
}

function country(value: unknown): string | undefined {
  return typeof value === "string" && /^[A-Z]{2}$/.test(value) ? value : undefined;
}

/** Without undefined members. */
function present<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}

/** The same; undefined if it is empty. */
function whole<T extends object>(value: T): T | undefined {
  const known = present(value);
  return Object.keys(known).length === 0 ? undefined : known;
}
