// Retry schedule of deliveries, and when an endpoint is disabled.
import { HOUR, MINUTE, SECOND } from "../../platform/time/time.ts";

/** Waits (ms) after the first attempt, the second, and so on; after the last one a delivery has failed. */
export const WAITS: readonly number[] = [5 * SECOND, 30 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** Share of jitter added to a wait: endpoints that failed together are not retried together. */
const JITTER = 0.1;
/** Longest wait (ms) that an endpoint can request. */
const LONGEST_WISH = 24 * HOUR;
/** Time (ms) without one success after which an endpoint is disabled. */
export const RETRIES_END_AFTER = 5 * 24 * HOUR;

/**
 * Time (ms) until the next attempt after so many; undefined when there is none. `wish`: Retry-After of the response (ms), the
 * minimum. `random`: 0 to 1.
 */
export function waitAfter(attempts: number, wish: number | undefined, random: number): number | undefined {
  const wait = WAITS[attempts - 1];
  if (wait === undefined) return undefined;
  return Math.round(Math.max(wait * (1 + JITTER * random), Math.min(wish ?? 0, LONGEST_WISH)));
}

/** Value of a Retry-After header in milliseconds: seconds or a date (RFC 9110, 10.2.3); undefined for anything else. */
export function retryAfterOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
