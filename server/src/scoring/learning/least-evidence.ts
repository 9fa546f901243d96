// The evidence that fits need, of weights as a whole and of one weight, and of the calibration; and how far one fit may move a weight.

import type { SignalCode } from "../signals/index.ts";

/** Limits of a fit. */
export interface Guards {
  /** Frauds and settled payments from which anything is fitted. */
  readonly leastFrauds: number;
  readonly leastPayments: number;
  /** Attributed frauds from which a weight is fitted. */
  readonly leastAttributed: number;
  /** Smallest and largest hazard as a multiple of the prior's. */
  readonly cap: readonly [number, number];
  /** Signals whose weight was set by hand: they stay. */
  readonly locked: ReadonlySet<SignalCode>;
}

/** Default guards. */
export const defaultGuards: Guards = { leastFrauds: 30, leastPayments: 1000, leastAttributed: 5, cap: [0.25, 4], locked: new Set() };

/** Fewest settled payments and frauds: below, there is no calibration, and no `fraud_probability`. */
export const leastForCalibration = { payments: 1000, frauds: 30 } as const;

/** How far the caps are widened at most. */
const MOST_WIDENING = 4;

/**
 * How far the caps are widened by evidence: the upper one by the frauds that are attributed to the signal, the lower one by those that the prior's weight expects of its
 * exposure. Not at all up to the least number, twofold at four times as many, at most fourfold. A few wrong labels cannot move a weight far; a kind of fraud that the
 * catalogue underrates can still be learned, and a signal that many good payments show and no fraud fades.
 */
export function widening(frauds: number, least: number): number {
  return Math.min(MOST_WIDENING, Math.max(1, Math.sqrt(frauds / least)));
}
