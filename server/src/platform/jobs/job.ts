// What a background job is: everything that this service does periodically is one.

/** A background job. */
export interface Job<Held = undefined> {
  /** Names it in metrics, logs and health: lower case, words joined by hyphens. */
  readonly name: string;
  readonly schedule: Schedule;
  /** Time (ms) after which a run is abandoned and counted as failed. */
  readonly timeoutMs: number;
  /** Taken before each run and released after it; a run that another process has the lock for is skipped. Without it, runs of several processes may overlap. */
  readonly lock?: JobLock<Held>;
  readonly run: (run: Run<Held>) => Promise<RunResult | undefined>;
}

/** When a job runs: one run at a time, each counted from the end of the one before. */
export interface Schedule {
  /** Time (ms) between the end of a run and the next. A run that failed is followed by the next one at the same distance. */
  readonly everyMs: number;
  /** Time (ms) before the first run; `everyMs` without it. */
  readonly firstAfterMs?: number;
  /** Share of the delay, 0 to 1, that is added at random, lest the processes of an installation run in step; a tenth without it. */
  readonly jitter?: number;
  /** Shortest time (ms) between two runs, however often the job is woken; 0 without it. */
  readonly leastMs?: number;
}

/** What a run is given. */
export interface Run<Held> {
  /** Aborts when the run is abandoned, and when the process ends. A run that can be broken off ends then; one that ignores it is waited for. */
  readonly signal: AbortSignal;
  /** What the lock is held with, such as its connection. */
  readonly held: Held;
}

/** What a run says of itself. */
export interface RunResult {
  /** It had nothing to do, because another process is at it. */
  readonly skipped?: boolean;
  /** Time (ms) until the next run, instead of what the schedule says. */
  readonly nextInMs?: number;
  /** Shortest time (ms) until the next run, instead of what the schedule says. */
  readonly leastMs?: number;
}

/** A lock that one process has at a time. */
export interface JobLock<Held> {
  /** Undefined: another process has it. When the signal aborts, what is held ends at once. */
  readonly acquire: (signal: AbortSignal) => Promise<Holding<Held> | undefined>;
}

/** A lock that is held. */
export interface Holding<Held> {
  readonly held: Held;
  readonly release: () => Promise<void>;
}

/** How a run ended. */
export type RunEnd = "succeeded" | "skipped" | "failed" | "timed_out";

/** Health of a job in one process: its line. */
export interface JobHealth {
  readonly name: string;
  /** `pending`: no run has ended yet. `failing`: the last one failed or timed out. */
  readonly status: "pending" | "ok" | "failing";
  readonly running: boolean;
  readonly consecutive_failures: number;
  /** ISO 8601; null before. */
  readonly last_run_at: string | null;
  readonly last_success_at: string | null;
  readonly next_run_at: string | null;
  /** Name or code of the last error, never its message: that of a database may quote values. Null since the last success. */
  readonly last_error: string | null;
}
