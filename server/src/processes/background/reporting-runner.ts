// The job runner of a process: the error policy of jobs/runner.ts, reported in metrics and the log.
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
      log.warn({ job, err: error, failures }, isConnectionTrouble(error) ? "job postponed: database unavailable" : "job failed; the next run is on schedule"),
  });
}
