// Scores as probabilities: isotonic regression by pooling adjacent violators (Zadrozny and Elkan 2002), in few bins, each with enough payments.

/** Scores up to `upTo` (0 to 100, inclusive) are fraud with this probability (0 to 1). */
export interface CalibrationStep {
  readonly upTo: number;
  readonly probability: number;
  readonly payments: number;
  readonly frauds: number;
}

/** Bounds of the bins. */
export interface CalibrationLimits {
  readonly mostBins: number;
  readonly leastPayments: number;
  readonly leastFrauds: number;
}

/** Payments of one score and label: `count` of them (1 by default), with their weight in sum (by default their count). */
export interface Labelled {
  readonly score: number;
  readonly fraud: boolean;
  readonly count?: number;
  readonly weight?: number;
}

/** At most 20 bins of at least 200 settled payments and 5 frauds. */
export const defaultLimits: CalibrationLimits = { mostBins: 20, leastPayments: 200, leastFrauds: 5 };

/**
 * Fits the steps, in ascending order of the score. `shrink` pulls each towards a curve of more organizations: its probability at the bin, and the payments' worth of
 * weight that it has. Empty where there are too few payments or frauds for one bin.
 */
export function fitIsotonic(
  payments: readonly Labelled[],
  limits: CalibrationLimits = defaultLimits,
  shrink?: { readonly probabilityAt: (score: number) => number; readonly payments: number },
): CalibrationStep[] {
  const sorted = payments.toSorted((a, b) => a.score - b.score);
  const all = sorted.reduce((sum, { count = 1 }) => sum + count, 0);
  const frauds = sorted.reduce((sum, { fraud, count = 1 }) => sum + (fraud ? count : 0), 0);
  const bins = Math.min(limits.mostBins, Math.floor(all / limits.leastPayments), Math.floor(frauds / limits.leastFrauds));
  if (bins < 1) return [];
  let steps = equalFrauds(sorted, Math.max(limits.leastFrauds, Math.ceil(frauds / bins)), limits.leastPayments);
  steps = steps.map((step) => {
    if (shrink === undefined) return step;
    const probability = (step.frauds + shrink.payments * shrink.probabilityAt(step.upTo)) / (step.payments + shrink.payments);
    return { ...step, probability };
  });
  return pooled(steps);
}

/** Bins with about as many frauds each: the few high scores are resolved. */
function equalFrauds(sorted: readonly Labelled[], least: number, leastPayments: number): CalibrationStep[] {
  const steps: CalibrationStep[] = [];
  let [payments, frauds, counted] = [0, 0, 0];
  sorted.forEach(({ score, fraud, count = 1, weight = count }, index) => {
    payments += weight;
    counted += count;
    if (fraud) frauds += count;
    const last = index === sorted.length - 1;
    if (!last && (frauds < least || counted < leastPayments || sorted[index + 1]?.score === score)) return;
    const before = steps.at(-1);
    if (last && before !== undefined && (frauds < least || counted < leastPayments)) {
      steps[steps.length - 1] = joined(before, { upTo: score, probability: 0, payments, frauds });
      return;
    }
    steps.push({ upTo: score, probability: frauds / Math.max(payments, frauds), payments, frauds });
    [payments, frauds, counted] = [0, 0, 0];
  });
  const last = steps.at(-1);
  return last === undefined ? [] : [...steps.slice(0, -1), { ...last, upTo: 100 }];
}

function joined(one: CalibrationStep, other: CalibrationStep): CalibrationStep {
  const [payments, frauds] = [one.payments + other.payments, one.frauds + other.frauds];
  return { upTo: other.upTo, probability: frauds / Math.max(payments, frauds), payments, frauds };
}

/** Pools neighbours until probabilities rise. */
function pooled(steps: readonly CalibrationStep[]): CalibrationStep[] {
  const out: CalibrationStep[] = [];
  for (const step of steps) {
    let one = step;
    for (let before = out.at(-1); before !== undefined && before.probability >= one.probability; before = out.at(-1)) {
      out.pop();
      const payments = before.payments + one.payments;
      one = {
        upTo: one.upTo,
        probability: (before.probability * before.payments + one.probability * one.payments) / payments,
        payments,
        frauds: before.frauds + one.frauds,
      };
    }
    out.push(one);
  }
  return out;
}

/** The probability of a score, 0 to 1; undefined without steps. */
export function probabilityOf(score: number, steps: readonly CalibrationStep[]): number | undefined {
  return (steps.find(({ upTo }) => score <= upTo) ?? steps.at(-1))?.probability;
}
