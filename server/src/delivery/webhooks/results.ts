// Stores results of attempts: those that end at about the same time in one statement.

import type pg from "pg";
import { isConnectionTrouble, isStatementTimeout } from "../../platform/database/availability.ts";
import { createMicroBatcher, type Recovery } from "../../platform/time/micro-batcher.ts";
import { finishAttempts } from "./cross-tenant-functions.ts";
import { GIVEN_UP_AFTER } from "./schedule.ts";

/** What came of an attempt, as `finish_attempts` reads it. */
export interface Result {
  readonly organization_id: string;
  readonly id: string;
  readonly number: number;
  readonly endpoint_id: string;
  /** The start of the endpoint that it was made in. */
  readonly starts: number;
  readonly status_code: number | null;
  readonly latency_ms: number;
  readonly failure: string | null;
  readonly excerpt: string | null;
  readonly delivered: boolean;
  /** The endpoint answered 410 Gone. */
  readonly gone: boolean;
  /** Nothing was sent because of an error on our side: does not count against the endpoint. */
  readonly unsent: boolean;
  /** When to try again; null: never. */
  readonly next_attempt_at: Date | null;
}

/** Writes results down. */
export interface Results {
  /** Resolves when it is written; rejects when it could not be. */
  readonly write: (result: Result) => Promise<undefined>;
  /** Waits for no database that is away any more. */
  readonly drain: () => void;
}

/** Time (ms) in which results gather. */
const GATHER = 10;
/** Results of one statement. */
const CHUNK = 256;
/** While the database is unavailable: retry interval (ms), and how long a result is buffered. After that, the attempt counts as interrupted and is repeated. */
const AGAIN_AFTER = 200;
const KEPT_FOR = 20_000;

/** Writes one chunk at a time, because two could deadlock. Writing is idempotent: a chunk with an unknown result is written again. */
export function createResults(pool: pg.Pool, now: () => number): Results {
  let hurried = false;

  async function work(results: readonly Result[]): Promise<undefined[]> {
    const at = now();
    await pool.query({ ...finishAttempts.statement, values: [JSON.stringify(results), new Date(at), new Date(at - GIVEN_UP_AFTER)] });
    return results.map(() => undefined);
  }

  function recover(error: unknown): Recovery {
    if (isConnectionTrouble(error)) return hurried ? "fail" : { afterMs: AGAIN_AFTER, untilMs: KEPT_FOR };
    // a result that cannot be stored does not affect others
    return isStatementTimeout(error) ? "fail" : "separately";
  }

  return {
    write: createMicroBatcher<Result, undefined>({ work, recover, size: CHUNK, concurrency: 1, gatherMs: GATHER }),
    drain: () => {
      hurried = true;
    },
  };
}
