// Event types of Kushki: the page named below, webhook-card and webhook-chargeback. A void cancels the whole sale; a chargeback's APPROVAL is in the merchant's favour.
import type { EventNames } from "../provider.ts";

/** Event types of Kushki. */
export const names = {
  source: { page: "docs.kushki.com/mx/en/notifications/refunds-chagebacks/webhook-refunds-voids", read: "2026-11-27" },
  kinds: {
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
  payments: ["preauthorization.APPROVAL"],
  withoutEffect: ["void.INITIALIZED", "refund.INITIALIZED"],
} as const satisfies EventNames;
