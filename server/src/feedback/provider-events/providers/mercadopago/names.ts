// Event types of Mercado Pago: the status of a payment and, in the Orders API, of an order; the topic of fraud alerts (stop_delivery_op_wh, once delivery_cancellation)
// and of chargebacks. How a chargeback ended is a field of its own (adapter.ts). An approved payment that was in mediation is one that the seller keeps.
import type { EventNames } from "../provider.ts";

/** Event types of Mercado Pago. */
export const names = {
  source: { page: "mercadopago.com/developers/en/docs/checkout-api-orders/payment-management/status", read: "2026-11-27" },
  kinds: {
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
  payments: ["payment.pending", "payment.in_process", "payment.authorized", "order.action_required"],
  withoutEffect: ["order.created", "order.processing"],
} as const satisfies EventNames;
