// Chunk size of the rollup: a time range that takes about half a second and contains a limited number of assessments.

import type pg from "pg";
import { firstIdAt, timeOfId } from "../platform/ids/uuid.ts";
import { type Clock, systemClock } from "../platform/time/clock.ts";
import { DAY, MINUTE } from "../platform/time/time.ts";
import type { TimeRange } from "./buckets.ts";
import { chunkEnd } from "./find-chunk-end.sql.ts";

/** A chunk that takes less time (ms) than SHORT doubles the size, one that takes more than LONG reduces it. */
const SHORT = 250;
const LONG = 1000;
/** Smallest, largest and first chunk (ms of assessed time). */
const LEAST = 1000;
const MOST = 32 * DAY;
const FIRST = MINUTE;

/** An adaptive chunk size. */
export interface Chunk {
  /** The current size, in milliseconds of rolled-up time. */
  readonly length: () => number;
  /** Processes a chunk of this size, and adapts to its duration. */
  readonly timed: <T>(length: number, work: () => Promise<T>) => Promise<T>;
  /** Limits the size: the chunk contained more assessments than are counted at once. */
  readonly cut: (length: number) => void;
  /** Reduces the size after a failure. */
  readonly failed: () => void;
}

/** Creates a chunk size of one minute. */
export function createChunk(clock: Clock = systemClock): Chunk {
  let length = FIRST;
  return {
    length: () => length,
    timed: async (done, work) => {
      const began = clock.monotonic();
      const result = await work();
      const took = clock.monotonic() - began;
      // a shortened chunk does not show that a larger one is fast
      if (took < SHORT && done >= length) length = Math.min(MOST, length * 2);
      if (took > LONG) length = Math.max(LEAST, Math.floor(length / 4));
      return result;
    },
    cut: (enough) => {
      length = Math.max(LEAST, Math.min(length, enough * 2));
    },
    failed: () => {
      length = Math.max(LEAST, Math.floor(length / 8));
    },
  };
}

/** The end of the part of a time range that contains at most this many assessments: after a quiet period, a chunk may be a month long. */
export async function endWithin(client: pg.PoolClient, { from, to }: TimeRange, assessments: number): Promise<number> {
  const { rows } = await client.query<{ session_id: string }>({ ...chunkEnd.statement, values: [firstIdAt(from), firstIdAt(to), assessments] });
  return rows[0] === undefined ? to : Math.min(to, Math.max(from + 1, timeOfId(rows[0].session_id)));
}
