// Event types of Adyen: the page named below, docs.adyen.com/risk-management/disputes-api/dispute-notifications, and Webhooks-v1 of github.com/Adyen/adyen-openapi. A CHARGEBACK
// has taken the money and can still be defended. CAPTURE_FAILED and the refunds that fail undo what was reported before: they are about state, not about blame.
import type { EventNames } from "../provider.ts";

/** Event types of Adyen. */
export const names = {
  source: { page: "docs.adyen.com/development-resources/webhooks/webhook-types", read: "2026-11-27" },
  kinds: {
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
  payments: ["AUTHORISATION"],
  withoutEffect: [],
} as const satisfies EventNames;
