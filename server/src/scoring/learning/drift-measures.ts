// Has what a model sees changed? Population stability index, signals that stopped firing, observed against expected frauds.

/** Above this index, a distribution has changed; from 0.1 to it, it is worth a look (Siddiqi 2006). */
export const UNSTABLE = 0.25;
/** Fewest payments of a period for an index. */
export const LEAST_PAYMENTS = 500;
/** Expected firings from which silence means something. */
const LEAST_EXPECTED = 20;
/** Factor between observed and expected frauds that matters, in either direction. */
export const MATTERS = 1.5;

/**
 * The population stability index of counts by class: the sum of `(a - e) ln(a / e)` over the shares of both periods (Kullback and Leibler's divergence, in both directions). Half a
 * payment is added to each class, so that one that is empty in one period does not make it infinite. 0: equal.
 */
export function stabilityIndex(reference: readonly number[], recent: readonly number[]): number {
  // a class that is empty in both says nothing
  const classes = Array.from({ length: Math.max(reference.length, recent.length) }, (_, index) => index).filter(
    (index) => (reference[index] ?? 0) + (recent[index] ?? 0) > 0,
  );
  const shares = (counts: readonly number[]): number[] => {
    const total = counts.reduce((sum, count) => sum + count, 0) + 0.5 * classes.length;
    return classes.map((index) => ((counts[index] ?? 0) + 0.5) / total);
  };
  const [expected, actual] = [shares(reference), shares(recent)];
  return actual.reduce((sum, share, index) => sum + (share - (expected[index] ?? 0)) * Math.log(share / (expected[index] ?? 1)), 0);
}

/** How often something happened among payments. */
export interface Firing {
  readonly fired: number;
  readonly payments: number;
}

/** The index of a signal: fired or not. */
export function firingIndex(reference: Firing, recent: Firing): number {
  const classes = ({ fired, payments }: Firing): number[] => [fired, Math.max(0, payments - fired)];
  return stabilityIndex(classes(reference), classes(recent));
}

/** Does a signal never fire although it did, often enough that this is no chance? */
export function isVoid(reference: Firing, recent: Firing): boolean {
  return recent.fired === 0 && reference.payments > 0 && (reference.fired / reference.payments) * recent.payments >= LEAST_EXPECTED;
}

/** Are the observed frauds too many or too few for the expected ones: by half, and by more than three standard deviations (Poisson)? */
export function isMiscalibrated(observed: number, expected: number): boolean {
  if (Math.abs(observed - expected) <= 3 * Math.sqrt(Math.max(expected, 1))) return false;
  return observed > MATTERS * expected || observed < expected / MATTERS;
}
