// A past that is written straight into the tables, at any time, with the service's own write statement.

import pg from "pg";
import { profileOf } from "../../src/controls/policy/settings.ts";
import { decide } from "../../src/decisions/assess/decide.ts";
import type { Job } from "../../src/decisions/assess/job.ts";
import { batchWrite } from "../../src/decisions/assess/write-batch.sql.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import type { Decision } from "../../src/scoring/engine/score.ts";
import type { PayinRequest } from "../../src/scoring/payments/payin.ts";
import type { PayoutRequest } from "../../src/scoring/payments/payout.ts";
import type { SignalCode } from "../../src/scoring/signals/index.ts";
import type { Flow } from "../../src/scoring/situation/transaction.ts";
import { UNKNOWN_AMOUNTS } from "../../src/statistics/amount-profiles.ts";
import { jobOf, payoutJobOf } from "../harness/job.ts";
import type { Chance } from "./random.ts";

export const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** An assessment of the past. */
export interface Past {
  readonly sessionId: string;
  readonly at: number;
  readonly flow: Flow;
  readonly decision: Decision;
  readonly score: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly submerchantId: string | null;
  readonly latencyMs: number;
  readonly codes: readonly SignalCode[];
  readonly email: string;
  /** Assessed by a browser (publishable key). */
  readonly browser: boolean;
  /** More of the request of a pay-in. */
  readonly request: Partial<PayinRequest>;
  /** More of the request of a payout. */
  readonly order: Partial<PayoutRequest>;
}

/** One of them: an approved pay-in of 1,000.00 MXN, unless it is said otherwise. */
export function pastOf(at: number, more: Partial<Past> = {}): Past {
  return {
    sessionId: newId(at),
    at,
    flow: "payin",
    decision: "approve",
    score: 3.2,
    amountMinor: 100_000,
    currency: "MXN",
    submerchantId: null,
    latencyMs: 2.5,
    codes: [],
    email: `${newId()}@correo.mx`,
    browser: false,
    request: {},
    order: {},
    ...more,
  };
}

const CODES: readonly SignalCode[] = ["VELOCITY_CARD_1H", "IP_TOR", "MICRO_AMOUNT", "AMOUNT_ANOMALY_PAYER", "BLOCKLIST_BLOCK"];

/** Any assessment of about this time, of one of these submerchants or of none. */
export function anyPast(chance: Chance, around: number, submerchants: readonly string[]): Past {
  const reach = chance.of([3 * MINUTE, 3 * HOUR, 3 * DAY]);
  const at = Math.round(around + (chance.next() * 2 - 1) * reach);
  const score = chance.of([0, 4.9, 5, 89.9, 90, 94.9, 99.9, 100, chance.below(1001) / 10]);
  return pastOf(at, {
    flow: chance.of(["payin", "payin", "payout"]),
    decision: chance.of(["approve", "approve", "challenge", "review", "decline", "decline"]),
    score,
    // one thousand dollars are about 2,000,000 Mexican cents and 1,000,000 Chilean pesos
    amountMinor: chance.of([0, 1, 1_999_999, 2_000_000, 20_000_000, chance.below(30_000_000)]),
    currency: chance.of(["MXN", "MXN", "CLP", "XAF", "USD"]),
    submerchantId: chance.of([null, null, ...submerchants]),
    latencyMs: chance.of([0, 0.01, chance.below(2000) / 100, chance.below(500_000) / 100]),
    codes: CODES.filter(() => chance.is(0.3)),
    email: `payer${chance.below(40)}@correo.mx`,
    browser: chance.is(0.2),
  });
}

const NO_PAST = { past: { account: [], beneficiary: [], origin: [], device: [] }, originLastAt: undefined, pairKnown: false };
/** Findings of a payment of which nothing is known but its history. */
export const KNOWN = {
  key: undefined,
  submerchantMissing: false,
  stored: undefined,
  entries: [],
  network: [],
  customLists: new Set<string>(),
  counters: undefined,
  fraudRates: {},
  payout: NO_PAST,
};
/** No earlier payments. */
export const HISTORY = { payer: [], card: [], email: [], ip: [], device: [] };

/** Writes assessments as they were decided. */
export async function write(databaseUrl: string, organizationId: string, pasts: readonly Past[]): Promise<void> {
  const profile = profileOf({ id: organizationId, version: 1, segment: "psp", settings: {} });
  const decided = pasts.map((past) => {
    const one = decide(jobFrom(organizationId, past), { ...KNOWN, history: HISTORY }, profile, UNKNOWN_AMOUNTS, true);
    const signals = past.codes.map((code) => ({ code, weight: 1, strength: 1, observed: 1, threshold: 1 }));
    const answer = { ...JSON.parse(one.answer), decision: past.decision, risk_score: past.score, latency_ms: past.latencyMs };
    return { ...one, evaluation: { ...one.evaluation, decision: past.decision, score: past.score, signals }, answer: JSON.stringify(answer) };
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (let from = 0; from < decided.length; from += 500) await client.query(batchWrite(decided.slice(from, from + 500)));
  await client.end();
}

function jobFrom(organizationId: string, past: Past): Job {
  const { at, email, sessionId, submerchantId, amountMinor, currency } = past;
  const job =
    past.flow === "payin"
      ? jobOf(organizationId, { payer: { email }, order_id: sessionId, ...past.request }, at)
      : payoutJobOf(organizationId, { beneficiary: { id: email, email }, ...past.order }, at);
  const transaction = { ...job.subject.transaction, amountMinor, currency };
  const credential = { ...job.credential, kind: past.browser ? ("publishable" as const) : job.credential.kind };
  return { ...job, credential, sessionId, submerchantId, subject: { ...job.subject, transaction } };
}
