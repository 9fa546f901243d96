// The job runner of a process: the error policy of jobs/runner.ts, told in our metrics and our log.
import { isConnectionTrouble } from "../../platform/database/availability.ts";
import { createJobRunner, type JobRunner } from "../../platform/jobs/runner.ts";
import type { Logger } from "../../platform/observability/log.ts";
import type { Metrics } from "../../platform/observability/metrics.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";

/** Creates the runner of a process. */
export function createRunner(log: Logger, metrics: Pick<Metrics, "jobEnded">, clock: Clock = systemClock): JobRunner {
  return createJobRunner({
    clock,
    ended: metrics.jobEnded,
    failed: (job, error, failures) =>
      log.warn({ job, err: error, failures }, isConnectionTrouble(error) ? "a job waits: the database is away" : "a job failed; its next run is on schedule"),
  });
}
