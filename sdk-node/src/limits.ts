import type { TimeEnd } from "./bounded.ts";
import { TimeoutError, UsageError } from "./errors.ts";

/** How long a call may take and how often it is repeated. */
export interface Limits {
  /** Milliseconds for one attempt, the reading of its answer included unless that is a stream. 1 to 2,147,483,647; default 10,000. */
  readonly timeoutMs: number;
  /** Milliseconds for the whole call, retries and waits included. 1 to 2,147,483,647; default 30,000. */
  readonly deadlineMs: number;
  /** Attempts after the first. 0 to 100; default 3. */
  readonly maxRetries: number;
}

/** Limits to set; those that are left out have their defaults. */
export type LimitOptions = { readonly [Name in keyof Limits]?: Limits[Name] | undefined };

/** Limits of a client that sets none. */
export const defaultLimits: Limits = { timeoutMs: 10_000, deadlineMs: 30_000, maxRetries: 3 };

/** Beyond it, timers of Node fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Completes limits with those of the client.
 *
 * @throws UsageError for a limit outside its range.
 */
export function resolveLimits(given: LimitOptions, fallback: Limits): Limits {
  return {
    timeoutMs: within("timeoutMs", given.timeoutMs ?? fallback.timeoutMs, 1, longestTimerMs),
    deadlineMs: within("deadlineMs", given.deadlineMs ?? fallback.deadlineMs, 1, longestTimerMs),
    maxRetries: within("maxRetries", given.maxRetries ?? fallback.maxRetries, 0, 100),
  };
}

function within(name: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new UsageError(`${name} must be a whole number from ${least} to ${most}; it is ${String(value)}.`);
}

/** When an attempt has to end. */
export function attemptEnd(limits: Limits, remainingMs: number): TimeEnd {
  return limits.timeoutMs <= remainingMs ? { ms: limits.timeoutMs, error: new TimeoutError("attempt", limits.timeoutMs) } : callEnd(limits, remainingMs);
}

/** When the whole call has to end. */
export const callEnd = (limits: Limits, remainingMs: number): TimeEnd => ({ ms: remainingMs, error: new TimeoutError("deadline", limits.deadlineMs) });
