// Champion and challenger on the same settled payments: paired, so that what is common to both cancels out, with intervals by the bootstrap over days.
import { seeded } from "./measures.ts";

/** A settled payment with the scores of both sides. */
export interface PairedPayment {
  /** Day, as a number: payments of a day depend on each other, so whole days are drawn. */
  readonly day: number;
  readonly fraud: boolean;
  /** How many payments it stands for, above 0. */
  readonly weight: number;
  /** Amount in US dollars, roughly. */
  readonly dollars: number;
  readonly champion: Side;
  readonly challenger: Side;
}

/** A side's score (0 to 100) and probability of fraud (0 to 1; undefined: not calibrated). */
export interface Side {
  readonly score: number;
  readonly probability: number | undefined;
}

/** The figures that are compared. */
export const measures = ["log_loss", "average_precision", "auc", "precision", "recall", "money"] as const;
export type Measure = (typeof measures)[number];

/** A figure of both sides; NaN where it has no value. */
export interface Compared {
  readonly champion: number;
  readonly challenger: number;
  /** 95 % interval of challenger less champion. */
  readonly interval: readonly [from: number, to: number];
}

/** Rounds of the bootstrap. */
const ROUNDS = 200;
/** Probabilities are clamped this far from 0 and 1, so that one payment cannot make a loss infinite. */
const LEAST_PROBABILITY = 1e-5;

type Figures = Readonly<Record<Measure, number>>;

/**
 * Compares both sides. `refused` is the share (0 to 1) of payments of the highest scores at which precision, recall and money are taken. `pause` is awaited between rounds,
 * so that a process with other work is not held up.
 */
export async function compare(
  payments: readonly PairedPayment[],
  refused: number,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Readonly<Record<Measure, Compared>>> {
  const sides = (["champion", "challenger"] as const).map((side) => sorted(payments, side)) as [Sorted, Sorted];
  const days = [...new Set(payments.map(({ day }) => day))];
  const once = new Map(days.map((day) => [day, 1]));
  const [champion, challenger] = [figuresOf(sides[0], once, refused), figuresOf(sides[1], once, refused)];
  const random = seeded(1);
  const differences: Record<Measure, number[]> = { log_loss: [], average_precision: [], auc: [], precision: [], recall: [], money: [] };
  for (let round = 0; round < ROUNDS && days.length > 1; round++) {
    await pause();
    const drawn = new Map<number, number>();
    for (let draw = 0; draw < days.length; draw++) {
      const day = days[Math.floor(random() * days.length)] ?? 0;
      drawn.set(day, (drawn.get(day) ?? 0) + 1);
    }
    const [one, other] = [figuresOf(sides[0], drawn, refused), figuresOf(sides[1], drawn, refused)];
    for (const measure of measures) differences[measure].push(other[measure] - one[measure]);
  }
  const of = (measure: Measure): Compared => ({ champion: champion[measure], challenger: challenger[measure], interval: quantiles(differences[measure]) });
  return Object.fromEntries(measures.map((measure) => [measure, of(measure)])) as Record<Measure, Compared>;
}

type Sorted = readonly (Omit<PairedPayment, "champion" | "challenger"> & Side)[];

function sorted(payments: readonly PairedPayment[], side: "champion" | "challenger"): Sorted {
  return payments.map(({ day, fraud, weight, dollars, [side]: own }) => ({ day, fraud, weight, dollars, ...own })).sort((a, b) => b.score - a.score);
}

/** The figures of one side over days, each counted so many times. Equal scores are one step. */
function figuresOf(payments: Sorted, times: ReadonlyMap<number, number>, refused: number): Figures {
  let [all, allFrauds, loss, calibrated] = [0, 0, 0, true];
  for (const { day, fraud, weight, probability } of payments) {
    const count = weight * (times.get(day) ?? 0);
    all += count;
    if (fraud) allFrauds += count;
    if (probability === undefined) calibrated = false;
    else {
      const clamped = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, probability));
      loss -= count * Math.log(fraud ? clamped : 1 - clamped);
    }
  }
  const good = all - allFrauds;
  let [frauds, seen, precision, area] = [0, 0, 0, 0];
  let top: { precision: number; recall: number; money: number } | undefined;
  let money = 0;
  for (let index = 0; index < payments.length; ) {
    const score = payments[index]?.score;
    const before = { frauds, seen };
    for (; index < payments.length && payments[index]?.score === score; index++) {
      const { day = 0, fraud = false, weight = 0, dollars = 0 } = payments[index] ?? {};
      const count = weight * (times.get(day) ?? 0);
      seen += count;
      if (fraud) frauds += count;
      money += (fraud ? 1 : -1) * count * dollars;
    }
    if (seen === before.seen) continue;
    precision += (frauds / seen) * (frauds - before.frauds);
    area += ((frauds + before.frauds) / 2) * (seen - frauds - (before.seen - before.frauds));
    if (top === undefined && seen >= refused * all) top = { precision: frauds / seen, recall: frauds / allFrauds, money };
  }
  const { precision: atTop, recall, money: saved } = top ?? { precision: Number.NaN, recall: Number.NaN, money: Number.NaN };
  return {
    log_loss: calibrated && all > 0 ? loss / all : Number.NaN,
    average_precision: precision / allFrauds,
    auc: area / (allFrauds * good),
    precision: atTop,
    recall,
    money: saved,
  };
}

function quantiles(values: readonly number[]): readonly [number, number] {
  const known = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  return [known[Math.floor(0.025 * known.length)] ?? Number.NaN, known[Math.floor(0.975 * known.length)] ?? Number.NaN];
}

/** Figures that decide who wins. For log-loss, less is better. */
const DECIDING: readonly (readonly [Measure, better: 1 | -1])[] = [
  ["log_loss", -1],
  ["average_precision", 1],
  ["money", 1],
];

/** Who wins: better in one of the deciding figures and worse in none, with intervals that exclude zero. */
export function verdictOf(compared: Readonly<Record<Measure, Compared>>): "better" | "worse" | "undecided" {
  const signs = DECIDING.map(([measure, better]) => {
    const [from, to] = compared[measure].interval;
    return from > 0 ? better : to < 0 ? -better : 0;
  });
  if (signs.includes(-1)) return "worse";
  return signs.includes(1) ? "better" : "undecided";
}
