// The policy of an organization: thresholds, weights, curves, lists of countries.
import type { Curve } from "./curve.ts";

/** An organization's policy over the signals of a catalogue. */
export interface PolicyOf<Code extends string> {
  readonly thresholds: Thresholds;
  /** Maximum weights that differ from the catalogue's. */
  readonly weights: Partial<Readonly<Record<Code, number>>>;
  /** Curves that differ from the catalogue's. */
  readonly curves: Partial<Readonly<Record<Code, Curve>>>;
  /** How much of a signal's strength counts whatever scales it, 0 to 1 by signal, learned from outcomes; absent: nothing does. */
  readonly leastParts?: Partial<Readonly<Record<Code, number>>>;
  /** Pairs of signals, learned from outcomes; absent: none. */
  readonly pairs?: readonly SignalPair[];
  /** Weights (0 to 100) of signals that could not be observed, learned from outcomes; absent: none. */
  readonly unobserved?: Partial<Readonly<Record<Code, number>>>;
  /** ISO 3166-1 codes of the organization's high-risk countries. */
  readonly highRiskCountries: readonly string[];
}

/** Lowest score of each decision; below `challenge` is an approval. */
export interface Thresholds {
  readonly challenge: number;
  readonly review: number;
  readonly decline: number;
}

/** Thresholds of an organization that set none. */
export const defaultThresholds: Thresholds = { challenge: 30, review: 55, decline: 75 };

/** Two signals that mean more together than apart: the weight of both at full strength, besides their own. */
export interface SignalPair {
  readonly first: string;
  readonly second: string;
  /** 0 to 100. */
  readonly weight: number;
}
