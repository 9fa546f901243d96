// The rollup job of one process, at work every few seconds, and beside it the aggregation of fraud shares. One job does both.

import { createFraudRateAggregation } from "../intelligence/fraud-rates/aggregation.ts";
import { createRollup } from "../intelligence/statistics/rollup.ts";
import { type Chunk, pauseAfter } from "../intelligence/statistics/throttle.ts";
import { createRequestReader } from "../platform/data-keys/stored-value.ts";
import { createStatisticsPool } from "../platform/database/pool.ts";
import type { Pooling } from "../platform/database/pooling.ts";
import type { Identifiers } from "../platform/identifiers/hash.ts";
import type { Job } from "../platform/jobs/job.ts";
import type { JobRunner } from "../platform/jobs/runner.ts";
import type { SecretsKey } from "../platform/keyrings/keys.ts";
import type { Logger } from "../platform/observability/log.ts";
import type { Metrics } from "../platform/observability/metrics.ts";
import { type Clock, systemClock } from "../platform/time/clock.ts";
import { MINUTE } from "../platform/time/time.ts";

/** Longest time (ms) of a step: what takes longer is cut off by the database's own limit long before. */
const STEP_TIMEOUT = 5 * MINUTE;
/** How often (ms) there is a look at what has come. */
const EVERY = 5000;
/** Time (ms) after which what was assessed is on disk: arrival, twice the deadline at the most, and a commit. */
const SETTLED_AFTER = 15_000;
const AFTER_DEADLINE = 10_000;
/** With a very long deadline, figures are on time all the same: what then comes late is found when its hour is checked. */
const SETTLED_AT_LAST = 40_000;

/** Time (ms) between two lines in the log about payments that cannot be read. */
const NOTED_EVERY = 10_000;

/** Rolls up in the background. */
export interface StatisticsRollup {
  /** Ends when the portion that is being counted is on disk. */
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
 * The job that rolls up: portion by portion, with a rest after each that is in proportion to it. Its lock is taken inside the transaction of each step
 * (`alone`), because it must hold for as long as that, behind a transaction pooler as well.
 */
export function statisticsRollup(work: () => Promise<Chunk>, every: number, clock: Clock = systemClock): Job {
  return {
    name: "statistics-rollup",
    schedule: { everyMs: every, firstAfterMs: 0, jitter: 0 },
    timeoutMs: STEP_TIMEOUT,
    run: async () => {
      const began = clock.monotonic();
      const portion = await work();
      return { nextInMs: pauseAfter(clock.monotonic() - began, portion, every) };
    },
  };
}

/** Starts rolling up. `assessTimeoutMs` is the deadline of assessments. */
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
    log.warn({ unread: payments }, "fraud rates lack payments whose requests cannot be decrypted: SECRETS_KEYS is not complete; they are counted when it is");
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
