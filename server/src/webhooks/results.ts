// Writes down what came of attempts: all that ended at about the same moment in one statement.
import type pg from "pg";
import { isConnectionTrouble, isStatementTimeout } from "../database/availability.ts";
import { GIVEN_UP_AFTER } from "./schedule.ts";
import { finishAttempts } from "./spanning.ts";

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
  /** The endpoint says that it is no more. */
  readonly gone: boolean;
  /** Nothing was sent, for a reason of ours: it says nothing about the endpoint. */
  readonly unsent: boolean;
  /** When to try again; null: never. */
  readonly next_attempt_at: Date | null;
}

/** Writes results down. */
export interface Results {
  /** Resolves when it is written; rejects when it could not be. */
  readonly write: (result: Result) => Promise<void>;
  /** Waits for no database that is away any more. */
  readonly hurry: () => void;
}

/** Time (ms) in which results gather. */
const GATHER = 10;
/** Results of one statement. */
const PORTION = 256;
/** While the database is away: time (ms) between tries, and how long a result is kept. Then it is taken for interrupted soon, and made again. */
const AGAIN_AFTER = 200;
const KEPT_FOR = 20_000;

interface Waiting {
  readonly result: Result;
  readonly since: number;
  readonly settle: (error?: unknown) => void;
}

/** Writes one portion at a time: two could wait for each other's rows. What was written although nobody heard of it may be written again. */
export function createResults(pool: pg.Pool, now: () => number): Results {
  const waiting: Waiting[] = [];
  let writing = false;
  let hurried = false;

  async function flush(): Promise<void> {
    while (waiting.length > 0) await writeDown(waiting.splice(0, PORTION));
    writing = false;
  }

  async function writeDown(portion: readonly Waiting[]): Promise<void> {
    try {
      const at = now();
      const values = [JSON.stringify(portion.map(({ result }) => result)), new Date(at), new Date(at - GIVEN_UP_AFTER)];
      await pool.query({ ...finishAttempts.statement, values });
      for (const { settle } of portion) settle();
    } catch (error) {
      if (isConnectionTrouble(error)) await keep(portion, error);
      // one that cannot be written takes no other with it
      else if (portion.length > 1 && !isStatementTimeout(error)) for (const one of portion) await writeDown([one]);
      else for (const { settle } of portion) settle(error);
    }
  }

  async function keep(portion: readonly Waiting[], error: unknown): Promise<void> {
    const kept = hurried ? [] : portion.filter(({ since }) => performance.now() - since < KEPT_FOR);
    for (const one of portion) if (!kept.includes(one)) one.settle(error);
    waiting.unshift(...kept);
    if (kept.length > 0) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
  }

  return {
    write: (result) =>
      new Promise((resolve, reject) => {
        waiting.push({ result, since: performance.now(), settle: (error) => (error === undefined ? resolve() : reject(error)) });
        if (writing) return;
        writing = true;
        setTimeout(() => void flush(), GATHER);
      }),
    hurry: () => {
      hurried = true;
    },
  };
}
