// Concurrency limit per endpoint: a default, more while all attempts succeed, one at a time with pauses while they fail. Queues of
// failing endpoints must not use the capacity of others, and a fast endpoint must not queue its own events.

import { LRUCache } from "lru-cache";
import { HOUR } from "../../platform/time/time.ts";

/** Initial concurrency limit of an endpoint. */
export const SLOTS = 8;
/** Highest limit: reached after as many successes in a row. */
const MOST_SLOTS = 64;
/** Endpoints that can have more than the default limit; beyond, those that succeeded last. */
const WIDENED_AT_MOST = 100;
/** Failures in a row after which an endpoint is narrowed. */
const FAILURES = 10;
/** Failing endpoints with state; beyond, those that failed last. */
const REMEMBERED = 1000;
/** Time (ms) after its backoff from which the state of an untried failing endpoint is dropped: it may have been removed. */
const REMEMBERED_FOR = HOUR;
/** Pause (ms) after each further failure of a narrowed endpoint. */
const REST = 5000;

/** Result of an attempt; `gone`: the endpoint is disabled. */
export type Ended = "success" | "failure" | "gone";

/** Tracks the results of endpoints. */
export interface EndpointLimits {
  readonly note: (endpoint: string, how: Ended) => void;
  /** Did its last attempt succeed? */
  readonly succeeds: (endpoint: string) => boolean;
  /** Endpoints without the default limit, and their limits: 0 during a pause, then 1. */
  readonly unusual: () => [endpoint: string, slots: number][];
}

/** Starts without state. One failure resets a widened endpoint to the default limit, and one success a narrowed one. */
export function createEndpointLimits(now: () => number): EndpointLimits {
  const failing = new LRUCache<string, { failures: number; restsUntil: number }>({ max: REMEMBERED });
  const taking = new LRUCache<string, number>({ max: WIDENED_AT_MOST });
  return {
    note: (endpoint, how) => {
      if (how === "success") {
        failing.delete(endpoint);
        taking.set(endpoint, (taking.get(endpoint) ?? 0) + 1);
        return;
      }
      taking.delete(endpoint);
      if (how === "gone") {
        failing.delete(endpoint);
        return;
      }
      const failures = (failing.get(endpoint)?.failures ?? 0) + 1;
      failing.set(endpoint, { failures, restsUntil: failures < FAILURES ? 0 : now() + REST });
    },
    succeeds: (endpoint) => taking.has(endpoint),
    unusual: () => {
      const unusual: [string, number][] = [];
      for (const [endpoint, successes] of taking) if (successes > SLOTS) unusual.push([endpoint, Math.min(successes, MOST_SLOTS)]);
      const at = now();
      for (const [endpoint, { failures, restsUntil }] of failing) {
        if (failures < FAILURES) continue;
        if (restsUntil + REMEMBERED_FOR < at) failing.delete(endpoint);
        else unusual.push([endpoint, restsUntil > at ? 0 : 1]);
      }
      return unusual;
    },
  };
}
