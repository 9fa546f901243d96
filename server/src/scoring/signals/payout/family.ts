// Payouts: beneficiary, origin, channel and initiator.
import type { IdentifierHash } from "../../../values/identifiers/hash.ts";
import type { Paid, PaidTo, PayoutFeatures, PayoutKeys } from "../../situation/features.ts";
import type { PayoutFacts } from "../../situation/transaction.ts";
import type { Graded, Observation, Observe, Situation } from "../signal.ts";

/** A situation of a payout. */
export interface PayoutSituation extends Situation {
  readonly facts: PayoutFacts;
  readonly payout: PayoutFeatures;
}

/** A signal of payouts alone. */
export function ofPayout(observe: (situation: PayoutSituation, graded: Graded) => Observation | undefined): Observe {
  return (situation, graded) => {
    const facts = situation.transaction.payout;
    const { payout } = situation.features;
    return facts === undefined || payout === undefined ? undefined : observe({ ...situation, facts, payout }, graded);
  };
}

/** Paid payouts of other orders: a declined one is no evidence, and another attempt of the same order is no other payout. */
export function wentBefore<Past extends Pick<Paid, "declined" | "order">>({ order }: Pick<PayoutKeys, "order">, past: readonly Past[]): readonly Past[] {
  return past.filter((paid) => !paid.declined && paid.order !== order);
}

/** Is it the first payout to the beneficiary? The caller's statement takes precedence. One who cannot be recognised was never paid before. */
export function isFirst({ facts, payout }: Pick<PayoutSituation, "facts" | "payout">): boolean {
  if (facts.declaredFirst !== undefined) return facts.declaredFirst;
  return payout.keys.pair === null || !payout.pairKnown;
}

/** Earlier payouts to the same account, or to the same beneficiary without an account. */
export function toTheSame({ payout }: PayoutSituation): readonly PaidTo[] {
  return payout.keys.account === null ? payout.past.beneficiary : payout.past.account;
}

export function within<Past extends Pick<Paid, "at">>({ transaction }: Situation, past: readonly Past[], span: number): Past[] {
  return past.filter((paid) => paid.at >= transaction.assessedAt - span);
}

/** Payouts within a look-back window, without treasury transfers. */
export function disbursements<Past extends Paid>(situation: Situation, past: readonly Past[], span: number): Past[] {
  return within(situation, past, span).filter(({ treasury }) => !treasury);
}

export function countDistinct<Past>(
  situation: Situation,
  graded: Graded,
  past: readonly Past[],
  value: (paid: Past) => IdentifierHash | null,
  own: IdentifierHash | null,
): Observation | undefined {
  const values = new Set(past.map(value).filter((found) => found !== null));
  if (own !== null) values.add(own);
  return graded(situation, values.size);
}
