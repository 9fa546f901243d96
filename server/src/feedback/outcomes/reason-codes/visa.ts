// Visa: dispute conditions of the Visa Core Rules and Visa Product and Service Rules, section 11.
import type { CodesByFraudType } from "./codes-by-fraud-type.ts";

/** Conditions since April 2018. */
export const visa: CodesByFraudType = {
  third_party: {
    "10.1": "EMV Liability Shift Counterfeit Fraud",
    "10.2": "EMV Liability Shift Non-Counterfeit Fraud",
    "10.3": "Other Fraud: Card-Present Environment",
    "10.4": "Other Fraud: Card-Absent Environment",
    "10.5": "Visa Fraud Monitoring Program",
  },
  merchant_error: {
    "11.1": "Card Recovery Bulletin",
    "11.2": "Declined Authorization",
    "11.3": "No Authorization",
    "12.1": "Late Presentment",
    "12.2": "Incorrect Transaction Code",
    "12.3": "Incorrect Currency",
    "12.4": "Incorrect Account Number",
    "12.5": "Incorrect Amount",
    "12.6": "Duplicate Processing / Paid by Other Means",
    "12.6.1": "Duplicate Processing",
    "12.6.2": "Paid by Other Means",
    "12.7": "Invalid Data",
    "13.4": "Counterfeit Merchandise",
    "13.5": "Misrepresentation",
    "13.6": "Credit Not Processed",
    "13.8": "Original Credit Transaction Not Accepted",
    "13.9": "Non-Receipt of Cash or Load Transaction Value",
  },
  first_party: {
    "13.1": "Merchandise / Services Not Received",
    "13.2": "Cancelled Recurring Transaction",
    "13.3": "Not as Described or Defective Merchandise / Services",
    "13.7": "Cancelled Merchandise / Services",
  },
};
