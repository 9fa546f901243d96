// Throttle of background work: pauses in proportion to its duration, so that most of the database time is left to requests.

/** Result of a chunk. */
export interface Chunk {
  /** There is more to do at once. */
  readonly more: boolean;
  /** Backlog (ms) that was covered; 0 without a backlog. */
  readonly covered: number;
}

/** Pause after a chunk, as a multiple of its duration: the work uses a fifth of the time. */
const PAUSE_FACTOR = 4;
/** Largest share of the covered backlog that may pass until the next chunk, however long the chunk took, so that the work catches up. */
const CATCH_UP = 0.8;

/** Pause (ms) after a chunk that took `took` ms; `every` is the polling interval. */
export function pauseAfter(took: number, { more, covered }: Chunk, every: number): number {
  const pause = took * PAUSE_FACTOR;
  if (!more) return Math.max(every, pause);
  return covered === 0 ? pause : Math.max(0, Math.min(pause, covered * CATCH_UP - took));
}
