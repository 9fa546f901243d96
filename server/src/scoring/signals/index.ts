// The signal catalogue: every signal, in the order in which they are observed and listed. A signal is a file beside this one.

import { amountAboveOrgP99 } from "./amount/amount-above-org-p99.ts";
import { amountAnomalyPayer } from "./amount/amount-anomaly-payer.ts";
import { amountDeviationPayer } from "./amount/amount-deviation-payer.ts";
import { microAmount } from "./amount/micro-amount.ts";
import { newPayerLargeAmount } from "./amount/new-payer-large-amount.ts";
import { payerUnusualRecently } from "./amount/payer-unusual-recently.ts";
import { deviceAutomation } from "./automation/device-automation.ts";
import { accountNew } from "./identity/account-new.ts";
import { credentialsChangedRecently } from "./identity/credentials-changed-recently.ts";
import { emailDisposable } from "./identity/email-disposable.ts";
import { emailPatternSuspicious } from "./identity/email-pattern-suspicious.ts";
import { payerPreviousOrders } from "./identity/payer-previous-orders.ts";
import { phoneCountryMismatch } from "./identity/phone-country-mismatch.ts";
import { avsCvvFail } from "./instrument/avs-cvv-fail.ts";
import { cardPrepaid } from "./instrument/card-prepaid.ts";
import { holderNameMismatch } from "./instrument/holder-name-mismatch.ts";
import { merchantCategoryRisk } from "./instrument/merchant-category-risk.ts";
import { threedsAuthenticated } from "./instrument/threeds-authenticated.ts";
import { threedsFailed } from "./instrument/threeds-failed.ts";
import { blocklistBlock } from "./lists/blocklist-block.ts";
import { blocklistFlag } from "./lists/blocklist-flag.ts";
import { blocklistReview } from "./lists/blocklist-review.ts";
import { networkConfirmed } from "./lists/network-confirmed.ts";
import { networkSuspected } from "./lists/network-suspected.ts";
import { payerConfirmedFraud } from "./lists/payer-confirmed-fraud.ts";
import { payerPriorChargeback } from "./lists/payer-prior-chargeback.ts";
import { payerTrusted } from "./lists/payer-trusted.ts";
import { binCountryMismatch } from "./location/bin-country-mismatch.ts";
import { highRiskCountry } from "./location/high-risk-country.ts";
import { impossibleTravel } from "./location/impossible-travel.ts";
import { ipBillingCountryMismatch } from "./location/ip-billing-country-mismatch.ts";
import { ipDatacenter } from "./location/ip-datacenter.ts";
import { ipProxyVpn } from "./location/ip-proxy-vpn.ts";
import { ipTimezoneMismatch } from "./location/ip-timezone-mismatch.ts";
import { ipTor } from "./location/ip-tor.ts";
import { oddHour } from "./location/odd-hour.ts";
import { shippingCountryMismatch } from "./location/shipping-country-mismatch.ts";
import { accountTakeoverPattern } from "./novelty/account-takeover-pattern.ts";
import { cardOfOtherPayer } from "./novelty/card-of-other-payer.ts";
import { deviceNewForPayer } from "./novelty/device-new-for-payer.ts";
import { payerBurst } from "./novelty/payer-burst.ts";
import { payerHourUnusual } from "./novelty/payer-hour-unusual.ts";
import { payoutBeneficiaryChanged } from "./payout/payout-beneficiary-changed.ts";
import { payoutClabeInvalid } from "./payout/payout-clabe-invalid.ts";
import { payoutCrossBorder } from "./payout/payout-cross-border.ts";
import { payoutDormantOrigin } from "./payout/payout-dormant-origin.ts";
import { payoutDuplicate } from "./payout/payout-duplicate.ts";
import { payoutFanOut } from "./payout/payout-fan-out.ts";
import { payoutFirstAndLarge } from "./payout/payout-first-and-large.ts";
import { payoutFirstToBeneficiary } from "./payout/payout-first-to-beneficiary.ts";
import { payoutIbanInvalid } from "./payout/payout-iban-invalid.ts";
import { payoutInitiatorUnusual } from "./payout/payout-initiator-unusual.ts";
import { payoutMuleFanIn } from "./payout/payout-mule-fan-in.ts";
import { payoutNameMismatch } from "./payout/payout-name-mismatch.ts";
import { payoutPassThrough } from "./payout/payout-pass-through.ts";
import { payoutStructuring } from "./payout/payout-structuring.ts";
import { binRecentFraud } from "./recent-fraud/bin-recent-fraud.ts";
import { deviceRecentFraud } from "./recent-fraud/device-recent-fraud.ts";
import { emailDomainRecentFraud } from "./recent-fraud/email-domain-recent-fraud.ts";
import { hourRecentFraud } from "./recent-fraud/hour-recent-fraud.ts";
import { terminalCompromised } from "./recent-fraud/terminal-compromised.ts";
import { terminalRecentFraud } from "./recent-fraud/terminal-recent-fraud.ts";
import { multiAccountDevice7d } from "./sharing/multi-account-device-7d.ts";
import { multiCardDevice24h } from "./sharing/multi-card-device-24h.ts";
import { multiCardPayer24h } from "./sharing/multi-card-payer-24h.ts";
import { multiCardPayer30d } from "./sharing/multi-card-payer-30d.ts";
import { newAccountsDevice7d } from "./sharing/new-accounts-device-7d.ts";
import type { Signal } from "./signal.ts";
import { cardTestingPattern } from "./velocity/card-testing-pattern.ts";
import { failedAttempts24h } from "./velocity/failed-attempts-24h.ts";
import { smallAmountUnknownPayer } from "./velocity/small-amount-unknown-payer.ts";
import { velocityBin1h } from "./velocity/velocity-bin-1h.ts";
import { velocityCard1h } from "./velocity/velocity-card-1h.ts";
import { velocityDevice1h } from "./velocity/velocity-device-1h.ts";
import { velocityEmail1h } from "./velocity/velocity-email-1h.ts";
import { velocityIp1h } from "./velocity/velocity-ip-1h.ts";
import { browserActivitySuspicious } from "./verdict/browser-activity-suspicious.ts";
import { sandboxOverride } from "./verdict/sandbox-override.ts";

