// Random draws from a seed: the same seed gives the same numbers in every run and on every machine.
import { seeded } from "../src/scoring/learning/measures.ts";

/** A source of random draws. */
export interface Draw {
  /** From 0 to 1, 1 excluded. */
  readonly share: () => number;
  /** From low to high, high excluded. */
  readonly between: (range: readonly [low: number, high: number]) => number;
  /** A whole number from low to high, both rounded and included. */
  readonly whole: (range: readonly [low: number, high: number]) => number;
  /** True with this probability. */
  readonly chance: (probability: number) => boolean;
  /** One of the items, each as likely. Throws a RangeError if there is none. */
  readonly pick: <T>(items: readonly T[]) => T;
  /** Standard normal (Box-Muller). */
  readonly normal: () => number;
  /** Log-normal with this median; `sigma` is the standard deviation of the logarithm. */
  readonly logNormal: (median: number, sigma: number) => number;
  /** Number of events where `mean` are expected (Poisson, Knuth's method; for means below some 500). */
  readonly events: (mean: number) => number;
  /** Hexadecimal digits. */
  readonly hex: (digits: number) => string;
}

/** The draws of a named stream of a seed: streams do not depend on each other, so that a change of one mechanism leaves the others as they were. */
export function drawsOf(seed: string): Draw {
  const share = seeded(hashOf(seed));
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());
  return {
    share,
    between: ([low, high]) => low + (high - low) * share(),
    whole: ([low, high]) => Math.round(low) + Math.floor((Math.round(high) - Math.round(low) + 1) * share()),
    chance: (probability) => share() < probability,
    pick: (items) => {
      const index = Math.floor(share() * items.length);
      if (items.length === 0) throw new RangeError("nothing to pick from");
      return items[index] as (typeof items)[number];
    },
    normal,
    logNormal: (median, sigma) => median * Math.exp(sigma * normal()),
    events: (mean) => {
      const limit = Math.exp(-mean);
      let count = 0;
      for (let product = share(); product > limit; product *= share()) count += 1;
      return count;
    },
    hex: (digits) => Array.from({ length: digits }, () => Math.floor(share() * 16).toString(16)).join(""),
  };
}

/** 32-bit FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
