// The buckets of the rollup, and the division of time ranges into them.
import { firstIdAt } from "../platform/ids/uuid.ts";
import { DAY, HOUR, MINUTE } from "../platform/time/time.ts";

/** Widths of buckets in milliseconds, widest first. Buckets start at multiples since the epoch. */
export const grains = { day: DAY, hour: HOUR, minute: MINUTE } as const;

/** Width of a bucket. */
export type Grain = keyof typeof grains;

/** A time range in epoch milliseconds, excluding its end. Both are whole minutes. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** Buckets of one width. */
export interface Piece extends TimeRange {
  readonly grain: Grain;
}

/** The latest time that PostgreSQL and ISO 8601 write alike, and the earliest time of any assessment. */
const LATEST = Date.UTC(9999, 11, 31);
const EARLIEST = 0;

/** The buckets of a time range, each as wide as possible: at most days between two runs of hours between two runs of minutes. */
export function grainsOf({ from, to }: TimeRange): Piece[] {
  return split(Math.max(from, EARLIEST), Math.min(to, LATEST), Object.keys(grains) as Grain[]);
}

function split(from: number, to: number, [widest, ...finer]: readonly Grain[]): Piece[] {
  if (from >= to || widest === undefined) return [];
  const width = grains[widest];
  const [first, last] = [Math.ceil(from / width) * width, Math.floor(to / width) * width];
  if (first >= last) return split(from, to, finer);
  return [...split(from, first, finer), { grain: widest, from: first, to: last }, ...split(last, to, finer)];
}

/** The whole minute at or before a time. */
export const toMinute = (at: number): number => Math.floor(at / grains.minute) * grains.minute;

/** Largest difference (ms) between the time of an assessment and that of its id, which is created when the request arrives. */
const APART = grains.minute;
/** The usual difference, where reading less matters: exceptions are found when their hour is checked. */
export const CLOSE = 1000;

/** The bounds of the ids of a time range's assessments. */
export const idsOf = ({ from, to }: TimeRange, apart: number = APART): [string, string] => [firstIdAt(from - apart), firstIdAt(to + apart)];
