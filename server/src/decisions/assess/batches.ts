// The hot path: requests that wait at the same time share two round trips to the database: one read for all, the engine, one write for all.
// A job waits (waiting-jobs.ts) until a batch may begin (here, concurrent-batches.ts); the batch runs (running-batches.ts) on its connection
// (batch-connection.ts): it reads (read-findings.ts), decides and stores (decide-and-store.ts), and its results are handed back (settling.ts).
// It does not use time/micro-batcher.ts: each job is settled at its own deadline, a slow batch does not block the next, and a job costs no promise and no
// timer.

import { unavailable } from "../../platform/errors/api-error.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { warmConnection } from "./batch-connection.ts";
import { MOST_BATCHES } from "./concurrent-batches.ts";
import type { Job } from "./job.ts";
import { RunningBatches, type RunParts } from "./running-batches.ts";
import { SWEEP_EVERY, settle } from "./settling.ts";
import { WaitingJobs } from "./waiting-jobs.ts";

/** Largest batch: those who wait for a larger one wait longer than the round trip that it saves. */
const BATCH_SIZE = 64;

/** Dependencies of the hot path. */
export interface AssessParts extends RunParts {
  /** Largest batch; {@link BATCH_SIZE} without it. */
  readonly batchSize?: number;
}

/** The hot path. */
export interface Batches {
  /** Accepts a job. Admission control limits their number (gateway/admission-control.ts). Each job is settled with a reply or an error by its deadline. */
  readonly submit: (job: Job) => void;
  /**
   * Opens a connection and has the database plan the reads, with a time limit of its own (ms), so that the first request need not wait for that. Rejects when it
   * fails, and when `ended` aborts.
   */
  readonly warm: (timeoutMs: number, ended?: AbortSignal) => Promise<void>;
  /** Accepts jobs, the default, or refuses them with ASSESS_MAINTENANCE: while a starting process warms up. */
  readonly accept: (accepting: boolean) => void;
  readonly accepting: () => boolean;
  readonly waiting: () => number;
  /** Time (ms) since the arrival of the oldest waiting request, if more wait than the next batch takes; else 0. */
  readonly queueDelay: () => number;
  readonly inFlight: () => number;
  /** Resolves when nothing waits or is in flight. */
  readonly drained: () => Promise<void>;
  readonly close: () => void;
}

/** Creates the hot path of a process. */
export function createBatches(parts: AssessParts): Batches {
  const mostBatches = Math.min(MOST_BATCHES, parts.pool.options.max);
  const batchSize = parts.batchSize ?? BATCH_SIZE;
  const waiting = new WaitingJobs();
  const running = new RunningBatches(parts, waiting, () => {
    schedule();
    noteDrained();
  });
  let scheduled = false;
  let accepting = true;
  let whenDrained: (() => void)[] = [];

  const sweeper = setInterval(() => {
    // settle jobs whose deadline passes before the next check
    const now = systemClock.monotonic() + SWEEP_EVERY;
    running.expire(now);
    waiting.expire(now);
    schedule();
  }, SWEEP_EVERY);
  sweeper.unref();

  function submit(job: Job): void {
    if (!accepting || !parts.availability.isUp()) settle(job, unavailable("database"));
    else {
      waiting.add(job);
      schedule();
    }
  }

  /** Forms batches when the event loop has processed the current events: what waits by then shares them. */
  function schedule(): void {
    if (scheduled || waiting.size === 0) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      while (waiting.size > 0 && running.mayBegin(mostBatches)) void running.run(waiting.take(batchSize));
    });
  }

  const isDrained = (): boolean => running.idle && waiting.size === 0;

  function noteDrained(): void {
    if (!isDrained()) return;
    for (const resolve of whenDrained) resolve();
    whenDrained = [];
  }

  return {
    submit,
    warm: (timeoutMs, ended) => warmConnection(parts.pool, timeoutMs, ended),
    accept: (now) => {
      accepting = now;
    },
    accepting: () => accepting,
    waiting: () => waiting.size,
    queueDelay: () => {
      const { oldest } = waiting;
      return oldest === undefined || waiting.size <= batchSize ? 0 : systemClock.monotonic() - oldest.arrivedAt;
    },
    inFlight: () => running.size,
    drained: () => (isDrained() ? Promise.resolve() : new Promise((resolve) => whenDrained.push(resolve))),
    close: () => clearInterval(sweeper),
  };
}
