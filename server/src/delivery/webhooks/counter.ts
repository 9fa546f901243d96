// Counters by name; entries at zero are removed.

/** Counts of names. */
export interface Counter {
  readonly add: (name: string, change: 1 | -1) => void;
  /** That of one name. */
  readonly count: (name: string) => number;
  /** Those above zero. */
  readonly counts: () => Iterable<[name: string, count: number]>;
}

/** Creates a counter. */
export function createCounter(): Counter {
  const counts = new Map<string, number>();
  return {
    add: (name, change) => {
      const count = (counts.get(name) ?? 0) + change;
      if (count === 0) counts.delete(name);
      else counts.set(name, count);
    },
    count: (name) => counts.get(name) ?? 0,
    counts: () => counts,
  };
}
