// Builders of engine situations: an unsuspicious payment, changed where the test says so.
import type { Activity, Features } from "../../src/engine/features.ts";
import { defaultPolicy, type Policy } from "../../src/engine/policy.ts";
import type { Situation } from "../../src/engine/signal.ts";
import type { Transaction } from "../../src/engine/transaction.ts";

/** Noon of a Tuesday, UTC. */
export const NOON = Date.UTC(2026, 10, 17, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A situation in which no signal fires. */
export function situation(changes: { transaction?: Partial<Transaction>; features?: Partial<Features>; policy?: Partial<Policy> } = {}): Situation {
  return {
    transaction: {
      flow: "payin",
      assessedAt: NOON,
      amountMinor: 50_000,
      currency: "MXN",
      email: undefined,
      phone: undefined,
      payerCountry: "MX",
      accountCreatedAt: undefined,
      credentialsChangedAt: undefined,
      card: undefined,
      billingCountry: "MX",
      shippingCountry: "MX",
      avsResult: undefined,
      cvvResult: undefined,
      threeDsStatus: undefined,
      liabilityShift: false,
      device: { fingerprint: undefined, userAgent: undefined, isBot: false, isEmulator: false, isProxy: false, isTor: false },
      address: undefined,
      callingCodeOf: (country) => ({ MX: "52", BR: "55", US: "1" })[country],
      localHour: 12,
      payout: undefined,
      ...changes.transaction,
    },
    features: {
      keys: { order: 1, payer: 2, card: 3, email: 4, ip: 5, device: 6 },
      entries: [],
      network: [],
      counters: undefined,
      fraudShares: {},
      baseRate: 0.002,
      history: { payer: [], card: [], email: [], ip: [], device: [] },
      amountProfile: undefined,
      payout: undefined,
      ...changes.features,
    },
    policy: { ...defaultPolicy, ...changes.policy },
  };
}

let sessions = 0;

/** An earlier assessment, `ago` milliseconds before noon, of another order. */
export function activity(ago: number, changes: Partial<Activity> = {}): Activity {
  sessions += 1;
  return {
    sessionId: `s${sessions}`,
    at: NOON - ago,
    trusted: true,
    order: 1000 + sessions,
    payer: 2,
    card: 3,
    device: 6,
    amountMinor: 50_000,
    currency: "MXN",
    country: "MX",
    failed: false,
    ...changes,
  };
}
