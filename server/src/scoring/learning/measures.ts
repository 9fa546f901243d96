// How well scores separate fraud from good payments. Ties count half where order matters (ROC), and as one step where they do not (precision-recall).

/** A scored payment with its label. */
export interface LabelledScore {
  readonly score: number;
  readonly fraud: boolean;
}

/** A point of the curves: what a threshold at this score does. */
export interface ThresholdPoint {
  readonly score: number;
  /** Share of the payments at or above the score that are fraud. */
  readonly precision: number;
  /** Share of frauds at or above the score. */
  readonly recall: number;
  /** Share of good payments at or above the score. */
  readonly goodRefused: number;
}

/** The points of all distinct scores, from the highest one down. */
export function thresholdPoints(payments: readonly LabelledScore[]): ThresholdPoint[] {
  const sorted = payments.toSorted((a, b) => b.score - a.score);
  const all = sorted.reduce((sum, { fraud }) => sum + Number(fraud), 0);
  const points: ThresholdPoint[] = [];
  let frauds = 0;
  sorted.forEach(({ score, fraud }, index) => {
    frauds += Number(fraud);
    if (sorted[index + 1]?.score === score) return;
    const seen = index + 1;
    points.push({ score, precision: frauds / seen, recall: all === 0 ? 0 : frauds / all, goodRefused: (seen - frauds) / Math.max(1, sorted.length - all) });
  });
  return points;
}

/** Area under the ROC curve: the chance that a fraud scores higher than a good payment. NaN without frauds or good payments. */
export function areaUnderCurve(points: readonly ThresholdPoint[]): number {
  if (points.length === 0) return Number.NaN;
  let area = 0;
  let [recall, refused] = [0, 0];
  for (const point of points) {
    area += ((point.recall + recall) / 2) * (point.goodRefused - refused);
    [recall, refused] = [point.recall, point.goodRefused];
  }
  return recall === 0 || refused === 0 ? Number.NaN : area;
}

/** Average precision: precision at each step of recall. */
export function averagePrecision(points: readonly ThresholdPoint[]): number {
  let recall = 0;
  return points.reduce((sum, point) => {
    const step = point.precision * (point.recall - recall);
    recall = point.recall;
    return sum + step;
  }, 0);
}

/** A payment of a card on a day. */
export interface CardPayment extends LabelledScore {
  readonly day: number;
  readonly card: string;
}

/** Of the `count` cards of the highest scores of each day the share that had a fraud that day, averaged over days: what analysts would find when they review these. */
export function cardPrecision(payments: readonly CardPayment[], count = 100): number {
  const days = new Map<number, Map<string, { score: number; fraud: boolean }>>();
  for (const { day, card, score, fraud } of payments) {
    let cards = days.get(day);
    if (cards === undefined) {
      cards = new Map();
      days.set(day, cards);
    }
    const known = cards.get(card);
    cards.set(card, { score: Math.max(score, known?.score ?? Number.NEGATIVE_INFINITY), fraud: fraud || known?.fraud === true });
  }
  const found = [...days.values()].map((cards) => {
    const top = [...cards.values()].sort((a, b) => b.score - a.score).slice(0, count);
    return top.filter(({ fraud }) => fraud).length / count;
  });
  return found.length === 0 ? Number.NaN : found.reduce((sum, one) => sum + one, 0) / found.length;
}

/** The share of good payments that are refused to catch a share of frauds; NaN where no threshold does. */
export function goodRefusedAt(points: readonly ThresholdPoint[], recall: number): number {
  return points.find((point) => point.recall >= recall)?.goodRefused ?? Number.NaN;
}

/** What a threshold does; the highest scores alone where no score reaches it. */
export function atThreshold(points: readonly ThresholdPoint[], threshold: number): Omit<ThresholdPoint, "score"> {
  return points.findLast(({ score }) => score >= threshold) ?? { precision: Number.NaN, recall: 0, goodRefused: 0 };
}

/** A small generator of numbers from 0 to 1 (mulberry32), so that intervals are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
