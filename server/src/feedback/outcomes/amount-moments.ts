// Count, mean and sum of squared differences of amounts: a usual amount, without the single amounts.

/** Moments of amounts in one currency; minor units. */
export interface AmountMoments {
  readonly currency: string | null;
  readonly count: number;
  readonly mean: number;
  /** Sum of squared differences from the mean. */
  readonly m2: number;
}

/** The moments of no amounts. */
export const NO_AMOUNTS: AmountMoments = { currency: null, count: 0, mean: 0, m2: 0 };

/** Adds an amount (Welford 1962). Amounts in another currency, and zero, are ignored. */
export function withAmount(moments: AmountMoments, amountMinor: number, currency: string): AmountMoments {
  if (amountMinor <= 0 || (moments.currency !== null && moments.currency !== currency)) return moments;
  const count = moments.count + 1;
  const difference = amountMinor - moments.mean;
  const mean = moments.mean + difference / count;
  return { currency, count, mean, m2: moments.m2 + difference * (amountMinor - mean) };
}
