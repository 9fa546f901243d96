// What a long run says: does anything grow that should not, does anything slow down?
import type { Sample } from "./sample.ts";

/** A promise and what was seen of it. */
export interface Verdict {
  readonly promise: string;
  readonly seen: string;
  /** Undefined: the run was too short to say. */
  readonly held: boolean | undefined;
}

/** Growth of resident memory (MB an hour) that is still none. */
const GROWTH_AT_MOST = 60;
/** Shorter than this (s), a slope is noise: the heap has not yet found its size. */
const LONG_ENOUGH = 900;
/** Share of the run that counts as warm-up. */
const WARM_UP = 0.25;
const SLOWER_AT_MOST = 1.5;
/** Connections that come and go with the traffic. */
const DESCRIPTORS_SPARE = 16;

/** Least-squares slope of y over x. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (place: 0 | 1): number => points.reduce((sum, point) => sum + point[place], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Evaluates a run. */
export function evaluate(samples: readonly Sample[], statuses: ReadonlyMap<string, number>): Verdict[] {
  const quarter = (number: number): Sample[] => samples.slice(Math.floor((samples.length * (number - 1)) / 4), Math.floor((samples.length * number) / 4));
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const seconds = samples.at(-1)?.at ?? 0;
  const growth = slope(warm.map(({ at, residentMegabytes }) => [at / 3600, residentMegabytes]));
  const files = (number: number): number => median(quarter(number).map(({ descriptors }) => descriptors));
  const p99 = (number: number): number => median(quarter(number).map((sample) => sample.p99));
  const failed = [...statuses].filter(([name]) => / 5\d\d$| no answer$/.test(name));
  const fixed = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
  return [
    {
      promise: `resident memory grows by less than ${GROWTH_AT_MOST} MB an hour after the first quarter (least squares)`,
      seen: `${fixed(growth)} MB an hour`,
      held: seconds < LONG_ENOUGH ? undefined : growth < GROWTH_AT_MOST,
    },
    {
      promise: `no growth of open files (median of the last quarter against that of the second, ${DESCRIPTORS_SPARE} to spare)`,
      seen: `${files(2)}, then ${files(4)}`,
      held: files(4) <= files(2) + DESCRIPTORS_SPARE,
    },
    {
      promise: `p99 of the last quarter is at most ${SLOWER_AT_MOST} times that of the second (medians of the samples)`,
      seen: `${fixed(p99(2))} ms, then ${fixed(p99(4))} ms`,
      held: p99(4) <= p99(2) * SLOWER_AT_MOST,
    },
    {
      promise: "no answer of 500 or above, and none that is missing",
      seen: failed.length === 0 ? "none" : failed.map(([name, count]) => `${name}: ${count}`).join(", "),
      held: failed.length === 0,
    },
  ];
}
