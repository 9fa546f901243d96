// The signal catalogue: the default weight, flows and curve of every signal. They are data, so that an organization can override them and they can be fitted from
// outcomes. signals/ decides when a signal fires; signal-texts/ has its sentence in each language.
import type { Flow } from "./transaction.ts";

/** An observed value, and the strength (0 to 1) that it has. */
export type CurvePoint = readonly [observed: number, strength: number];

/**
 * Grading curve: strength 0 at `foot`, 1 at `full` and beyond, `full` below `foot` grades downwards; or up to 8 points, in rising order of the observed value,
 * between which the strength is linear.
 */
export type Curve = { readonly foot: number; readonly full: number } | { readonly points: readonly CurvePoint[] };

/** Catalogue data of a signal. */
export interface SignalFacts {
  /** Maximum weight, -100 to 100; negative weights are credits. */
  readonly weight: number;
  readonly flows: readonly Flow[];
  /** Absent: the signal has full strength or does not fire. */
  readonly curve?: Curve;
}

const both: readonly Flow[] = ["payin", "payout"];
const payin: readonly Flow[] = ["payin"];
const payout: readonly Flow[] = ["payout"];

/** Every signal. Curves are in the unit of the observed value, named beside each. */
export const catalogue = {
  BLOCKLIST_BLOCK: { weight: 100, flows: both },
  BLOCKLIST_REVIEW: { weight: 60, flows: both },
  BLOCKLIST_FLAG: { weight: 25, flows: both },
  NETWORK_CONFIRMED: { weight: 45, flows: both },
  NETWORK_SUSPECTED: { weight: 20, flows: both },
  // days since the confirmation
  PAYER_CONFIRMED_FRAUD: { weight: 80, flows: both, curve: { foot: 180, full: 0 } },
  // days since the chargeback
  PAYER_PRIOR_CHARGEBACK: { weight: 25, flows: payin, curve: { foot: 180, full: 30 } },
  PAYER_TRUSTED: { weight: -45, flows: both },
  // distinct orders within the hour, this one included
  VELOCITY_CARD_1H: { weight: 30, flows: payin, curve: { foot: 3, full: 8 } },
  VELOCITY_EMAIL_1H: { weight: 20, flows: payin, curve: { foot: 4, full: 10 } },
  VELOCITY_IP_1H: { weight: 15, flows: payin, curve: { foot: 9, full: 25 } },
  VELOCITY_DEVICE_1H: { weight: 25, flows: payin, curve: { foot: 4, full: 10 } },
  // distinct cards within 24 hours, this one included
  MULTI_CARD_PAYER_24H: { weight: 40, flows: payin, curve: { foot: 2, full: 6 } },
  MULTI_CARD_DEVICE_24H: { weight: 45, flows: payin, curve: { foot: 2, full: 6 } },
  // distinct customers within seven days, this one included
  MULTI_ACCOUNT_DEVICE_7D: { weight: 30, flows: both, curve: { foot: 2, full: 6 } },
  // distinct customers within seven days, this one included, where this one is new
  NEW_ACCOUNTS_DEVICE_7D: {
    weight: 80,
    flows: payin,
    curve: {
      points: [
        [1, 0],
        [2, 0.1],
        [3, 0.3],
        [5, 0.8],
        [7, 1],
      ],
    },
  },
  // distinct cards of new payers within the hour, this one included, beyond three times what is usual
  VELOCITY_BIN_1H: { weight: 50, flows: payin, curve: { foot: 5, full: 12 } },
  // distinct cards with failures or micro amounts within the hour, times how far their share of all cards is beyond the usual
  CARD_TESTING_PATTERN: { weight: 70, flows: payin, curve: { foot: 4, full: 8 } },
  // failed attempts within 24 hours
  FAILED_ATTEMPTS_24H: { weight: 20, flows: payin, curve: { foot: 2, full: 6 } },
  EMAIL_DISPOSABLE: { weight: 40, flows: payin },
  // 0 to 1: how random the local part looks
  EMAIL_PATTERN_SUSPICIOUS: { weight: 12, flows: payin, curve: { foot: 0.45, full: 0.9 } },
  PHONE_COUNTRY_MISMATCH: { weight: 8, flows: payin },
  // hours since the account was opened
  ACCOUNT_NEW: { weight: 15, flows: both, curve: { foot: 24, full: 1 } },
  // hours since the change
  CREDENTIALS_CHANGED_RECENTLY: { weight: 30, flows: both, curve: { foot: 72, full: 12 } },
  // share of the shorter name that the other does not have
  HOLDER_NAME_MISMATCH: { weight: 10, flows: payin, curve: { foot: 0.4, full: 1 } },
  CARD_PREPAID: { weight: 8, flows: payin },
  // 0 to 1: risk group of the category
  MERCHANT_CATEGORY_RISK: { weight: 12, flows: payin, curve: { foot: 0, full: 1 } },
  // orders that the caller states
  PAYER_PREVIOUS_ORDERS: { weight: -25, flows: payin, curve: { foot: 0, full: 5 } },
  IP_TOR: { weight: 45, flows: both },
  IP_PROXY_VPN: { weight: 20, flows: both },
  IP_DATACENTER: { weight: 15, flows: both },
  IP_BILLING_COUNTRY_MISMATCH: { weight: 20, flows: payin },
  BIN_COUNTRY_MISMATCH: { weight: 25, flows: payin },
  // kilometres from the delivery to the nearest country of bill, card and connection; neighbours are at 0
  SHIPPING_COUNTRY_MISMATCH: { weight: 45, flows: payin, curve: { foot: 0, full: 5000 } },
  // hours between the clock of the device and the nearest one of the countries of connection and bill
  IP_TIMEZONE_MISMATCH: { weight: 12, flows: payin, curve: { foot: 2, full: 6 } },
  HIGH_RISK_COUNTRY: { weight: 25, flows: both },
  // km/h that the payer would have had to travel
  IMPOSSIBLE_TRAVEL: { weight: 35, flows: payin, curve: { foot: 900, full: 2500 } },
  // days since the device was first seen with the payer
  DEVICE_NEW_FOR_PAYER: { weight: 15, flows: both, curve: { foot: 7, full: 1 } },
  // reasons of takeover beside a new device, each 0 to 1
  ACCOUNT_TAKEOVER_PATTERN: {
    weight: 75,
    flows: payin,
    curve: {
      points: [
        [0.2, 0],
        [0.6, 0.2],
        [1, 0.5],
        [2, 1],
      ],
    },
  },
  // other payers of the card, on other devices, within a day
  CARD_OF_OTHER_PAYER: { weight: 25, flows: payin, curve: { foot: 0, full: 1 } },
  // distinct cards within 30 days, this one included
  MULTI_CARD_PAYER_30D: { weight: 15, flows: payin, curve: { foot: 2, full: 6 } },
  // -log10 of the chance of so many payments in three days
  PAYER_BURST: {
    weight: 45,
    flows: payin,
    curve: {
      points: [
        [1.5, 0],
        [3, 0.25],
        [5.5, 1],
      ],
    },
  },
  // share of earlier payments at about this time of day
  PAYER_HOUR_UNUSUAL: { weight: 6, flows: payin, curve: { foot: 0.1, full: 0 } },
  DEVICE_AUTOMATION: { weight: 40, flows: both },
  // times the payer's usual amount
  AMOUNT_ANOMALY_PAYER: {
    weight: 60,
    flows: both,
    curve: {
      points: [
        [1.5, 0],
        [2.5, 0.12],
        [4, 0.5],
        [6, 1],
      ],
    },
  },
  // standard deviations above the payer's usual amount
  AMOUNT_DEVIATION_PAYER: {
    weight: 15,
    flows: both,
    curve: {
      points: [
        [3, 0],
        [6, 0.3],
        [12, 1],
      ],
    },
  },
  // unusual payments within 14 days before an unusual one
  PAYER_UNUSUAL_RECENTLY: {
    weight: 60,
    flows: both,
    curve: {
      points: [
        [0, 0],
        [2, 0.4],
        [6, 1],
      ],
    },
  },
  // position beyond the 99th (0) and the 99.9th (1) percentile, on a logarithmic scale
  AMOUNT_ABOVE_ORG_P99: {
    weight: 55,
    flows: both,
    curve: {
      points: [
        [0, 0],
        [1, 0.4],
        [2, 1],
      ],
    },
  },
  // US dollars
  SMALL_AMOUNT_UNKNOWN_PAYER: { weight: 17, flows: payin, curve: { foot: 6, full: 2 } },
  // times the organization's 90th percentile
  NEW_PAYER_LARGE_AMOUNT: { weight: 25, flows: payin, curve: { foot: 1, full: 4 } },
  MICRO_AMOUNT: { weight: 10, flows: payin },
  ODD_HOUR: { weight: 8, flows: both },
  AVS_CVV_FAIL: { weight: 30, flows: payin },
  THREEDS_FAILED: { weight: 50, flows: payin },
  THREEDS_AUTHENTICATED: { weight: -50, flows: payin },
  // smoothed share of fraud of the last known week beyond the organization's base rate
  TERMINAL_RECENT_FRAUD: {
    weight: 75,
    flows: payin,
    curve: {
      points: [
        [0.05, 0],
        [0.2, 0.1],
        [0.5, 1],
      ],
    },
  },
  // days since the series of frauds began
  TERMINAL_COMPROMISED: { weight: 70, flows: payin, curve: { foot: 60, full: 21 } },
  DEVICE_RECENT_FRAUD: { weight: 90, flows: payin, curve: { foot: 0.02, full: 0.5 } },
  BIN_RECENT_FRAUD: { weight: 50, flows: payin, curve: { foot: 0.02, full: 0.3 } },
  EMAIL_DOMAIN_RECENT_FRAUD: { weight: 40, flows: payin, curve: { foot: 0.02, full: 0.3 } },
  // times the organization's rate of fraud; many honest payers share an hour: the most that a fit can give it, sixteen times the hazard, is below a review
  HOUR_RECENT_FRAUD: { weight: 2, flows: payin, curve: { foot: 1.5, full: 5 } },
  PAYOUT_FIRST_TO_BENEFICIARY: { weight: 20, flows: payout },
  // times the amount that is large for the organization
  PAYOUT_FIRST_AND_LARGE: { weight: 35, flows: payout, curve: { foot: 1, full: 5 } },
  // distinct origins within 24 hours, this one included
  PAYOUT_MULE_FAN_IN: { weight: 45, flows: payout, curve: { foot: 3, full: 8 } },
  // distinct new beneficiaries within the hour, this one included
  PAYOUT_FAN_OUT: { weight: 30, flows: payout, curve: { foot: 4, full: 12 } },
  PAYOUT_CLABE_INVALID: { weight: 60, flows: payout },
  PAYOUT_IBAN_INVALID: { weight: 60, flows: payout },
  // days since the account became the beneficiary's
  PAYOUT_BENEFICIARY_CHANGED: { weight: 35, flows: payout, curve: { foot: 7, full: 2 } },
  // share of the name that no earlier name of the account has
  PAYOUT_NAME_MISMATCH: { weight: 30, flows: payout, curve: { foot: 0.4, full: 0.8 } },
  PAYOUT_CROSS_BORDER: { weight: 12, flows: payout },
  // payouts just under a limit within seven days, this one included
  PAYOUT_STRUCTURING: { weight: 60, flows: payout, curve: { foot: 4, full: 6 } },
  // share of the hour's pay-ins that has left, this payout included
  PAYOUT_PASS_THROUGH: { weight: 45, flows: payout, curve: { foot: 0.75, full: 0.95 } },
  // days since the last payout
  PAYOUT_DORMANT_ORIGIN: { weight: 30, flows: payout, curve: { foot: 180, full: 270 } },
  // seconds since the other payout
  PAYOUT_DUPLICATE: { weight: 55, flows: payout, curve: { foot: 600, full: 60 } },
  PAYOUT_INITIATOR_UNUSUAL: { weight: 15, flows: payout },
  BROWSER_ACTIVITY_SUSPICIOUS: { weight: 0, flows: both },
  SANDBOX_OVERRIDE: { weight: 0, flows: both },
} as const satisfies Record<string, SignalFacts>;

/** Code of a signal. */
export type SignalCode = keyof typeof catalogue;

/** Facts of a signal, typed for lookup by code. */
export const signalFacts: Readonly<Record<SignalCode, SignalFacts>> = catalogue;

/** Is the text the code of a signal? */
export function isSignalCode(text: string): text is SignalCode {
  return Object.hasOwn(signalFacts, text);
}
