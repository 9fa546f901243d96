// Mastercard: Chargeback Guide, Merchant Edition, with the codes that it retired. Acquirers in Brazil use the same numbers for Hipercard and Diners Club
// (table of reason codes by brand of the Risk Notification API of Braspag, a Cielo company).
import type { CodesByFraudType } from "./codes-by-fraud-type.ts";

/** Current and retired reason codes. */
export const mastercard: CodesByFraudType = {
  third_party: {
    "4837": "No Cardholder Authorization",
    "4840": "Fraudulent Processing of Transactions",
    "4862": "Counterfeit Transaction, Magnetic Stripe POS Fraud",
    "4863": "Cardholder Does Not Recognize: Potential Fraud",
    "4870": "Chip Liability Shift",
    "4871": "Chip Liability Shift: Lost/Stolen/Never Received Issue Fraud",
  },
  merchant_error: {
    "4807": "Warning Bulletin File",
    "4808": "Authorization-Related Chargeback",
    "4812": "Account Number Not On File",
    "4831": "Transaction Amount Differs",
    "4834": "Point-of-Interaction Error",
    "4835": "Card Not Valid or Expired",
    "4842": "Late Presentment",
    "4846": "Correct Transaction Currency Code Not Provided",
    "4849": "Questionable Merchant Activity",
    "4860": "Credit Not Processed",
  },
  first_party: {
    "4841": "Cancelled Recurring or Digital Goods Transactions",
    "4850": "Installment Billing Dispute",
    "4853": "Cardholder Dispute",
    "4855": "Goods or Services Not Provided",
    "4859": "Addendum, No-show, or ATM Dispute",
  },
};
