// Runs work one at a time per name, in order of arrival, with a limit on how much waits and for how long.

import { atCapacity } from "../errors/api-error.ts";
import { withDeadline } from "../time/deadline.ts";

/** Most calls that wait under one name. */
export const MOST_WAITING = 256;
/** Longest wait (ms) for a turn. */
export const LONGEST_WAIT = 10_000;

/** Runs `work` after all earlier work under the name. Throws ASSESS_MAINTENANCE with Retry-After when too many calls wait, or this one waits too long: `work` then never runs. */
export type TakeTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>;

interface Line {
  /** Calls that run or wait. */
  taken: number;
  last: Promise<void>;
}

/** Creates turns; a name without work takes no memory. */
export function createTurns(mostWaiting = MOST_WAITING, longestWait = LONGEST_WAIT): TakeTurn {
  const lines = new Map<string, Line>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(name) ?? { taken: 0, last: Promise.resolve() };
    if (line.taken > mostWaiting) throw atCapacity();
    lines.set(name, line);
    const before = line.last;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    // a call that stopped waiting must not let the next one overtake running work
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
