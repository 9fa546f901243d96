// What a calibration is fitted to: settled payments of an organization by score, each day in one of two folds.

import { setImmediate as pause } from "node:timers/promises";
import type pg from "pg";
import { firstIdAt } from "../../platform/ids/uuid.ts";
import { readAs } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import type { ScoreCount } from "../../scoring/learning/calibration.ts";
import { maturityCurve } from "../../scoring/learning/maturity.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import { type EvidenceRow, SETTLED_SESSIONS } from "./read-evidence.sql.ts";
import { type Scale, tenthsOn } from "./scale.ts";

/** Ages (ms) of the payments: nothing younger is settled, nothing older resembles today's. */
export const AGES = { youngest: 7 * DAY, oldest: 180 * DAY } as const;
/** Most payments, newest first, and payments per statement. */
const MOST = 500_000;
const AT_ONCE = 20_000;
/** Payments that are scored anew before other work of the process gets its turn. */
const SCORED_AT_ONCE = 500;

/** Settled payments by score, as they are stored: [tenths of a point, good, sum of the weights of good ones, frauds]. */
export type StoredEvidence = readonly (readonly [number, number, number, number])[];

/** A settled payment, as far as calibration is concerned. */
export interface Settled {
  readonly flow: Flow;
  /** Epoch milliseconds of the assessment. */
  readonly at: number;
  /** Tenths of a point, as answered. */
  readonly tenths: number;
  /** The same by the weights and curves in force; undefined: unknown, so that the payment is no evidence. */
  readonly tenthsNow: number | undefined;
  readonly fraud: boolean;
  /** Probability of fraud that was answered; null without one. */
  readonly predicted: number | null;
  /** It was held out. */
  readonly holdout: boolean;
}

/** The evidence of a flow. */
export interface Evidence {
  readonly folds: readonly [readonly ScoreCount[], readonly ScoreCount[]];
  readonly payments: number;
  readonly frauds: number;
  readonly good: number;
  /** Epoch milliseconds of the oldest payment; undefined without any. */
  readonly since: number | undefined;
}

/** Settled payments of an organization, and the delays (ms) from payment to report of the frauds among them. */
export interface SettledPayments {
  readonly payments: readonly Settled[];
  readonly delays: readonly number[];
}

/**
 * Reads the newest settled payments of an organization: labelled, assessed by its own calls, and decided by neither a list entry nor a sandbox value. Held-out ones
 * are marked. Payments that other weights or curves scored are scored anew, from their facts.
 */
export async function readSettled(pool: pg.Pool, organizationId: string, now: number, scale: Pick<Scale, "policy" | "since">): Promise<SettledPayments> {
  const payments: Settled[] = [];
  const delays: number[] = [];
  const oldest = firstIdAt(now - AGES.oldest);
  const since = scale.since === undefined ? null : new Date(scale.since);
  let scored = 0;
  for (let before = firstIdAt(now); payments.length < MOST; ) {
    const rows = await readAs<EvidenceRow>(pool, organizationId, SETTLED_SESSIONS, [organizationId, oldest, before, AT_ONCE, since]);
    for (const { flow, at, tenths, fraud, counts, delay, predicted, holdout, facts } of rows) {
      if (fraud && delay !== null && delay >= 0) delays.push(delay);
      if (!counts || now - at < AGES.youngest) continue;
      if (facts !== null && ++scored % SCORED_AT_ONCE === 0) await pause();
      payments.push({ flow, at, tenths, tenthsNow: tenthsOn(scale, { flow, tenths, at, facts }), fraud, predicted, holdout });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) break;
    before = last.session_id;
  }
  return { payments, delays };
}

/** What became of held-out payments of a flow. */
export function holdoutsOf({ payments }: SettledPayments, flow: Flow): { readonly payments: number; readonly frauds: number } {
  const held = payments.filter((one) => one.flow === flow && one.holdout);
  return { payments: held.length, frauds: held.filter(({ fraud }) => fraud).length };
}

/** The evidence of a flow at a time (epoch milliseconds): good payments count by the share of frauds that is known at their age. */
export function evidenceOf({ payments, delays }: SettledPayments, flow: Flow, now: number): Evidence {
  const known = maturityCurve(delays, AGES.youngest);
  const folds = [new Map<number, Count>(), new Map<number, Count>()] as const;
  let [good, frauds] = [0, 0];
  let since: number | undefined;
  for (const one of payments) {
    if (one.flow !== flow || one.holdout || one.tenthsNow === undefined) continue;
    since = Math.min(since ?? one.at, one.at);
    const fold = folds[Math.floor(one.at / DAY) % 2 === 0 ? 0 : 1];
    let count = fold.get(one.tenthsNow);
    if (count === undefined) {
      count = { good: 0, goodWeight: 0, frauds: 0 };
      fold.set(one.tenthsNow, count);
    }
    if (one.fraud) {
      count.frauds += 1;
      frauds += 1;
    } else {
      count.good += 1;
      count.goodWeight += known(now - one.at);
      good += 1;
    }
  }
  const [even, odd] = folds;
  return { folds: [countsOf(even), countsOf(odd)], payments: good + frauds, frauds, good, since };
}

interface Count {
  good: number;
  goodWeight: number;
  frauds: number;
}

const countsOf = (fold: ReadonlyMap<number, Count>): ScoreCount[] => [...fold].map(([tenths, count]) => ({ score: tenths / 10, ...count }));

/** The evidence as it is stored, both folds in one. */
export function storedEvidence({ folds }: Evidence): StoredEvidence {
  const all = new Map<number, [number, number, number, number]>();
  for (const { score, good, goodWeight, frauds } of folds.flat()) {
    const tenths = Math.round(score * 10);
    const [, g, w, f] = all.get(tenths) ?? [tenths, 0, 0, 0];
    all.set(tenths, [tenths, g + good, Math.round((w + goodWeight) * 100) / 100, f + frauds]);
  }
  return [...all.values()].sort(([one], [other]) => one - other);
}
