// Confirmed fraud at a terminal, on a device, in a card range, at an e-mail domain, at an hour of the day: a currently compromised point is distinguished from a former one.
import { DAY } from "../../../platform/time/time.ts";
import type { FraudRate, FraudRateKind } from "../features.ts";
import { graded, type Observation, type SignalFamily, type Situation, scaled } from "../signal.ts";
import type { SignalCode } from "../signal-catalogue.ts";

/**
 * Payments' worth of prior weight of the organization's base rate. At a terminal or on a device one fraud among three payments is news where one in 200 is usual;
 * card ranges and e-mail domains are shared by so many payers that a fraud or two are chance.
 */
const PRIOR_PAYMENTS: Readonly<Record<FraudRateKind, number>> = { terminal: 2, device: 2, bin: 50, email_domain: 50 };

export const recentFraudSignals: SignalFamily = {
  TERMINAL_RECENT_FRAUD: (situation) => share(situation, "TERMINAL_RECENT_FRAUD", "terminal"),
  DEVICE_RECENT_FRAUD: (situation) => share(situation, "DEVICE_RECENT_FRAUD", "device"),
  BIN_RECENT_FRAUD: (situation) => share(situation, "BIN_RECENT_FRAUD", "bin"),
  EMAIL_DOMAIN_RECENT_FRAUD: (situation) => share(situation, "EMAIL_DOMAIN_RECENT_FRAUD", "email_domain"),
  // always observed: that no fraud is known at an hour says nothing about a payment
  HOUR_RECENT_FRAUD: (situation) => graded(situation, "HOUR_RECENT_FRAUD", situation.features.hourFraud ?? 1),
  TERMINAL_COMPROMISED: compromised,
};

/** Share of fraud of the last known week beyond the organization's base rate, smoothed towards it (empirical Bayes, beta prior). */
function share(situation: Situation, code: SignalCode, kind: FraudRateKind): Observation | undefined {
  const { fraudRates, baseRate } = situation.features;
  const seen = fraudRates[kind];
  if (seen === undefined) return undefined;
  return graded(situation, code, (WIDE.has(kind) ? surelyShare(kind, seen, baseRate) : recentShare(kind, seen, baseRate)) - baseRate);
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

/** Recent shares from which a point counts as compromised now, in part and fully. */
const COMPROMISED = { from: 0.2, fully: 0.4 };

/** Days since most payments at the terminal began to be fraud: compromises are found and end, so that the risk falls with their age. */
function compromised(situation: Situation): Observation | undefined {
  const { fraudRates, baseRate } = situation.features;
  const seen = fraudRates.terminal;
  if (seen?.onset === undefined) return undefined;
  const recent = recentShare("terminal", seen, baseRate);
  if (recent < COMPROMISED.from) return undefined;
  const days = Math.max(0, situation.transaction.assessedAt - seen.onset) / DAY;
  return scaled(graded(situation, "TERMINAL_COMPROMISED", days), Math.min(1, recent / COMPROMISED.fully));
}

/** Share of fraud of the last known week, smoothed towards the base rate. */
function recentShare(kind: FraudRateKind, { frauds7d, payments7d }: FraudRate, baseRate: number): number {
  return smoothedShare(frauds7d, payments7d, baseRate, PRIOR_PAYMENTS[kind]);
}

/** Share of fraud smoothed towards the base rate, which weighs as much as `prior` payments. */
export function smoothedShare(frauds: number, payments: number, baseRate: number, prior: number): number {
  return (frauds + prior * baseRate) / (Math.max(payments, frauds) + prior);
}
