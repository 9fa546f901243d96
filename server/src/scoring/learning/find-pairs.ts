// Pairs of signals that mean more together than apart. A sum of log-odds takes signals as independent; what fraud shows at once (a new device and an amount far above
// the usual one) exceeds that sum. Pairs are found by the score statistic of their product (Rao 1948) and fitted with the weights.

/** A pair by the positions of its signals. */
export interface PairCandidate {
  readonly first: number;
  readonly second: number;
  /** Frauds with both signals, each by the product of their strengths; and how many the weights alone expect. */
  readonly frauds: number;
  readonly expected: number;
  /** Improvement of the log-likelihood that the statistic promises. */
  readonly gain: number;
}

/** A learned pair with what it was learned from. */
export interface LearnedPair {
  readonly first: string;
  readonly second: string;
  readonly weight: number;
  /** Absent of a pair that fades: it was not found this time. */
  readonly frauds?: number;
  readonly expected?: number;
}

/** Frauds, and frauds by expected frauds, from which a pair is taken; at most so many pairs. */
const LEAST_FRAUDS = 10;
const LEAST_EXCESS = 1.5;
const MOST_PAIRS = 12;
/** Improvement of the log-likelihood below which a pair may be chance: some hundred pairs are looked at. */
const LEAST_GAIN = 6;

/** What is known of a payment when pairs are looked for. */
export interface PairRow {
  /** Positions of the signals that fired, ascending, and their strengths. */
  readonly signals: readonly number[];
  readonly strengths: readonly number[];
  readonly fraud: boolean;
  readonly weight: number;
  /** Probability of fraud by the weights alone. */
  readonly chance: number;
}

/** The pairs whose frauds exceed what the weights expect, best first. `count`: number of signals. `prior`: precision of a pair's coefficient around 0. */
export function findPairs(rows: Iterable<PairRow>, count: number, prior: number): PairCandidate[] {
  const frauds = new Float64Array(count * count);
  const expected = new Float64Array(count * count);
  const slope = new Float64Array(count * count);
  const bend = new Float64Array(count * count);
  for (const { signals, strengths, fraud, weight, chance } of rows) {
    const [residual, variance] = [weight * (Number(fraud) - chance), weight * chance * (1 - chance)];
    for (let one = 0; one < signals.length; one++) {
      const row = (signals[one] ?? 0) * count;
      for (let other = one + 1; other < signals.length; other++) {
        const at = row + (signals[other] ?? 0);
        const product = (strengths[one] ?? 0) * (strengths[other] ?? 0);
        slope[at] = (slope[at] ?? 0) + residual * product;
        bend[at] = (bend[at] ?? 0) + variance * product * product;
        expected[at] = (expected[at] ?? 0) + weight * chance * product;
        if (fraud) frauds[at] = (frauds[at] ?? 0) + product;
      }
    }
  }
  const found: PairCandidate[] = [];
  for (let at = 0; at < slope.length; at++) {
    const [seen, foreseen, gradient] = [frauds[at] ?? 0, expected[at] ?? 0, slope[at] ?? 0];
    if (seen < LEAST_FRAUDS || seen < LEAST_EXCESS * foreseen || gradient <= 0) continue;
    const gain = gradient ** 2 / (2 * ((bend[at] ?? 0) + prior));
    if (gain >= LEAST_GAIN) found.push({ first: Math.floor(at / count), second: at % count, frauds: seen, expected: foreseen, gain });
  }
  return found.sort((a, b) => b.gain - a.gain).slice(0, MOST_PAIRS);
}
