// The pace of work in the background: it rests in proportion to what it has done, so that callers have the database to themselves most of the time.

/** What a portion of work says of itself. */
export interface Chunk {
  /** There is more to do at once. */
  readonly more: boolean;
  /** How much time (ms) was caught up with; 0 where the work does not lag behind the clock. */
  readonly covered: number;
}

/** Rest after a portion, in times of what it took: the work has a fifth of the time. */
const REST = 4;
/** Of the time that a portion catches up with, so much may pass until the next one: never more, however long it took, or the work would fall behind for good. */
const KEEP_UP = 0.8;

/** How long (ms) to rest after a portion that took so long (ms); `every` is how often there is a look at what has come. */
export function restAfter(took: number, { more, covered }: Chunk, every: number): number {
  const rest = took * REST;
  if (!more) return Math.max(every, rest);
  return covered === 0 ? rest : Math.max(0, Math.min(rest, covered * KEEP_UP - took));
}
