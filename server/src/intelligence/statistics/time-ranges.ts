// Spans of time, and the buckets that they are made of.
import { firstIdAt } from "../../platform/identifiers/uuid.ts";
import { type Grain, grains } from "./facts.ts";

/** A span of time in epoch milliseconds, its end not included. Both are whole minutes. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Buckets of one width. */
export interface Piece extends Span {
  readonly grain: Grain;
}

/** The last moment that PostgreSQL and ISO 8601 write alike, and the first that anything was assessed after. */
const LATEST = Date.UTC(9999, 11, 31);
const EARLIEST = 0;

/** The buckets of a span, each as wide as it can be: at the most days between two runs of hours between two runs of minutes. */
export function grainsOf({ from, to }: Span): Piece[] {
  return split(Math.max(from, EARLIEST), Math.min(to, LATEST), Object.keys(grains) as Grain[]);
}

function split(from: number, to: number, [widest, ...finer]: readonly Grain[]): Piece[] {
  if (from >= to || widest === undefined) return [];
  const width = grains[widest];
  const [first, last] = [Math.ceil(from / width) * width, Math.floor(to / width) * width];
  if (first >= last) return split(from, to, finer);
  return [...split(from, first, finer), { grain: widest, from: first, to: last }, ...split(last, to, finer)];
}

/** The whole minute at or before a moment. */
export const toMinute = (at: number): number => Math.floor(at / grains.minute) * grains.minute;

/** The id of an assessment is made at its request's arrival, as its time is. So far (ms) apart they never are. */
const APART = grains.minute;
/** Nor, where it matters how much is read, so far: whatever is, is found when its hour is checked. */
export const CLOSE = 1000;

/** The ids between which those of the assessments of a span lie. */
export const idsOf = ({ from, to }: Span, apart: number = APART): [string, string] => [firstIdAt(from - apart), firstIdAt(to + apart)];
