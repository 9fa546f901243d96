// Requests per minute, per key and per address of public calls.
import type { Response } from "express";
import { LRUCache } from "lru-cache";

/** The state of a limit after a request. */
export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  /** Epoch second at which the window ends and a request passes again. */
  readonly reset: number;
  readonly allowed: boolean;
}

const WINDOW = 60_000;

/** Requests per minute from one address to public operations. */
export const PUBLIC_RATE = 6000;

/** Shows the state of a limit in the headers that every answer carries. */
export function showRate(response: Response, state: RateState): void {
  response.setHeader("X-RateLimit-Limit", state.limit);
  response.setHeader("X-RateLimit-Remaining", state.remaining);
  response.setHeader("X-RateLimit-Reset", state.reset);
}

interface Window {
  startedAt: number;
  used: number;
}

/** Counts requests in windows of a minute that begin with the first request. Counts are this process's own. */
export interface RateLimiter {
  /** Takes one request from a caller's allowance. */
  readonly take: (caller: string, limit: number) => RateState;
  /** Is the allowance used up? Takes nothing. */
  readonly exhausted: (caller: string, limit: number) => boolean;
}

/** Creates a limiter. `now` is epoch milliseconds. */
export function createRateLimiter(now: () => number = Date.now): RateLimiter {
  const windows = new LRUCache<string, Window>({ max: 100_000 });
  return {
    exhausted: (caller, limit) => {
      const window = windows.get(caller);
      return window !== undefined && now() - window.startedAt < WINDOW && window.used >= limit;
    },
    take: (caller, limit) => {
      const time = now();
      let window = windows.get(caller);
      if (window === undefined || time - window.startedAt >= WINDOW) {
        window = { startedAt: time, used: 0 };
        windows.set(caller, window);
      }
      const allowed = window.used < limit;
      if (allowed) window.used += 1;
      return { limit, remaining: limit - window.used, reset: Math.ceil((window.startedAt + WINDOW) / 1000), allowed };
    },
  };
}
