import { ApiError } from "./api-error.ts";
import type { FraudRiskError } from "./errors.ts";
import type { Limits } from "./limits.ts";

/** The first backoff is at most this long, in milliseconds; each further one at most twice the one before. */
export const backoffBaseMs = 250;
/** No backoff is longer, in milliseconds. */
export const backoffCapMs = 8_000;
/** Maximum wait in milliseconds, whatever the server requests. */
export const longestWaitMs = 30_000;

/** How far a call has come. */
export interface Progress {
  /** Retries so far. */
  readonly retries: number;
  /** Milliseconds since the call began. */
  readonly elapsedMs: number;
  /** Local wall clock, milliseconds since 1970. */
  readonly epochMs: number;
}

/**
 * Milliseconds to wait before the next attempt, or null: give up and throw `error`.
 * The wait is the time requested by the server plus a backoff with full jitter, at most 30 s. Never earlier than requested, and never all
 * callers in the same moment: https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 *
 * @param random uniform in [0, 1)
 */
export function retryWaitMs(error: FraudRiskError, limits: Limits, progress: Progress, random: () => number): number | null {
  if (!error.retryable || progress.retries >= limits.maxRetries) return null;
  const backoffMs = random() * Math.min(backoffCapMs, backoffBaseMs * 2 ** progress.retries);
  const waitMs = Math.min(longestWaitMs, requestedWaitMs(error, progress.epochMs) + backoffMs);
  return progress.elapsedMs + waitMs < limits.deadlineMs ? waitMs : null;
}

/** `Retry-After`, else, on a 429, the time until `X-RateLimit-Reset`; 0 if the server sends neither, or a time in the past. */
export function requestedWaitMs(error: FraudRiskError, epochMs: number): number {
  if (!(error instanceof ApiError)) return 0;
  const { headers, status } = error;
  // Use the server's clock if it sends one: the client's clock can be minutes off.
  const nowMs = httpDate(headers.get("Date")) ?? epochMs;
  const after = headers.get("Retry-After");
  const seconds = wholeSeconds(after);
  if (seconds !== null) return seconds * 1_000;
  const until = httpDate(after);
  if (until !== null) return Math.max(0, until - nowMs);
  const reset = status === 429 ? wholeSeconds(headers.get("X-RateLimit-Reset")) : null;
  return reset === null ? 0 : Math.max(0, reset * 1_000 - nowMs);
}

function wholeSeconds(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** IMF-fixdate of RFC 9110, section 5.6.7, in milliseconds since 1970. `Date.parse` alone reads nearly anything as a date. */
function httpDate(text: string | null): number | null {
  if (text === null || !/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : ms;
}