/** Every signal. */
export const signals = [
  blocklistBlock,
  blocklistReview,
  blocklistFlag,
  networkConfirmed,
  networkSuspected,
  payerConfirmedFraud,
  payerPriorChargeback,
  payerTrusted,
  velocityCard1h,
  velocityEmail1h,
  velocityIp1h,
  velocityDevice1h,
  multiCardPayer24h,
  multiCardDevice24h,
  multiAccountDevice7d,
  newAccountsDevice7d,
  velocityBin1h,
  cardTestingPattern,
  failedAttempts24h,
  emailDisposable,
  emailPatternSuspicious,
  phoneCountryMismatch,
  accountNew,
  credentialsChangedRecently,
  holderNameMismatch,
  cardPrepaid,
  merchantCategoryRisk,
  payerPreviousOrders,
  ipTor,
  ipProxyVpn,
  ipDatacenter,
  ipBillingCountryMismatch,
  binCountryMismatch,
  shippingCountryMismatch,
  ipTimezoneMismatch,
  highRiskCountry,
  impossibleTravel,
  deviceNewForPayer,
  accountTakeoverPattern,
  cardOfOtherPayer,
  multiCardPayer30d,
  payerBurst,
  payerHourUnusual,
  deviceAutomation,
  amountAnomalyPayer,
  amountDeviationPayer,
  payerUnusualRecently,
  amountAboveOrgP99,
  smallAmountUnknownPayer,
  newPayerLargeAmount,
  microAmount,
  oddHour,
  avsCvvFail,
  threedsFailed,
  threedsAuthenticated,
  terminalRecentFraud,
  terminalCompromised,
  deviceRecentFraud,
  binRecentFraud,
  emailDomainRecentFraud,
  hourRecentFraud,
  payoutFirstToBeneficiary,
  payoutFirstAndLarge,
  payoutMuleFanIn,
  payoutFanOut,
  payoutClabeInvalid,
  payoutIbanInvalid,
  payoutBeneficiaryChanged,
  payoutNameMismatch,
  payoutCrossBorder,
  payoutStructuring,
  payoutPassThrough,
  payoutDormantOrigin,
  payoutDuplicate,
  payoutInitiatorUnusual,
  browserActivitySuspicious,
  sandboxOverride,
] as const;

/** Code of a signal. */
export type SignalCode = (typeof signals)[number]["code"];

/** Every signal by its code, in the same order. */
export const catalogue = Object.fromEntries(signals.map((signal) => [signal.code, signal])) as { readonly [Code in SignalCode]: Signal<Code> };

/** Is the text the code of a signal? */
export function isSignalCode(text: string): text is SignalCode {
  return Object.hasOwn(catalogue, text);
}
