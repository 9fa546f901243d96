// The rollup job of one process: rolls up statistics and aggregates fraud rates every few seconds.

import { createFraudRateAggregation } from "../learning/fraud-rates/aggregation.ts";
import { createRequestReader } from "../platform/data-keys/stored-value.ts";
import { createStatisticsPool } from "../platform/database/pool.ts";
import type { Pooling } from "../platform/database/pooling.ts";
import type { Job } from "../platform/jobs/job.ts";
import type { JobRunner } from "../platform/jobs/runner.ts";
import type { SecretsKey } from "../platform/keyrings/secrets-keys.ts";
import type { Logger } from "../platform/observability/log.ts";
import type { Metrics } from "../platform/observability/metrics.ts";
import { type Clock, systemClock } from "../platform/time/clock.ts";
import { MINUTE } from "../platform/time/time.ts";
import { createRollup } from "../statistics/rollup.ts";
import { type Chunk, pauseAfter } from "../statistics/throttle.ts";
import type { Identifiers } from "../values/identifiers/hash.ts";

/** Timeout (ms) of a step; the statement timeout of the database is much shorter. */
const STEP_TIMEOUT = 5 * MINUTE;
/** Polling interval (ms). */
const EVERY = 5000;
/** Time (ms) after which an assessment is committed: arrival, at most twice the deadline, and a commit. */
const SETTLED_AFTER = 15_000;
const AFTER_DEADLINE = 10_000;
/** Upper bound with very long deadlines: late assessments are found when their hour is checked. */
const SETTLED_AT_LAST = 40_000;

/** Interval (ms) between log lines about payments that cannot be decrypted. */
const NOTED_EVERY = 10_000;

/** Rolls up in the background. */
export interface StatisticsRollup {
  /** Stops; resolves when the chunk in progress is committed. */
  readonly close: () => Promise<void>;
}

/** Times in milliseconds, for tests. */
export interface Times {
  readonly every: number;
  readonly settledAfter: number;
}

/** Age (ms) from which assessments are counted, by their deadline (ms). */
export const settledAfterDeadline = (assessTimeoutMs: number): number =>
  Math.min(SETTLED_AT_LAST, Math.max(SETTLED_AFTER, 2 * assessTimeoutMs + AFTER_DEADLINE));

/**
 * The rollup job: chunk by chunk, with a pause in proportion to the duration of each (throttling). Its lock is taken inside the transaction of each step
 * (`alone`), so that it holds exactly as long, also with a transaction pooler.
 */
export function statisticsRollup(work: () => Promise<Chunk>, every: number, clock: Clock = systemClock): Job {
  return {
    name: "statistics-rollup",
    schedule: { everyMs: every, firstAfterMs: 0, jitter: 0 },
    timeoutMs: STEP_TIMEOUT,
    run: async () => {
      const began = clock.monotonic();
      const chunk = await work();
      return { nextInMs: pauseAfter(clock.monotonic() - began, chunk, every) };
    },
  };
}

/** Starts the rollup job. `assessTimeoutMs` is the deadline of assessments. */
export function startStatistics(
  jobs: JobRunner,
  databaseUrl: string,
  identifiers: Identifiers,
  assessTimeoutMs: number,
  log: Pick<Logger, "warn">,
  metrics: Pick<Metrics, "rolledUp" | "unread">,
  options: Partial<Times> & { readonly pooling?: Pooling; readonly ring?: readonly SecretsKey[] } = {},
): StatisticsRollup {
  const { every = EVERY, settledAfter = settledAfterDeadline(assessTimeoutMs) } = options;
  const pool = createStatisticsPool(databaseUrl, options.pooling);
  let unreadAt = Number.NEGATIVE_INFINITY;
  const unread = (payments: number): void => {
    metrics.unread(payments);
    if (systemClock.monotonic() - unreadAt < NOTED_EVERY) return;
    unreadAt = systemClock.monotonic();
    log.warn(
      { unread: payments },
      "fraud rates lack payments whose requests cannot be decrypted: SECRETS_KEYS is incomplete; they are counted once it is complete",
    );
  };
  const aggregation = createFraudRateAggregation(pool, identifiers, createRequestReader(options.ring ?? []), unread);
  const rollupSteps = createRollup({ pool, settledAfter, failed: (error) => rollup.noteError(error), labelled: aggregation.labelled });
  const work = async (): Promise<Chunk> => {
    const { assessments, more, covered } = await rollupSteps.step();
    metrics.rolledUp(assessments);
    const fed = await aggregation.step();
    return { more: more || fed.more, covered };
  };
  const rollup = jobs.add(statisticsRollup(work, every));
  return {
    close: async () => {
      await rollup.stop();
      await pool.end();
    },
  };
}
