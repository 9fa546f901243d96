// Chance that can be repeated.

/** Draws from a seed. */
export interface Chance {
  /** From 0 on, below 1. */
  readonly next: () => number;
  /** A whole number from 0 on, below a limit. */
  readonly below: (limit: number) => number;
  readonly of: <T>(things: readonly T[]) => T;
  /** True so often. */
  readonly is: (share: number) => boolean;
}

/** The draws of a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    is: (share) => next() < share,
    of: <T>(things: readonly T[]) => {
      if (things.length === 0) throw new Error("nothing to draw from");
      return things[below(things.length)] as T;
    },
  };
}
