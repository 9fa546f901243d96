// Builders of engine situations: an unsuspicious payment, changed where the test says so.

import { defaultPolicy, type Policy } from "../../src/scoring/engine/policy.ts";
import type { Situation } from "../../src/scoring/signals/signal.ts";
import type { Activity, Features, PayoutActivity, PayoutFeatures } from "../../src/scoring/situation/features.ts";
import type { PayoutFacts, Transaction } from "../../src/scoring/situation/transaction.ts";

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
      keys: { order: "1", payer: "2", card: "3", email: "4", ip: "5", device: "6" },
      entries: [],
      network: [],
      counters: undefined,
      fraudRates: {},
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
    order: `${1000 + sessions}`,
    payer: "2",
    card: "3",
    device: "6",
    amountMinor: 50_000,
    currency: "MXN",
    country: "MX",
    failed: false,
    ...changes,
  };
}

const payoutKeys = {
  order: "1",
  origin: "2",
  account: "7",
  beneficiary: "8",
  pair: "9",
  device: "6",
  initiator: "10",
  channel: "11",
  email: null,
  name: ["maria", "gonzalez"],
};

/** What a payout differs in from an unsuspicious one. */
interface PayoutChanges {
  readonly facts?: Partial<PayoutFacts>;
  readonly keys?: Partial<PayoutFeatures["keys"]>;
  readonly past?: Partial<PayoutFeatures["past"]>;
  readonly originLastAt?: number | undefined;
  readonly pairKnown?: boolean;
  readonly transaction?: Partial<Transaction>;
  readonly features?: Partial<Features>;
}

/** A payout on which no signal fires, to a beneficiary who is known. */
export function payoutSituation({ facts, keys, past, originLastAt, pairKnown = true, transaction, features }: PayoutChanges = {}): Situation {
  return situation({
    transaction: {
      flow: "payout",
      payout: {
        treasury: false,
        originCountry: "MX",
        beneficiaryCountry: "MX",
        clabeValid: true,
        ibanValid: undefined,
        declaredFirst: undefined,
        accountChangedAt: undefined,
        ...facts,
      },
      ...transaction,
    },
    features: {
      payout: {
        keys: { ...payoutKeys, ...keys },
        past: { account: [], beneficiary: [], origin: [], device: [], ...past },
        originLastAt,
        pairKnown,
      },
      ...features,
    },
  });
}

/** An earlier payout, `ago` milliseconds before noon, of another order; else like the one of {@link payoutSituation}. */
export function paid(ago: number, changes: Partial<PayoutActivity> = {}): PayoutActivity {
  sessions += 1;
  return {
    ...payoutKeys,
    sessionId: `s${sessions}`,
    at: NOON - ago,
    order: `${1000 + sessions}`,
    first: false,
    declined: false,
    treasury: false,
    amountMinor: 50_000,
    currency: "MXN",
    ...changes,
  };
}

/** So many things, the newest first. */
export function many<Thing extends { readonly at: number }>(count: number, make: (index: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, index) => make(index)).sort((a, b) => b.at - a.at);
}
