// Stores results of attempts in micro-batches.

import type pg from "pg";
import { isConnectionTrouble, isStatementTimeout } from "../../platform/database/availability.ts";
import { createMicroBatcher, type Recovery } from "../../platform/time/micro-batcher.ts";
import { finishAttempts } from "./cross-tenant-functions.ts";
import { RETRIES_END_AFTER } from "./schedule.ts";

/** Result of an attempt, as `finish_attempts` reads it. */
export interface Result {
  readonly organization_id: string;
  readonly id: string;
  readonly number: number;
  readonly endpoint_id: string;
  /** The endpoint's start counter at the attempt. */
  readonly starts: number;
  readonly status_code: number | null;
  readonly latency_ms: number;
  readonly failure: string | null;
  readonly excerpt: string | null;
  readonly delivered: boolean;
  /** The endpoint returned 410 Gone. */
  readonly gone: boolean;
  /** Nothing was sent because of an error on our side: does not count against the endpoint. */
  readonly unsent: boolean;
  /** Time of the next attempt; null: none. */
  readonly next_attempt_at: Date | null;
}

/** Stores results. */
export interface Results {
  /** Resolves when it is stored; rejects if it could not be. */
  readonly write: (result: Result) => Promise<undefined>;
  /** Stops waiting for an unavailable database. */
  readonly drain: () => void;
}

/** Time (ms) for which results are collected. */
const GATHER = 10;
/** Results per statement. */
const CHUNK = 256;
/** While the database is unavailable: retry interval (ms), and how long a result is buffered. After that, the attempt counts as interrupted and is repeated. */
const AGAIN_AFTER = 200;
const RETRIED_FOR = 20_000;

/** Writes one chunk at a time, because two could deadlock. Writing is idempotent: a chunk with an unknown result is written again. */
export function createResults(pool: pg.Pool, now: () => number): Results {
  let draining = false;

  async function work(results: readonly Result[]): Promise<undefined[]> {
    const at = now();
    await pool.query({ ...finishAttempts.statement, values: [JSON.stringify(results), new Date(at), new Date(at - RETRIES_END_AFTER)] });
    return results.map(() => undefined);
  }

  function recover(error: unknown): Recovery {
    if (isConnectionTrouble(error)) return draining ? "fail" : { afterMs: AGAIN_AFTER, untilMs: RETRIED_FOR };
    // a result that cannot be stored does not affect others
    return isStatementTimeout(error) ? "fail" : "separately";
  }

  return {
    write: createMicroBatcher<Result, undefined>({ work, recover, size: CHUNK, concurrency: 1, gatherMs: GATHER }),
    drain: () => {
      draining = true;
    },
  };
}
