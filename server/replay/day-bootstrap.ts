// The bootstrap by day: payments of a day depend on each other, so whole days are resampled.
import { DAY } from "../src/platform/time/time.ts";
import { type CardPayment, seeded } from "../src/scoring/learning/measures.ts";

/** Measures of a score. */
export const MEASURES = ["auc", "averagePrecision", "cardPrecision", "goodRefusedAt60"] as const;
export type Measure = (typeof MEASURES)[number];

/** Bootstrap replicates of each measure. The same payments and seed give the same resamples for every score: replicates of two scores are paired. */
export type Replicates = Readonly<Record<Measure, readonly number[]>>;

const ROUNDS = 200;
/** Recall of the threshold at which refused good payments are counted. */
const RECALL = 0.6;

/** A labelled payment with a score; `at` in epoch milliseconds. */
export interface ScoredPayment {
  readonly at: number;
  readonly card: string;
  readonly fraud: boolean;
  readonly score: number;
}

/** The day of a payment, as measures by card and day need it. */
export const cardPaymentOf = ({ at, card, fraud, score }: ScoredPayment): CardPayment => ({ day: Math.floor(at / DAY), card, fraud, score });

/** Resamples the days and measures each resample. `precisions`: card precision of each day. */
export function bootstrapByDay(payments: readonly ScoredPayment[], precisions: ReadonlyMap<number, number>, rounds = ROUNDS, seed = 1): Replicates {
  const sorted = payments.toSorted((a, b) => b.score - a.score);
  const days = [...new Set(payments.map(({ at }) => Math.floor(at / DAY)))].sort((a, b) => a - b);
  const indexes = new Map(days.map((day, index) => [day, index]));
  const day = Int32Array.from(sorted, ({ at }) => indexes.get(Math.floor(at / DAY)) ?? 0);
  const fraud = Uint8Array.from(sorted, (one) => Number(one.fraud));
  // payments of one score are refused together
  const last = Uint8Array.from(sorted, ({ score }, index) => Number(sorted[index + 1]?.score !== score));
  const random = seeded(seed);
  const replicates: Record<Measure, number[]> = { auc: [], averagePrecision: [], cardPrecision: [], goodRefusedAt60: [] };
  for (let round = 0; round < rounds; round++) {
    const times = new Int32Array(days.length);
    for (let count = 0; count < days.length; count++) {
      const drawn = Math.floor(random() * days.length);
      times[drawn] = (times[drawn] ?? 0) + 1;
    }
    const { auc, averagePrecision, goodRefusedAt60 } = measured(day, fraud, last, times);
    replicates.auc.push(auc);
    replicates.averagePrecision.push(averagePrecision);
    replicates.goodRefusedAt60.push(goodRefusedAt60);
    replicates.cardPrecision.push(days.reduce((sum, one, index) => sum + (times[index] ?? 0) * (precisions.get(one) ?? 0), 0) / days.length);
  }
  return replicates;
}

function measured(day: Int32Array, fraud: Uint8Array, last: Uint8Array, times: Int32Array): Readonly<Record<Exclude<Measure, "cardPrecision">, number>> {
  let [allFrauds, allGood] = [0, 0];
  for (let index = 0; index < day.length; index++) {
    const count = times[day[index] ?? 0] ?? 0;
    if (fraud[index] === 1) allFrauds += count;
    else allGood += count;
  }
  let [frauds, good, fraudsBefore, goodBefore, area, precision] = [0, 0, 0, 0, 0, 0];
  let refused = Number.NaN;
  for (let index = 0; index < day.length; index++) {
    const count = times[day[index] ?? 0] ?? 0;
    if (fraud[index] === 1) frauds += count;
    else good += count;
    if (last[index] !== 1 || frauds + good === 0) continue;
    area += ((frauds + fraudsBefore) / 2) * (good - goodBefore);
    precision += (frauds - fraudsBefore) * (frauds / (frauds + good));
    if (Number.isNaN(refused) && frauds >= RECALL * allFrauds) refused = good / Math.max(1, allGood);
    [fraudsBefore, goodBefore] = [frauds, good];
  }
  return { auc: area / (allFrauds * allGood), averagePrecision: precision / allFrauds, goodRefusedAt60: allFrauds === 0 ? Number.NaN : refused };
}

/** The 95 % percentile interval of some replicates; NaN where there are none. */
export function intervalOf(replicates: readonly number[]): readonly [low: number, high: number] {
  const sorted = replicates.filter((one) => !Number.isNaN(one)).sort((a, b) => a - b);
  return [sorted[Math.floor(0.025 * sorted.length)] ?? Number.NaN, sorted[Math.floor(0.975 * sorted.length)] ?? Number.NaN];
}
