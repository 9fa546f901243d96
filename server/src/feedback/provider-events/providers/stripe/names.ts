// Event types of Stripe: a closed dispute with its status, an updated refund with its. `payment_intent.created` is left out of the payments: it is sent before the
// payment method is known, and the payment would be assessed without its most important facts.
import type { EventNames } from "../provider.ts";

/** Event types of Stripe. */
export const names = {
  source: { page: "docs.stripe.com/api/events/types", read: "2026-11-27" },
  kinds: {
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
  payments: [
    "payment_intent.processing",
    "payment_intent.requires_action",
    "payment_intent.amount_capturable_updated",
    "charge.pending",
    "charge.succeeded",
    "charge.failed",
  ],
  withoutEffect: ["refund.created", "refund.updated", "charge.refund.updated"],
} as const satisfies EventNames;
