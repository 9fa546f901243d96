// Runs the background jobs of a process. All share one error policy: a run that throws, or does not end in time, is counted, logged at most once a minute
// per job, shown in health until the next success, and followed by the next run on schedule.
import { type Clock, systemClock } from "../time/clock.ts";
import { withDeadline } from "../time/deadline.ts";
import { MINUTE } from "../time/time.ts";
import type { Job, RunEnd, RunResult } from "./job.ts";
import { errorKind, type JobHealth, jobHealth } from "./job-health.ts";

/** Share of the delay that is added at random. */
const JITTER = 0.1;

/** A run that has ended. */
export interface EndedRun {
  readonly job: string;
  readonly end: RunEnd;
  /** Epoch milliseconds of its end. */
  readonly at: number;
  readonly milliseconds: number;
  /** Failures since the last success, this one included. */
  readonly consecutiveFailures: number;
}

/** Dependencies of a runner. */
export interface JobRunnerParts {
  /** Called after each run, for metrics. */
  readonly ended: (run: EndedRun) => void;
  /** Called after failures, at most once a minute per job, for the log. */
  readonly failed: (job: string, error: unknown, consecutiveFailures: number) => void;
  readonly clock?: Clock;
  /** From 0 to 1, for jitter. */
  readonly random?: () => number;
}

/** A job that is scheduled. */
export interface ScheduledJob {
  /** There may be something to do: runs now, or as soon as the schedule's shortest delay allows. */
  readonly wake: () => void;
  /** Reports an error outside a run, such as of work that a run has started: logged like a failed run. */
  readonly noteError: (error: unknown) => void;
  /** Schedules no further runs; resolves when the current run has ended. */
  readonly stop: () => Promise<void>;
}

/** Runs jobs. */
export interface JobRunner {
  readonly add: <Held>(job: Job<Held>) => ScheduledJob;
  /** A line per job, in the order in which they were added. */
  readonly health: () => readonly JobHealth[];
  /** Stops every job. */
  readonly close: () => Promise<void>;
}

/** A run did not end in time. */
export class JobTimeout extends Error {
  override readonly name = "JobTimeout";
}

/** Creates the runner of a process. */
export function createJobRunner(parts: JobRunnerParts): JobRunner {
  const jobs = new Map<string, ScheduledJob & { readonly health: () => JobHealth }>();
  return {
    add: (job) => {
      if (jobs.has(job.name)) throw new Error(`a job named ${job.name} already exists`);
      const scheduled = schedule(job, parts);
      jobs.set(job.name, scheduled);
      return scheduled;
    },
    health: () => [...jobs.values()].map((job) => job.health()),
    close: async () => {
      await Promise.all([...jobs.values()].map((job) => job.stop()));
    },
  };
}

function schedule<Held>(job: Job<Held>, { ended, failed, clock = systemClock, random = Math.random }: JobRunnerParts) {
  const { everyMs, firstAfterMs = everyMs, jitter = JITTER, leastMs = 0 } = job.schedule;
  let stopping = false;
  let woken = false;
  let running: AbortController | undefined;
  let interrupt: (() => void) | undefined;
  let consecutiveFailures = 0;
  let lastRunAt: number | undefined;
  let lastSuccessAt: number | undefined;
  let lastEnd: RunEnd | undefined;
  let lastError: string | null = null;
  let nextRunAt: number | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;

  const jittered = (milliseconds: number): number => milliseconds * (1 + jitter * random());

  /** Waits; a wake-up ends the wait early if `wakes`, and so does the end of the process. */
  function wait(milliseconds: number, wakes: boolean): Promise<void> {
    if (milliseconds <= 0 || stopping || (wakes && woken)) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        interrupt = undefined;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      interrupt = () => {
        if (wakes || stopping) done();
      };
    });
  }

  async function loop(): Promise<void> {
    const first = firstAfterMs === 0 ? 0 : jittered(firstAfterMs);
    nextRunAt = clock.now() + first;
    await wait(first, true);
    while (!stopping) {
      woken = false;
      const result = await runOnce();
      const least = result?.leastMs ?? leastMs;
      const delay = Math.max(least, result?.nextInMs ?? jittered(everyMs));
      nextRunAt = clock.now() + delay;
      // a job without any delay must still yield to the event loop
      if (delay === 0) await new Promise((resolve) => setImmediate(resolve));
      await wait(least, false);
      await wait(delay - least, true);
    }
  }

  async function runOnce(): Promise<RunResult | undefined> {
    const controller = new AbortController();
    running = controller;
    lastRunAt = clock.now();
    const began = clock.monotonic();
    let result: RunResult | undefined;
    let end: RunEnd;
    try {
      result = await withDeadline(attempt(job, controller.signal), job.timeoutMs, () => {
        throw new JobTimeout(`the job ${job.name} did not end within ${job.timeoutMs} ms`);
      });
      end = result?.skipped === true ? "skipped" : "succeeded";
      consecutiveFailures = 0;
      lastError = null;
      if (end === "succeeded") lastSuccessAt = clock.now();
    } catch (error) {
      // interrupted because the process ends
      if (stopping && !(error instanceof JobTimeout)) return undefined;
      end = error instanceof JobTimeout ? "timed_out" : "failed";
      consecutiveFailures += 1;
      noteError(error);
    } finally {
      running = undefined;
      // an abandoned run releases its resources
      controller.abort();
    }
    lastEnd = end;
    ended({ job: job.name, end, at: clock.now(), milliseconds: clock.monotonic() - began, consecutiveFailures });
    return result;
  }

  function noteError(error: unknown): void {
    lastError = errorKind(error);
    const now = clock.monotonic();
    if (now - loggedAt < MINUTE) return;
    loggedAt = now;
    failed(job.name, error, consecutiveFailures);
  }

  const looping = loop();
  return {
    wake: () => {
      woken = true;
      interrupt?.();
    },
    noteError,
    stop: async () => {
      stopping = true;
      running?.abort();
      interrupt?.();
      await looping;
    },
    health: () => jobHealth(job.name, { running: running !== undefined, lastEnd, lastError, consecutiveFailures, lastRunAt, lastSuccessAt, nextRunAt }),
  };
}

/** One run, under the job's lock if it has one. */
async function attempt<Held>(job: Job<Held>, signal: AbortSignal): Promise<RunResult | undefined> {
  if (job.lock === undefined) return job.run({ signal, held: undefined as Held });
  const holding = await job.lock.acquire(signal);
  if (holding === undefined) return { skipped: true };
  try {
    return await job.run({ signal, held: holding.held });
  } finally {
    await holding.release();
  }
}
