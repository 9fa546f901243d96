// Event types of dLocal: the page named below, refund-status-codes and chargeback-status. A chargeback that is COMPLETED was executed and can be disputed.
import type { EventNames } from "../provider.ts";

/** Event types of dLocal. */
export const names = {
  source: { page: "docs.dlocal.com/reference/payment-status-codes", read: "2026-11-27" },
  kinds: {
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
  payments: ["payment.PENDING", "payment.AUTHORIZED"],
  withoutEffect: ["payment.VERIFIED", "refund.PENDING"],
} as const satisfies EventNames;
