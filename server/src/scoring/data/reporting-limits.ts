// Amounts from which regulations require a report or a further approval, in minor units: repeated payouts just below them indicate structuring.
// Where national rules name their limit in US dollars (FATF recommendation 10 and its national forms), it is taken at a round rate of its own currency.
const LIMITS: Readonly<Record<string, readonly number[]>> = {
  USD: [300_000, 1_000_000],
  EUR: [1_000_000, 1_500_000],
  MXN: [15_000_000, 20_000_000],
  // Circular BCB 3.978: identification from 2,000, cash from 50,000
  BRL: [200_000, 1_000_000, 5_000_000],
  CLP: [10_000_000],
  PEN: [3_800_000],
  // SARLAFT: single cash transactions from 10 million
  COP: [1_000_000_000],
  UYU: [40_000_000],
  ARS: [1_500_000_000],
};

/** Share of a limit from which an amount lies just under it. */
const JUST_UNDER = 0.9;

/** The limit that an amount (integer minor units) lies just under; undefined for none. */
export function limitJustAbove(amountMinor: number, currency: string): number | undefined {
  return LIMITS[currency]?.find((limit) => amountMinor < limit && amountMinor >= limit * JUST_UNDER);
}
