// Reason codes of disputes, and the fraud type that each implies. Names are those of the rules of each scheme.
//
// Sources: Visa Core Rules and Visa Product and Service Rules, section 11 (dispute conditions); Mastercard Chargeback Guide, Merchant Edition, with the codes that it
// retired; American Express Dispute (chargeback) codes in the Merchant Operating Guide; Stripe API, `Dispute.reason`.
//
// A consumer dispute is one of a cardholder who made the payment: lost, it counts against that payer, unless the condition names what only the merchant can have
// done (a refund not made, counterfeit goods).

import type { components } from "../../../../generated/types.ts";

type FraudType = components["schemas"]["FraudType"];
type Named = Readonly<Record<string, string>>;

const VISA: Readonly<Partial<Record<FraudType, Named>>> = {
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

const MASTERCARD: Readonly<Partial<Record<FraudType, Named>>> = {
  third_party: {
    "4837": "No Cardholder Authorization",
    "4840": "Fraudulent Processing of Transactions",
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

const AMERICAN_EXPRESS: Readonly<Partial<Record<FraudType, Named>>> = {
  third_party: {
    F10: "Missing Imprint",
    F14: "Missing Signature",
    F24: "No Card Member Authorization",
    F29: "Card Not Present",
    F30: "EMV Counterfeit",
    F31: "EMV Lost/Stolen/Non-Received",
    FR2: "Fraud Full Recourse Program",
    FR4: "Immediate Chargeback Program",
    FR6: "Partial Immediate Chargeback Program",
  },
  merchant_error: {
    A01: "Charge Amount Exceeds Authorization Amount",
    A02: "No Valid Authorization",
    A08: "Authorization Approval Expired",
    C02: "Credit Not Processed",
    C14: "Paid by Other Means",
    P01: "Unassigned Card Number",
    P03: "Credit Processed as Charge",
    P04: "Charge Processed as Credit",
    P05: "Incorrect Charge Amount",
    P07: "Late Submission",
    P08: "Duplicate Charge",
    P22: "Non-Matching Card Number",
    P23: "Currency Discrepancy",
  },
  first_party: {
    C04: "Goods/Services Returned or Refused",
    C05: "Goods/Services Cancelled",
    C08: "Goods/Services Not Received or Only Partially Received",
    C18: "No Show or CARDeposit Cancelled",
    C28: "Cancelled Recurring Billing",
    C31: "Goods/Services Not as Described",
    C32: "Goods/Services Damaged or Defective",
  },
};

/** Reasons that say nothing of who it was (`general`, `customer_initiated`, `bank_cannot_process`, …) are left out. */
const STRIPE: Readonly<Partial<Record<FraudType, Named>>> = {
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

/** Schemes and providers, by name. Their codes do not overlap, so that a code needs no scheme beside it. */
export const reasonCodes = { Visa: VISA, Mastercard: MASTERCARD, "American Express": AMERICAN_EXPRESS, Stripe: STRIPE } as const;

const typesByCode: ReadonlyMap<string, FraudType> = new Map(
  Object.values(reasonCodes).flatMap((types) =>
    Object.entries(types).flatMap(([type, codes]) => Object.keys(codes).map((code) => [code.toUpperCase(), type as FraudType] as const)),
  ),
);

/** The fraud type that a reason code implies, in any case and with surrounding spaces; undefined for an unknown code. */
export function fraudTypeOfCode(code: string): FraudType | undefined {
  return typesByCode.get(code.trim().toUpperCase());
}
