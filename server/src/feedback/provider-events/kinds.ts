// Maps event types of providers to kinds. Only unambiguous types are mapped: a wrongly applied outcome blocks a payer, while an unmapped event is
// still stored. Names are compared without case and separators.
import type { components } from "../../../../generated/types.ts";

/** Kind of an event. */
export type EventKind = components["schemas"]["ProviderEventKind"];
type Names = Readonly<Record<string, EventKind>>;

/** Our own names, and their short forms, valid for every provider. */
const OURS: Names = {
  capture: "captured",
  refund: "refunded",
  partial_refund: "partially_refunded",
  chargeback: "chargeback_opened",
  captured: "captured",
  capture_failed: "capture_failed",
  failed: "failed",
  refunded: "refunded",
  partially_refunded: "partially_refunded",
  refund_failed: "refund_failed",
  chargeback_opened: "chargeback_opened",
  chargeback_won: "chargeback_won",
  chargeback_lost: "chargeback_lost",
  dispute_closed: "dispute_closed",
  fraud_warning: "fraud_warning",
  fraud_confirmed: "fraud_confirmed",
};

/** Where the event types of a provider are documented, and when that was read. */
export const sources: Readonly<Record<string, { readonly page: string; readonly read: string }>> = {
  adyen: { page: "docs.adyen.com/development-resources/webhooks/webhook-types", read: "2026-11-27" },
  mercadopago: { page: "mercadopago.com/developers/en/docs/checkout-api-orders/payment-management/status", read: "2026-11-27" },
  dlocal: { page: "docs.dlocal.com/reference/payment-status-codes", read: "2026-11-27" },
  kushki: { page: "docs.kushki.com/mx/en/notifications/refunds-chagebacks/webhook-refunds-voids", read: "2026-11-27" },
  ebanx: { page: "developers.ebanxpagamentos.com/guides/notifications", read: "2026-11-27" },
  stripe: { page: "docs.stripe.com/api/events/types", read: "2026-11-27" },
};

const THEIRS = {
  // also docs.adyen.com/risk-management/disputes-api/dispute-notifications, and Webhooks-v1 of github.com/Adyen/adyen-openapi. A CHARGEBACK has taken the money
  // and can still be defended. CAPTURE_FAILED and the refunds that fail undo what was reported before: they are about state, not about blame.
  adyen: {
    CAPTURE: "captured",
    CAPTURE_FAILED: "capture_failed",
    CANCELLATION: "failed",
    TECHNICAL_CANCEL: "failed",
    VOID_PENDING_REFUND: "failed",
    EXPIRE: "failed",
    OFFER_CLOSED: "failed",
    REFUND: "refunded",
    REFUND_WITH_DATA: "refunded",
    REFUND_FAILED: "refund_failed",
    REFUNDED_REVERSED: "refund_failed",
    NOTIFICATION_OF_FRAUD: "fraud_warning",
    NOTIFICATION_OF_CHARGEBACK: "chargeback_opened",
    CHARGEBACK: "chargeback_opened",
    PREARBITRATION_OPEN: "chargeback_opened",
    CHARGEBACK_REVERSED: "chargeback_won",
    ISSUER_RESPONSE_TIMEFRAME_EXPIRED: "chargeback_won",
    PREARBITRATION_WON: "chargeback_won",
    DISPUTE_DEFENSE_PERIOD_ENDED: "chargeback_lost",
    SECOND_CHARGEBACK: "chargeback_lost",
    PREARBITRATION_LOST: "chargeback_lost",
  },
  // status of a payment and, in the Orders API, of an order; the topic of fraud alerts (stop_delivery_op_wh, once delivery_cancellation) and of chargebacks. How a chargeback
  // ended is a field of its own (details.ts). An approved payment that was in mediation is one that the seller keeps.
  mercadopago: {
    "payment.approved": "captured",
    "payment.rejected": "failed",
    "payment.cancelled": "failed",
    "payment.canceled": "failed",
    "payment.refunded": "refunded",
    "payment.partially_refunded": "partially_refunded",
    "payment.in_mediation": "chargeback_opened",
    "payment.charged_back": "chargeback_opened",
    "order.processed": "captured",
    "order.failed": "failed",
    "order.canceled": "failed",
    "order.cancelled": "failed",
    "order.expired": "failed",
    "order.refunded": "refunded",
    "order.partially_refunded": "partially_refunded",
    "order.in_mediation": "chargeback_opened",
    "order.charged_back": "chargeback_opened",
    chargebacks: "chargeback_opened",
    topic_chargebacks_wh: "chargeback_opened",
    stop_delivery_op_wh: "fraud_warning",
    delivery_cancellation: "fraud_warning",
  },
  // also refund-status-codes and chargeback-status. A chargeback that is COMPLETED was executed and can be disputed.
  dlocal: {
    "payment.PAID": "captured",
    "payment.REJECTED": "failed",
    "payment.CANCELLED": "failed",
    "payment.EXPIRED": "failed",
    "refund.SUCCESS": "refunded",
    "refund.REJECTED": "refund_failed",
    "refund.CANCELLED": "refund_failed",
    "chargeback.PENDING": "chargeback_opened",
    "chargeback.COMPLETED": "chargeback_opened",
    "chargeback.REVERSAL": "chargeback_won",
    "chargeback.DISPUTE_LOST": "chargeback_lost",
  },
  // also webhook-card, webhook-chargeback. A void cancels the whole sale; a chargeback's APPROVAL is in the merchant's favour.
  kushki: {
    "sale.APPROVAL": "captured",
    "sale.DECLINED": "failed",
    "deferred.APPROVAL": "captured",
    "deferred.DECLINED": "failed",
    "capture.APPROVAL": "captured",
    "preauthorization.DECLINED": "failed",
    "refund.APPROVAL": "refunded",
    "refund.DECLINED": "refund_failed",
    "void.APPROVAL": "refunded",
    "void.DECLINED": "refund_failed",
    "chargeback.INITIALIZED": "chargeback_opened",
    "chargeback.PENDING": "chargeback_opened",
    "chargeback.APPROVAL": "chargeback_won",
    "chargeback.DECLINED": "chargeback_lost",
    "chargeback.EXPIRED": "chargeback_lost",
  },
  // notification_type, and the status that an update leads to. CA is left out: it does not say who cancelled. No notification says that a dispute is lost: the guide names the call.
  ebanx: {
    "update.CO": "captured",
    refund: "refunded",
    chargeback: "chargeback_opened",
    chargeback_credit: "chargeback_won",
  },
  // a closed dispute with its status, an updated refund with its
  stripe: {
    "payment_intent.succeeded": "captured",
    "charge.captured": "captured",
    "payment_intent.payment_failed": "failed",
    "charge.refunded": "refunded",
    "refund.failed": "refund_failed",
    "refund.updated.failed": "refund_failed",
    "refund.updated.canceled": "refund_failed",
    "charge.refund.updated.failed": "refund_failed",
    "charge.refund.updated.canceled": "refund_failed",
    "charge.dispute.created": "chargeback_opened",
    "charge.dispute.closed.won": "chargeback_won",
    "charge.dispute.closed.lost": "chargeback_lost",
    "charge.dispute.closed.prevented": "dispute_closed",
    "charge.dispute.closed.warning_closed": "dispute_closed",
    "radar.early_fraud_warning.created": "fraud_warning",
  },
} as const satisfies Record<string, Names>;

