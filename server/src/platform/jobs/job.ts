// Definition of a background job: all periodic work of the service.

/** A background job. */
export interface Job<Held = undefined> {
  /** Name in metrics, logs and health: lower case, words joined by hyphens. */
  readonly name: string;
  readonly schedule: Schedule;
  /** Time (ms) after which a run is abandoned and counted as failed. */
  readonly timeoutMs: number;
  /** Acquired before each run and released after it; while another process has the lock, the run is skipped. Without a lock, runs of several processes may overlap. */
  readonly lock?: JobLock<Held>;
  readonly run: (run: Run<Held>) => Promise<RunResult | undefined>;
}

/** When a job runs: one run at a time, each scheduled from the end of the previous one. */
export interface Schedule {
  /** Time (ms) between the end of a run, successful or failed, and the next. */
  readonly everyMs: number;
  /** Time (ms) before the first run; `everyMs` without it. */
  readonly firstAfterMs?: number;
  /** Share of the delay, 0 to 1, that is added at random, so that the processes of an installation do not run in step; 0.1 by default. */
  readonly jitter?: number;
  /** Shortest time (ms) between two runs, however often the job is woken; 0 without it. */
  readonly leastMs?: number;
}

/** Input of a run. */
export interface Run<Held> {
  /** Aborts when the run times out, and when the process ends. A run that supports it stops then; the process waits for one that does not. */
  readonly signal: AbortSignal;
  /** Resource that holds the lock, such as a connection. */
  readonly held: Held;
}

/** Result of a run. */
export interface RunResult {
  /** There was nothing to do, because another process is running it. */
  readonly skipped?: boolean;
  /** Time (ms) until the next run, overriding the schedule. */
  readonly nextInMs?: number;
  /** Shortest time (ms) until the next run, overriding the schedule. */
  readonly leastMs?: number;
}

/** A lock that one process has at a time. */
export interface JobLock<Held> {
  /** Undefined: another process has it. When the signal aborts, the held resource is closed at once. */
  readonly acquire: (signal: AbortSignal) => Promise<Holding<Held> | undefined>;
}

/** A lock that is held. */
export interface Holding<Held> {
  readonly held: Held;
  readonly release: () => Promise<void>;
}

/** How a run ended. */
export type RunEnd = "succeeded" | "skipped" | "failed" | "timed_out";
