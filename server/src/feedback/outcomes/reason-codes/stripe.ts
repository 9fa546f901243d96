// Stripe: `Dispute.reason` of its API.
import type { CodesByFraudType } from "./codes-by-fraud-type.ts";

/** Reasons that say nothing of who it was (`general`, `customer_initiated`, `bank_cannot_process`, …) are left out. */
export const stripe: CodesByFraudType = {
  third_party: { fraudulent: "Fraudulent", unrecognized: "Unrecognized", debit_not_authorized: "Debit not authorized" },
  merchant_error: {
    credit_not_processed: "Credit not processed",
    duplicate: "Duplicate",
    incorrect_account_details: "Incorrect account details",
    noncompliant: "Noncompliant",
  },
  first_party: {
    product_not_received: "Product not received",
    product_unacceptable: "Product unacceptable",
    subscription_canceled: "Subscription canceled",
  },
};
