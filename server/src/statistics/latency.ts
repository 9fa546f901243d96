// Latencies are counted on a logarithmic scale: any quantile is then accurate to 2.5 %.
import { type Fact, facts } from "./counted-facts.ts";
import type { Figures } from "./figures.ts";

/** Ratio between steps of the scale. A step represents the nearest values: the error is half of this. */
const STEP = 1.05;
/** Shortest latency (ms) that is distinguished: latencies are stored to the hundredth. */
const SHORTEST = 0.01;

/** SQL of the step of a latency in milliseconds; null for none. */
export const latencyStep = (milliseconds: string): string =>
  `CASE WHEN ${milliseconds} IS NOT NULL THEN round(ln(greatest(${milliseconds}, ${SHORTEST})) / ln(${STEP}::float8))::int END`;

/** The quantiles of latencies for these shares, in milliseconds; null if there are none. */
export function quantiles<Name extends string>(figures: Figures, shares: Readonly<Record<Name, number>>): Record<Name, number | null> {
  const fact: Fact = facts.latency;
  const steps = figures
    .of(fact)
    .map(({ key: [step = ""], count }) => ({ step: Number(step), count }))
    .toSorted((one, other) => one.step - other.step);
  const total = steps.reduce((sum, { count }) => sum + count, 0);
  const at = (share: number): number | null => {
    let left = Math.ceil(share * total);
    for (const { step, count } of steps) {
      left -= count;
      if (left <= 0 && count > 0) return Number((STEP ** step).toPrecision(3));
    }
    return null;
  };
  return Object.fromEntries(Object.entries<number>(shares).map(([name, share]) => [name, at(share)])) as Record<Name, number | null>;
}
