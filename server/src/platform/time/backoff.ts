// Exponential backoff.

/** First and longest delay (ms). */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

/** Delay (ms) before the next attempt after this many consecutive failures, 1 or more: doubles with each, up to the longest. */
export function delayAfter(failures: number, { first, longest }: Backoff): number {
  return Math.min(first * 2 ** (failures - 1), longest);
}
