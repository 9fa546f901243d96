// Health of a background job: what the operator's health page says of it.
import type { RunEnd } from "./job.ts";

/** Health of a job in one process. */
export interface JobHealth {
  readonly name: string;
  /** `pending`: no run has ended yet. `failing`: the last one failed or timed out. */
  readonly status: "pending" | "ok" | "failing";
  readonly running: boolean;
  readonly consecutive_failures: number;
  /** ISO 8601; null before the first run. */
  readonly last_run_at: string | null;
  readonly last_success_at: string | null;
  readonly next_run_at: string | null;
  /** Name or code of the last error, never its message: database messages may quote values. Null since the last success. */
  readonly last_error: string | null;
}

/** What a runner knows of a job; times in epoch milliseconds. */
export interface JobState {
  readonly running: boolean;
  /** How the last run ended. */
  readonly lastEnd: RunEnd | undefined;
  readonly lastError: string | null;
  readonly consecutiveFailures: number;
  readonly lastRunAt: number | undefined;
  readonly lastSuccessAt: number | undefined;
  readonly nextRunAt: number | undefined;
}

/** The health of a job of this name. While it runs, no next run is scheduled. */
export const jobHealth = (name: string, { running, lastEnd, lastError, consecutiveFailures, lastRunAt, lastSuccessAt, nextRunAt }: JobState): JobHealth => ({
  name,
  status: lastEnd === undefined ? "pending" : lastEnd === "failed" || lastEnd === "timed_out" ? "failing" : "ok",
  running,
  consecutive_failures: consecutiveFailures,
  last_run_at: iso(lastRunAt),
  last_success_at: iso(lastSuccessAt),
  next_run_at: running ? null : iso(nextRunAt),
  last_error: lastError,
});

/** Name and code of an error, without its message. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? `${error.name} ${code}` : error.name;
}

const iso = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());
