// Confirmed fraud at a terminal, on a device, in a card range, at an e-mail domain, at an hour of the day: a currently compromised point is distinguished from a former one.
import type { FraudRate, FraudRateKind } from "../../situation/features.ts";
import type { Graded, Observation, Situation } from "../signal.ts";

/**
 * Payments' worth of prior weight of the organization's base rate. At a terminal or on a device one fraud among three payments is news where one in 200 is usual;
 * card ranges and e-mail domains are shared by so many payers that a fraud or two are chance.
 */
const PRIOR_PAYMENTS: Readonly<Record<FraudRateKind, number>> = { terminal: 2, device: 2, bin: 50, email_domain: 50 };

/** Share of fraud of the last known week beyond the organization's base rate, smoothed towards it (empirical Bayes, beta prior). */
export function share(situation: Situation, graded: Graded, kind: FraudRateKind): Observation | undefined {
  const { fraudRates, baseRate } = situation.features;
  const seen = fraudRates[kind];
  if (seen === undefined) return undefined;
  return graded(situation, (WIDE.has(kind) ? surelyShare(kind, seen, baseRate) : recentShare(kind, seen, baseRate)) - baseRate);
}

/** Identifiers that very many payers share: a few frauds among them are chance, and a week is too short to show it. */
const WIDE: ReadonlySet<FraudRateKind> = new Set(["bin", "email_domain"]);

/**
 * Share of fraud of the last known month that chance alone does not explain: two standard deviations of the frauds (Poisson) are left out. Frauds of the days since
 * count as well, their payments do not: over a month that matters little, over a week it would make every popular range look dangerous.
 */
function surelyShare(kind: FraudRateKind, { frauds30d, payments30d }: FraudRate, baseRate: number): number {
  return smoothedShare(Math.max(0, frauds30d - 2 * Math.sqrt(frauds30d)), payments30d, baseRate, PRIOR_PAYMENTS[kind]);
}

/** Share of fraud of the last known week, smoothed towards the base rate. */
export function recentShare(kind: FraudRateKind, { frauds7d, payments7d }: FraudRate, baseRate: number): number {
  return smoothedShare(frauds7d, payments7d, baseRate, PRIOR_PAYMENTS[kind]);
}

/** Share of fraud smoothed towards the base rate, which weighs as much as `prior` payments. */
function smoothedShare(frauds: number, payments: number, baseRate: number, prior: number): number {
  return (frauds + prior * baseRate) / (Math.max(payments, frauds) + prior);
}
