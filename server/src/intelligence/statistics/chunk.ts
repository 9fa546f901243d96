// How much time is rolled up in one go: as much as takes about half a second, and as holds no more than so many assessments.

import type pg from "pg";
import { firstIdAt, timeOfId } from "../../platform/identifiers/uuid.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { DAY, MINUTE } from "../../platform/time/time.ts";
import { chunkEnd } from "./find-chunk-end.sql.ts";
import type { Span } from "./time-ranges.ts";

/** A portion that takes shorter than this (ms) doubles, one that takes longer than the other is divided. */
const SHORT = 250;
const LONG = 1000;
/** Shortest and longest portion, and the first (ms of assessed time). */
const LEAST = 1000;
const MOST = 32 * DAY;
const FIRST = MINUTE;

/** The size of portions of work. */
export interface Chunk {
  /** The present size, in milliseconds of the time that is rolled up. */
  readonly length: () => number;
  /** Does a portion of this size, and learns from how long it takes. */
  readonly timed: <T>(length: number, work: () => Promise<T>) => Promise<T>;
  /** So much of one was enough: it held more assessments than are counted in one go. */
  readonly cut: (length: number) => void;
  /** It was too much. */
  readonly failed: () => void;
}

/** Begins with a minute. */
export function createChunk(clock: Clock = systemClock): Chunk {
  let length = FIRST;
  return {
    length: () => length,
    timed: async (done, work) => {
      const began = clock.monotonic();
      const result = await work();
      const took = clock.monotonic() - began;
      // one that was cut short says nothing of a larger one
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

/** The end of the part of a span that holds about so many assessments at the most: after a quiet time, a portion may be a month long. */
export async function endWithin(client: pg.PoolClient, { from, to }: Span, assessments: number): Promise<number> {
  const { rows } = await client.query<{ session_id: string }>({ ...chunkEnd.statement, values: [firstIdAt(from), firstIdAt(to), assessments] });
  return rows[0] === undefined ? to : Math.min(to, Math.max(from + 1, timeOfId(rows[0].session_id)));
}
