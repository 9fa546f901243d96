// Runs the background jobs of a process. All share one error policy: a run that throws, or does not end in time, is counted, logged at most once a minute
// per job, shown in health until the next success, and followed by the next run on schedule.
import { type Clock, systemClock } from "../time/clock.ts";
import { withDeadline } from "../time/deadline.ts";
import { MINUTE } from "../time/time.ts";
import type { Job, RunEnd, RunResult } from "./job.ts";
import { errorKind, type JobHealth, type JobState, jobHealth } from "./job-health.ts";

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

/** Schedules a job: the first run, and one after the other until it is stopped. */
function schedule<Held>(job: Job<Held>, { ended, failed, clock = systemClock, random = Math.random }: JobRunnerParts) {
  const { everyMs, firstAfterMs = everyMs, jitter = JITTER, leastMs = 0 } = job.schedule;
  const history = new RunHistory(clock);
  const pause = new Pause();
  let running: AbortController | undefined;
  let nextRunAt: number | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;

  const jittered = (milliseconds: number): number => milliseconds * (1 + jitter * random());

  async function loop(): Promise<void> {
    const first = firstAfterMs === 0 ? 0 : jittered(firstAfterMs);
    nextRunAt = clock.now() + first;
    await pause.wait(first, true);
    while (!pause.stopping) {
      pause.woken = false;
      const result = await runOnce();
      const least = result?.leastMs ?? leastMs;
      const delay = Math.max(least, result?.nextInMs ?? jittered(everyMs));
      nextRunAt = clock.now() + delay;
      // a job without any delay must still yield to the event loop
      if (delay === 0) await new Promise((resolve) => setImmediate(resolve));
      await pause.wait(least, false);
      await pause.wait(delay - least, true);
    }
  }

  /** Runs the job, and reports how the run ended. */
  async function runOnce(): Promise<RunResult | undefined> {
    const controller = new AbortController();
    running = controller;
    const began = clock.monotonic();
    history.begin();
    let result: RunResult | undefined;
    let end: RunEnd;
    try {
      result = await withDeadline(attempt(job, controller.signal), job.timeoutMs, () => {
        throw new JobTimeout(`the job ${job.name} did not end within ${job.timeoutMs} ms`);
      });
      end = result?.skipped === true ? "skipped" : "succeeded";
      history.succeed(end);
    } catch (error) {
      // interrupted because the process ends
      if (pause.stopping && !(error instanceof JobTimeout)) return undefined;
      end = error instanceof JobTimeout ? "timed_out" : "failed";
      history.fail(end);
      noteError(error);
    } finally {
      running = undefined;
      // an abandoned run releases its resources
      controller.abort();
    }
    ended({ job: job.name, end, at: clock.now(), milliseconds: clock.monotonic() - began, consecutiveFailures: history.consecutiveFailures });
    return result;
  }

  function noteError(error: unknown): void {
    history.lastError = errorKind(error);
    const now = clock.monotonic();
    if (now - loggedAt < MINUTE) return;
    loggedAt = now;
    failed(job.name, error, history.consecutiveFailures);
  }

  const looping = loop();
  return {
    wake: () => pause.wake(),
    noteError,
    stop: async () => {
      pause.stop();
      running?.abort();
      await looping;
    },
    health: () => jobHealth(job.name, { ...history.state(), running: running !== undefined, nextRunAt }),
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

/** The time between two runs: a wake-up may end it early, and the end of the process does. */
class Pause {
  /** No further run follows. */
  stopping = false;
  /** There was a wake-up since the last run began. */
  woken = false;
  #interrupt: (() => void) | undefined;

  /** Waits; a wake-up ends the wait early if `wakes`. */
  wait(milliseconds: number, wakes: boolean): Promise<void> {
    if (milliseconds <= 0 || this.stopping || (wakes && this.woken)) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#interrupt = undefined;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#interrupt = () => {
        if (wakes || this.stopping) done();
      };
    });
  }

  wake(): void {
    this.woken = true;
    this.#interrupt?.();
  }

  stop(): void {
    this.stopping = true;
    this.#interrupt?.();
  }
}

/** What is known of the runs of a job; times in epoch milliseconds. */
class RunHistory {
  /** Failures since the last success. */
  consecutiveFailures = 0;
  lastError: string | null = null;
  #lastEnd: RunEnd | undefined;
  #lastRunAt: number | undefined;
  #lastSuccessAt: number | undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  begin(): void {
    this.#lastRunAt = this.#clock.now();
  }

  /** A run had its result, or another process had the job's lock. */
  succeed(end: "succeeded" | "skipped"): void {
    this.#lastEnd = end;
    this.consecutiveFailures = 0;
    this.lastError = null;
    if (end === "succeeded") this.#lastSuccessAt = this.#clock.now();
  }

  fail(end: "failed" | "timed_out"): void {
    this.#lastEnd = end;
    this.consecutiveFailures += 1;
  }

  state(): Omit<JobState, "running" | "nextRunAt"> {
    const { consecutiveFailures, lastError } = this;
    return { lastEnd: this.#lastEnd, lastError, consecutiveFailures, lastRunAt: this.#lastRunAt, lastSuccessAt: this.#lastSuccessAt };
  }
}