/** Types that are known and change nothing: authorizations, verifications, steps of an asynchronous refund. */
const WITHOUT_EFFECT: Readonly<Record<string, readonly string[]>> = {
  mercadopago: ["order.created", "order.processing"],
  dlocal: ["payment.VERIFIED", "refund.PENDING"],
  kushki: ["void.INITIALIZED", "refund.INITIALIZED"],
  stripe: ["refund.created", "refund.updated", "charge.refund.updated"],
};

/** Adyen reports `success: false` for operations without effect; a refused authorisation is a failed payment. */
const UNSUCCESSFUL: Names = { AUTHORISATION: "failed" };

/** Every name of every provider with its kind. */
export const knownKinds: readonly (readonly [provider: string, name: string, kind: EventKind])[] = Object.entries(THEIRS).flatMap(([provider, names]) =>
  Object.entries(names).map(([name, kind]) => [provider, name, kind] as const),
);

const ours = byWords(OURS);
const theirs = new Map<string, ReadonlyMap<string, EventKind>>(Object.entries(THEIRS).map(([provider, names]) => [provider, byWords(names)]));
const unsuccessful = byWords(UNSUCCESSFUL);
const withoutEffect = new Map(Object.entries(WITHOUT_EFFECT).map(([provider, names]) => [provider, new Set(names.map(wordsOf))]));

/** Kind of an event; null if unknown. `success` is Adyen's. */
export function kindOf(provider: string, eventType: string, success?: unknown): EventKind | null {
  const words = wordsOf(eventType);
  if (isUnsuccessful(success)) return provider === "adyen" ? (unsuccessful.get(words) ?? null) : null;
  return theirs.get(provider)?.get(words) ?? ours.get(words) ?? null;
}

/** Does the provider report that the operation failed? Adyen does, and events that are made like its own. */
export const isUnsuccessful = (success: unknown): boolean => String(success).trim().toLowerCase() === "false";

/** Is it a type that is known to change nothing? */
export function isWithoutEffect(provider: string, eventType: string): boolean {
  return withoutEffect.get(provider)?.has(wordsOf(eventType)) === true;
}

/** Names under which a provider is known, too. */
const ALSO: Readonly<Record<string, string>> = { mercadolibre: "mercadopago", mercadolivre: "mercadopago" };

/** A provider's name in one spelling: `MERCADO_PAGO`, `MercadoPago S.A. de C.V.` and `Mercado Pago Instituição de Pagamento` are `mercadopago`. */
export function providerName(text: string): string {
  const name = text.trim().toLowerCase();
  // a name that begins with a provider's is that of one of its companies
  let letters = "";
  for (const word of name.match(/[a-z0-9]+/g) ?? []) {
    letters += word;
    if (theirs.has(letters)) return letters;
    if (Object.hasOwn(ALSO, letters)) return ALSO[letters] ?? name;
  }
  return name;
}

function byWords(names: Names): ReadonlyMap<string, EventKind> {
  return new Map(Object.entries(names).map(([name, kind]) => [wordsOf(name), kind]));
}

/** `charge.dispute.created`, `CHARGE_DISPUTE_CREATED` and `chargeDisputeCreated` are the same words. */
export function wordsOf(name: string): string {
  return name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");
}
