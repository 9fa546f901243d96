// Event types of EBANX: `notification_type`, and the status that an update leads to. CA is left out: it does not say who cancelled. No notification says that a
// dispute is lost: the guide names the call.
import type { EventNames } from "../provider.ts";

/** Event types of EBANX. */
export const names = {
  source: { page: "developers.ebanxpagamentos.com/guides/notifications", read: "2026-11-27" },
  kinds: {
    "update.CO": "captured",
    refund: "refunded",
    chargeback: "chargeback_opened",
    chargeback_credit: "chargeback_won",
  },
  payments: ["update.PE"],
  withoutEffect: [],
} as const satisfies EventNames;
