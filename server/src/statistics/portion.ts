// How much time is rolled up in one go: as much as takes about a second, however many assessments were made in it.

/** A portion that takes shorter than this (ms) doubles, one that takes longer than the other is divided. */
const SHORT = 500;
const LONG = 2000;
/** Shortest and longest portion, and the first (ms of assessed time). */
const LEAST = 1000;
const MOST = 32 * 86_400_000;
const FIRST = 60_000;

/** The size of portions of work. */
export interface Portion {
  /** The present size, in milliseconds of the time that is rolled up. */
  readonly length: () => number;
  /** Does a portion of this size, and learns from how long it takes. */
  readonly timed: <T>(length: number, work: () => Promise<T>) => Promise<T>;
  /** It was too much. */
  readonly failed: () => void;
}

/** Begins with a minute. */
export function createPortion(): Portion {
  let length = FIRST;
  return {
    length: () => length,
    timed: async (done, work) => {
      const began = performance.now();
      const result = await work();
      const took = performance.now() - began;
      // one that was cut short says nothing of a larger one
      if (took < SHORT && done >= length) length = Math.min(MOST, length * 2);
      if (took > LONG) length = Math.max(LEAST, Math.floor(length / 4));
      return result;
    },
    failed: () => {
      length = Math.max(LEAST, Math.floor(length / 8));
    },
  };
}
