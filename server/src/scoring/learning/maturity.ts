// How much of the fraud of a day is known after so long (Chapelle 2014, delayed feedback): the organization's own delays between payment and report.

/** Share (0 to 1) of frauds that are known at an age (ms) of the payment. */
export type MaturityCurve = (age: number) => number;

/** The empirical curve of delays (ms). Without any delay, nothing is known before `unknown` (ms), and everything after. */
export function maturityCurve(delays: readonly number[], unknown: number): MaturityCurve {
  if (delays.length === 0) return (age) => (age >= unknown ? 1 : 0);
  const sorted = Float64Array.from(delays).sort();
  return (age) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) <= age) low = middle + 1;
      else high = middle;
    }
    return low / sorted.length;
  };
}

/** The age (ms) at which a share of frauds is known. */
export function ageKnown(delays: readonly number[], share: number, unknown: number): number {
  if (delays.length === 0) return unknown;
  const sorted = Float64Array.from(delays).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? unknown;
}
