// Maps event types of providers to kinds. Only unambiguous types are mapped: a wrongly applied outcome blocks a payer, while an unmapped event is
// still stored. Names are compared without case and separators.
import type { components } from "../../../../generated/types.ts";

/** Kind of an event. */
export type EventKind = components["schemas"]["ProviderEventKind"];
type Names = Readonly<Record<string, EventKind>>;

/** Our own names, valid for every provider. */
const OURS: Names = {
  captured: "captured",
  failed: "failed",
  refunded: "refunded",
  chargeback_opened: "chargeback_opened",
  chargeback_won: "chargeback_won",
  chargeback_lost: "chargeback_lost",
  fraud_warning: "fraud_warning",
  fraud_confirmed: "fraud_confirmed",
};

/** Event types of the providers' documentation as of November 2026. */
const THEIRS = {
  // docs.adyen.com/risk-management/disputes-api/dispute-notifications, and Webhooks-v1 of github.com/Adyen/adyen-openapi. A CHARGEBACK has taken the money
  // and can still be defended. CAPTURE_FAILED is left out: the scheme refused the merchant, not the payer.
  adyen: {
    CAPTURE: "captured",
    REFUND: "refunded",
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
  // mercadopago.com/developers: status of a payment, and the topic of fraud alerts (stop_delivery_op_wh, once delivery_cancellation). payment.updated and
  // topic_chargebacks_wh say only that something changed; how a chargeback ended is a field of its own (coverage_applied).
  mercadopago: {
    "payment.approved": "captured",
    "payment.rejected": "failed",
    "payment.refunded": "refunded",
    "payment.in_mediation": "chargeback_opened",
    "payment.charged_back": "chargeback_opened",
    stop_delivery_op_wh: "fraud_warning",
    delivery_cancellation: "fraud_warning",
  },
  // docs.dlocal.com/reference: payment-status-codes, refund-status-codes, chargeback-status. A chargeback that is COMPLETED was executed and can be disputed.
  dlocal: {
    "payment.PAID": "captured",
    "payment.REJECTED": "failed",
    "refund.SUCCESS": "refunded",
    "chargeback.PENDING": "chargeback_opened",
    "chargeback.COMPLETED": "chargeback_opened",
    "chargeback.REVERSAL": "chargeback_won",
    "chargeback.DISPUTE_LOST": "chargeback_lost",
  },
  // docs.kushki.com: webhook-card, webhook-refunds-voids, webhook-chargeback. A chargeback's APPROVAL is in the merchant's favour.
  kushki: {
    "sale.APPROVAL": "captured",
    "sale.DECLINED": "failed",
    "refund.APPROVAL": "refunded",
    "chargeback.INITIALIZED": "chargeback_opened",
    "chargeback.PENDING": "chargeback_opened",
    "chargeback.APPROVAL": "chargeback_won",
    "chargeback.DECLINED": "chargeback_lost",
    "chargeback.EXPIRED": "chargeback_lost",
  },
  // developers.ebanxpagamentos.com/guides/notifications: notification_type, and the status that an update leads to. CA is left out: it does not say who cancelled.
  ebanx: {
    "update.CO": "captured",
    refund: "refunded",
    chargeback: "chargeback_opened",
    chargeback_credit: "chargeback_won",
  },
  // docs.stripe.com/api/events/types; a closed dispute with its status
  stripe: {
    "payment_intent.succeeded": "captured",
    "payment_intent.payment_failed": "failed",
    "charge.refunded": "refunded",
    "charge.dispute.created": "chargeback_opened",
    "charge.dispute.closed.won": "chargeback_won",
    "charge.dispute.closed.lost": "chargeback_lost",
    "radar.early_fraud_warning.created": "fraud_warning",
  },
} as const satisfies Record<string, Names>;

/** Adyen reports `success: false` for operations without effect; a refused authorisation is a failed payment. */
const UNSUCCESSFUL: Names = { AUTHORISATION: "failed" };

/** Every name of every provider with its kind. */
export const knownKinds: readonly (readonly [provider: string, name: string, kind: EventKind])[] = Object.entries(THEIRS).flatMap(([provider, names]) =>
  Object.entries(names).map(([name, kind]) => [provider, name, kind] as const),
);

const ours = byWords(OURS);
const theirs = new Map<string, ReadonlyMap<string, EventKind>>(Object.entries(THEIRS).map(([provider, names]) => [provider, byWords(names)]));
const unsuccessful = byWords(UNSUCCESSFUL);

/** Kind of an event; null if unknown. `success` is Adyen's. */
export function kindOf(provider: string, eventType: string, success?: unknown): EventKind | null {
  const words = wordsOf(eventType);
  if (provider === "adyen" && (success === false || success === "false")) return unsuccessful.get(words) ?? null;
  return theirs.get(provider)?.get(words) ?? ours.get(words) ?? null;
}

/** A provider's name in one spelling: `Mercado Pago` and `MERCADO_PAGO` are `mercadopago`. */
export function providerName(text: string): string {
  const name = text.trim().toLowerCase();
  const letters = name.replace(/[\s._-]+/g, "");
  return theirs.has(letters) ? letters : name;
}

function byWords(names: Names): ReadonlyMap<string, EventKind> {
  return new Map(Object.entries(names).map(([name, kind]) => [wordsOf(name), kind]));
}

/** `charge.dispute.created` and `CHARGE_DISPUTE_CREATED` are the same words. */
export function wordsOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");
}
