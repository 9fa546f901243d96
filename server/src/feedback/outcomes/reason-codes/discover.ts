// Discover and Diners Club, whose cards are issued in Ecuador, Colombia and Argentina among others. Sources: tables of Antom (Discover and Diners), Braintree
// (September 2025), TabaPay and chargeback.com, read in November 2026. Codes that say nothing of who it was (good faith `05`, compliance `DC`, not classified `NC`,
// …) are left out; so is 4863, which is Mastercard's as well and means something else.
import type { CodesByFraudType } from "./codes-by-fraud-type.ts";

/** Codes of letters, and the numbers that some processors send for them. */
export const discover: CodesByFraudType = {
  third_party: {
    AA: "Does Not Recognize",
    UA01: "Fraud: Card Present Transaction",
    UA02: "Fraud: Card Not Present Transaction",
    UA05: "Fraud: Chip Counterfeit Transaction",
    UA06: "Fraud: Chip and PIN Transaction",
    UA10: "Fraud: Swiped Card Transaction, Receipt Requested",
    UA11: "Fraud: Swiped Card Transaction, No Signature",
    UA12: "Fraud: Swiped Card Transaction, Invalid Signature",
    UA18: "Fraud: Swiped Card Transaction, Illegible Documentation",
    UA20: "Fraud: Keyed Card Transaction, Documentation Requested",
    UA21: "Fraud: Keyed Card Transaction, No Signature",
    UA22: "Fraud: Keyed Card Transaction, Invalid Signature",
    UA23: "Fraud: Keyed Card Transaction, Illegible Imprint",
    UA28: "Fraud: Keyed Card Transaction, Illegible Documentation",
    UA30: "Fraud: Card Not Present, Documentation Requested",
    UA31: "Fraud: Card Not Present, No Valid Proof of Delivery",
    UA38: "Fraud: Card Not Present, Illegible Documentation",
    "4752": "Does Not Recognize",
    "4866": "Fraud: Chip Card Counterfeit Transaction",
    "4867": "Fraud: Chip Card and PIN Transaction",
    "7010": "Fraud: Card Present Transaction",
    "7030": "Fraud: Card Not Present Transaction",
  },
  merchant_error: {
    AT: "Authorization Non-Compliance",
    AW: "Altered Amount",
    CD: "Credit / Debit Posted Incorrectly",
    DA: "Declined Authorization",
    DP: "Duplicate Processing",
    EX: "Expired Card",
    IN: "Invalid Card Number",
    LP: "Late Presentation",
    NA: "No Authorization",
    NF: "Non-Receipt of Cash from ATM",
    PM: "Paid by Other Means",
    RN: "Credit Not Received",
    RN2: "Credit Not Processed",
    "4534": "Duplicate Processing",
    "4542": "Late Presentation",
    "4550": "Credit / Debit Posted Incorrectly",
    "4586": "Altered Amount",
    "4753": "Invalid Cardholder Number",
    "4864": "Non-Receipt of Cash from ATM",
    "4865": "Paid by Other Means",
    "8002": "Credit Not Processed",
  },
  first_party: {
    AP: "Recurring Payments",
    CR: "Cancelled Reservation",
    RG: "Non-Receipt of Goods, Services, or Cash",
    RM: "Quality of Goods or Services",
    "4541": "Cancelled Recurring Transaction",
    "4553": "Quality of Goods or Services",
    "4755": "Non-Receipt of Goods or Services",
  },
};

/** Codes that Diners Club had before it joined the codes of Discover, and that some of its franchises still send. */
export const dinersClub: CodesByFraudType = {
  third_party: {
    C41: "Fraud: Card Present Transaction",
    C42: "Fraud: Card Not Present Transaction",
    C46: "Multiple Charges, Fraudulent Transaction",
    C53: "Chip Card Counterfeit Transaction",
    C54: "Lost or Stolen Chip and PIN Card Transaction",
  },
  merchant_error: {
    A06: "Unissued Account Number",
    B24: "Charge Older than Thirty Days",
    B25: "Duplicate Charge",
    B26: "Alternate Settlement Currency",
  },
};
