// Shares of confirmed fraud at a terminal, on a device, in a card range, at an e-mail domain.
import type { SignalCode } from "../catalogue.ts";
import type { FraudRateKind } from "../features.ts";
import { graded, type Observation, type SignalFamily, type Situation } from "../signal.ts";

/**
 * Payments' worth of belief in the organization's base rate before an identifier speaks for itself (empirical Bayes with a beta prior):
 * one fraud in two payments is then far from 50 %.
 */
const PRIOR_PAYMENTS = 20;

export const recentFraudSignals: SignalFamily = {
  TERMINAL_RECENT_FRAUD: (situation) => share(situation, "TERMINAL_RECENT_FRAUD", "terminal"),
  DEVICE_RECENT_FRAUD: (situation) => share(situation, "DEVICE_RECENT_FRAUD", "device"),
  BIN_RECENT_FRAUD: (situation) => share(situation, "BIN_RECENT_FRAUD", "bin"),
  EMAIL_DOMAIN_RECENT_FRAUD: (situation) => share(situation, "EMAIL_DOMAIN_RECENT_FRAUD", "email_domain"),
};

function share(situation: Situation, code: SignalCode, kind: FraudRateKind): Observation | undefined {
  const { fraudRates, baseRate } = situation.features;
  const seen = fraudRates[kind];
  if (seen === undefined) return undefined;
  const week = smoothedShare(seen.frauds7d, seen.payments7d, baseRate);
  const month = smoothedShare(seen.frauds30d, seen.payments30d, baseRate);
  return graded(situation, code, Math.max(week, month) - baseRate);
}

/** Share of fraud smoothed towards the base rate. */
export function smoothedShare(frauds: number, payments: number, baseRate: number): number {
  return (frauds + PRIOR_PAYMENTS * baseRate) / (Math.max(payments, frauds) + PRIOR_PAYMENTS);
}
