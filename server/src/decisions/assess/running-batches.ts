// How a batch is run: on a connection, beside other batches, with each job settled whatever happens to it.

import type pg from "pg";
import { type Availability, isLockTimeout, isStatementTimeout } from "../../platform/database/availability.ts";
import { ApiError, unavailable } from "../../platform/errors/api-error.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { BatchExpired, withConnection } from "./batch-connection.ts";
import { mayBegin, type RunningBatch } from "./concurrent-batches.ts";
import { type DecisionParts, decideAndStore, type HandBack } from "./decide-and-store.ts";
import { createInFlightActivity } from "./in-flight-activity.ts";
import type { Job } from "./job.ts";
import { type ApplyWaiting, RepliesAfterEvents, settle, settleIfExpired } from "./settling.ts";
import type { WaitingJobs } from "./waiting-jobs.ts";

/** Metrics of a batch. */
export interface BatchReport {
  readonly size: number;
  readonly milliseconds: number;
}

/** Dependencies of batches that run. */
export interface RunParts extends DecisionParts {
  readonly pool: pg.Pool;
  readonly availability: Availability;
  readonly batchDone: (report: BatchReport) => void;
  readonly failed: (error: unknown) => void;
  /** Applies events of payment providers that waited for an assessment; absent: a background job does. */
  readonly applyWaiting?: ApplyWaiting;
}

/** What becomes of the open jobs of a batch that failed. */
type Recovery = "expired" | "unavailable" | "separately" | "failed";

/** The batches of a process that run. */
export class RunningBatches {
  readonly #parts: RunParts;
  readonly #waiting: WaitingJobs;
  readonly #ended: () => void;
  readonly #running = new Set<RunningBatch & { readonly jobs: readonly Job[] }>();
  readonly #activity = createInFlightActivity();
  readonly #afterEvents: RepliesAfterEvents | undefined;

  /** `waiting`: where jobs wait again. `ended`: called when a batch has ended, and when events of a job are applied. */
  constructor(parts: RunParts, waiting: WaitingJobs, ended: () => void) {
    this.#parts = parts;
    this.#waiting = waiting;
    this.#ended = ended;
    this.#afterEvents = parts.applyWaiting && new RepliesAfterEvents(parts.applyWaiting, parts.failed, ended);
  }

  get size(): number {
    return this.#running.size;
  }

  /** Is nothing in flight, and no reply held back? */
  get idle(): boolean {
    return this.#running.size === 0 && (this.#afterEvents === undefined || this.#afterEvents.applying === 0);
  }

  /** May another batch begin, of the jobs that wait, beside at most `most` - 1 others? */
  mayBegin(most: number): boolean {
    return mayBegin(this.#running, this.#waiting.size, systemClock.monotonic(), most);
  }

  /** Settles jobs whose deadline passes by a time (monotonic clock). */
  expire(now: number): void {
    for (const { jobs } of this.#running) for (const job of jobs) settleIfExpired(job, now);
  }

  /** Runs a batch; afterwards each of its jobs is settled, or waits again. */
  async run(jobs: readonly Job[]): Promise<void> {
    const batch = { since: systemClock.monotonic(), jobs };
    this.#running.add(batch);
    try {
      await this.#process(jobs);
    } catch (error) {
      await this.#recover(jobs, error);
    } finally {
      this.#running.delete(batch);
      this.#parts.batchDone({ size: jobs.length, milliseconds: systemClock.monotonic() - batch.since });
      this.#ended();
    }
  }

  async #process(jobs: readonly Job[]): Promise<void> {
    const parts = this.#parts;
    const seen = this.#activity.begin();
    let committed = false;
    try {
      const lost = await withConnection(parts.pool, jobs, (connection) => decideAndStore(connection, jobs, seen, parts, this.#handBack));
      committed = true;
      parts.availability.answered();
      // another process stored these handles first: read its answers like any replay
      for (const job of lost) this.#waiting.addFirst(job);
    } finally {
      seen.end(committed);
    }
  }

  readonly #handBack: HandBack = (job, reply, eventWaits) => {
    if (eventWaits && this.#afterEvents !== undefined) this.#afterEvents.settle(job, reply);
    else settle(job, reply);
  };

  /**
   * A statement that failed for one request must not fail the others: after a lock timeout or an unexpected error, each job is retried alone. If the
   * database is unavailable, running and waiting jobs fail at once.
   */
  async #recover(jobs: readonly Job[], error: unknown): Promise<void> {
    const open = jobs.filter((job) => !job.settled);
    const recovery = this.#recoveryFrom(error, open.length);
    if (recovery === "separately") {
      for (const job of open) if (!job.settled) await this.#process([job]).catch((alone: unknown) => this.#recover([job], alone));
      return;
    }
    for (const job of open) settle(job, errorAfter(recovery));
    if (recovery === "unavailable" && !this.#parts.availability.isUp()) this.#waiting.fail(() => errorAfter(recovery));
  }

  #recoveryFrom(error: unknown, open: number): Recovery {
    const { availability, failed } = this.#parts;
    if (error instanceof BatchExpired || isStatementTimeout(error)) return "expired";
    if (availability.note(error)) return "unavailable";
    if (open > 1) return "separately";
    if (isLockTimeout(error)) return "expired";
    failed(error);
    return "failed";
  }
}

function errorAfter(recovery: Exclude<Recovery, "separately">): ApiError {
  if (recovery === "unavailable") return unavailable("database");
  return new ApiError(recovery === "expired" ? "ASSESS_TIMEOUT" : "INTERNAL_ERROR");
}
