// Exponential backoff.

/** First and longest delay (ms). */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

/** Delay (ms) before the next attempt after so many failures in a row, 1 or more: it doubles with each, up to the longest. */
export function delayAfter(failures: number, { first, longest }: Backoff): number {
  return Math.min(first * 2 ** (failures - 1), longest);
}
