// Measures of a score over days that are drawn with replacement: payments of a day depend on each other, so whole days are drawn.
import { DAY } from "../src/platform/time/time.ts";
import { type CardPayment, seeded } from "../src/scoring/learning/measures.ts";

/** What a score is judged by. */
export const MEASURES = ["auc", "averagePrecision", "cardPrecision", "goodRefusedAt60"] as const;
export type Measure = (typeof MEASURES)[number];

/** Each measure over each of the draws; draws of the same payments with the same seed are of the same days, so that scores can be compared draw by draw. */
export type Draws = Readonly<Record<Measure, readonly number[]>>;

const ROUNDS = 200;
/** Recall at which good payments that are refused are counted. */
const RECALL = 0.6;

/** A payment to judge a score by; `at` in epoch milliseconds. */
export interface Judged {
  readonly at: number;
  readonly card: string;
  readonly fraud: boolean;
  readonly score: number;
}

/** The day of a payment, as measures by card and day need it. */
export const cardPaymentOf = ({ at, card, fraud, score }: Judged): CardPayment => ({ day: Math.floor(at / DAY), card, fraud, score });

/** Draws days and measures each draw. `precisions`: card precision of each day. */
export function drawDays(payments: readonly Judged[], precisions: ReadonlyMap<number, number>, rounds = ROUNDS, seed = 1): Draws {
  const sorted = payments.toSorted((a, b) => b.score - a.score);
  const days = [...new Set(payments.map(({ at }) => Math.floor(at / DAY)))].sort((a, b) => a - b);
  const indexes = new Map(days.map((day, index) => [day, index]));
  const day = Int32Array.from(sorted, ({ at }) => indexes.get(Math.floor(at / DAY)) ?? 0);
  const fraud = Uint8Array.from(sorted, (one) => Number(one.fraud));
  // payments of one score are refused together
  const last = Uint8Array.from(sorted, ({ score }, index) => Number(sorted[index + 1]?.score !== score));
  const random = seeded(seed);
  const draws: Record<Measure, number[]> = { auc: [], averagePrecision: [], cardPrecision: [], goodRefusedAt60: [] };
  for (let round = 0; round < rounds; round++) {
    const times = new Int32Array(days.length);
    for (let count = 0; count < days.length; count++) {
      const drawn = Math.floor(random() * days.length);
      times[drawn] = (times[drawn] ?? 0) + 1;
    }
    const { auc, averagePrecision, goodRefusedAt60 } = measured(day, fraud, last, times);
    draws.auc.push(auc);
    draws.averagePrecision.push(averagePrecision);
    draws.goodRefusedAt60.push(goodRefusedAt60);
    draws.cardPrecision.push(days.reduce((sum, one, index) => sum + (times[index] ?? 0) * (precisions.get(one) ?? 0), 0) / days.length);
  }
  return draws;
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

/** The middle 95 % of some draws; NaN where there are none. */
export function intervalOf(draws: readonly number[]): readonly [low: number, high: number] {
  const sorted = draws.filter((one) => !Number.isNaN(one)).sort((a, b) => a - b);
  return [sorted[Math.floor(0.025 * sorted.length)] ?? Number.NaN, sorted[Math.floor(0.975 * sorted.length)] ?? Number.NaN];
}
