// How many batches run at the same time: one reads while the other commits, and under load a small one waits for the one that runs.

/** Concurrent batches. */
const BATCHES = 2;
/**
 * While one batch of at least BUSY requests runs, fewer than FULL wait for its end, unless it is older than HELD (ms): a statement costs as much by itself as a dozen of
 * its rows, so under load two small batches at once take more of both processors than one after the other.
 */
const BUSY = 8;
const FULL = 16;
const HELD = 10;
/** A batch older than this (ms) no longer counts against BATCHES, so that a slow batch does not block the next. */
const SLOW_AFTER = 50;
/** Most concurrent batches, including slow ones. */
export const MOST_BATCHES = 8;

/** A batch that runs. */
export interface RunningBatch {
  /** Monotonic clock (ms) when it began. */
  readonly since: number;
  readonly jobs: { readonly length: number };
}

/** May another batch begin? `waiting`: requests that would be in it, `now`: the monotonic clock (ms), `most`: connections that batches may have, up to {@link MOST_BATCHES}. */
export function mayBegin(running: ReadonlySet<RunningBatch>, waiting: number, now: number, most: number): boolean {
  if (running.size >= most) return false;
  let fast = 0;
  for (const { since, jobs } of running) {
    if (running.size === 1 && waiting < FULL && jobs.length >= BUSY && now - since < HELD) return false;
    if (now - since < SLOW_AFTER) fast++;
  }
  return fast < BATCHES;
}
