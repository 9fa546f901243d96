// The means of payment: the issuer's checks, funding, cardholder name, merchant category.
import { categoryRisk } from "../data/merchant-categories.ts";
import { sharedPartOfNames } from "../person-names.ts";
import { graded, type Observation, type SignalFamily, type Situation, scaled, whole } from "../signal.ts";

/** Strength of an authentication that failed without the issuer's explicit no: a mistyped code is among them. */
const FAILED_WITHOUT_REJECTION = 0.9;

export const instrumentSignals: SignalFamily = {
  AVS_CVV_FAIL: ({ transaction: { avsResult, cvvResult } }) => {
    if (cvvResult === "no_match") return whole("cvv no_match", "match");
    return avsResult === "no_match" ? whole("avs no_match", "match") : undefined;
  },
  THREEDS_FAILED: ({ transaction: { threeDsStatus } }) => {
    if (threeDsStatus === "rejected") return whole("rejected", "authenticated");
    return threeDsStatus === "failed" ? scaled(whole("failed", "authenticated"), FAILED_WITHOUT_REJECTION) : undefined;
  },
  THREEDS_AUTHENTICATED: ({ transaction: { threeDsStatus, liabilityShift } }) =>
    threeDsStatus === "authenticated" && liabilityShift ? whole("authenticated", "liability shift") : undefined,
  CARD_PREPAID: ({ transaction: { card } }) => (card?.prepaid === true ? whole("prepaid", "credit or debit") : undefined),
  HOLDER_NAME_MISMATCH: otherHolder,
  MERCHANT_CATEGORY_RISK: riskyCategory,
};

function otherHolder(situation: Situation): Observation | undefined {
  const { card, payerName } = situation.transaction;
  const shared = sharedPartOfNames(card?.holderName ?? [], payerName ?? []);
  return shared === undefined ? undefined : graded(situation, "HOLDER_NAME_MISMATCH", 1 - shared);
}

function riskyCategory(situation: Situation): Observation | undefined {
  const { categoryCode } = situation.transaction;
  if (categoryCode === undefined) return undefined;
  const value = categoryRisk(categoryCode);
  return { ...graded(situation, "MERCHANT_CATEGORY_RISK", value), value, observed: categoryCode, threshold: "risk groups" };
}
