// The reason codes of two digits: Elo's, and those that Visa had until April 2018 and that processors still send. Both schemes mean the same by a number. Sources:
// table of reason codes by brand of the Risk Notification API of Braspag, a Cielo company (Elo); North and the library packaged/rwd (Visa); read in November 2026.
import type { CodesByFraudType } from "./codes-by-fraud-type.ts";

/** Codes of Elo, and of Visa until April 2018. */
export const elo: CodesByFraudType = {
  third_party: {
    "57": "Fraudulent Multiple Transactions",
    "62": "Counterfeit Transaction",
    "75": "Transaction Not Recognized",
    "81": "Fraud: Card-Present Environment",
    "83": "Fraud: Card-Absent Environment",
    "93": "Visa Fraud Monitoring Program",
  },
  merchant_error: {
    "70": "Card Recovery Bulletin",
    "71": "Declined Authorization",
    "72": "No Authorization",
    "73": "Expired Card",
    "74": "Late Presentment",
    "76": "Incorrect Currency or Transaction Code",
    "77": "Non-Matching Account Number",
    "78": "Service Code Violation",
    "80": "Incorrect Transaction Amount or Account Number",
    "82": "Duplicate Processing",
    "85": "Credit Not Processed",
    "86": "Paid by Other Means",
    "90": "Non-Receipt of Cash or Load Transaction Value",
  },
  first_party: {
    "30": "Services Not Provided or Merchandise Not Received",
    "41": "Cancelled Recurring Transaction",
    "53": "Not as Described or Defective Merchandise",
  },
};
