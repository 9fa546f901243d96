// Turns: work that runs one at a time for each name, in the order of its arrival, with a bound on what waits and for how long.

import { atCapacity } from "../errors/api-error.ts";
import { withDeadline } from "../time/deadline.ts";

/** Most that waits for its turn under one name. */
export const MOST_WAITING = 256;
/** Longest wait (ms) for a turn. */
export const LONGEST_WAIT = 10_000;

/** Runs `work` when everything before it under the name has ended. Throws ASSESS_MAINTENANCE with Retry-After when too much waits, or for too long: then `work` never runs. */
export type TakeTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>;

interface Line {
  /** What is at work or waits. */
  taken: number;
  last: Promise<void>;
}

/** Creates turns; names without work are forgotten. */
export function createTurns(mostWaiting = MOST_WAITING, longestWait = LONGEST_WAIT): TakeTurn {
  const lines = new Map<string, Line>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(name) ?? { taken: 0, last: Promise.resolve() };
    if (line.taken > mostWaiting) throw atCapacity();
    lines.set(name, line);
    const before = line.last;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    // what gave up waiting does not let the next one pass what is still at work
    line.last = Promise.all([before, ended]).then(() => undefined);
    line.taken++;
    try {
      await withDeadline(before, longestWait, () => {
        throw atCapacity();
      });
    } catch (error) {
      line.taken--;
      end();
      throw error;
    }
    try {
      return await work();
    } finally {
      line.taken--;
      end();
      if (line.taken === 0) lines.delete(name);
    }
  };
}
