// How many attempts an endpoint may have at once: some at first, more while it takes everything, one at a time with rests in between while it fails. Queues of
// failing endpoints must not use the capacity of others, and a fast endpoint must not queue its own events.

import { LRUCache } from "lru-cache";
import { HOUR } from "../../platform/time/time.ts";

/** Initial concurrency limit of an endpoint. */
export const SLOTS = 8;
/** Most at once to an endpoint that took as many in a row. */
const MOST_SLOTS = 64;
/** Endpoints that can have more than PLACES at a time; beyond, those that succeeded last. */
const WIDENED_AT_MOST = 100;
/** Failures in a row after which an endpoint is narrowed. */
const FAILURES = 10;
/** Failing endpoints that are remembered; beyond, those that failed last. */
const REMEMBERED = 1000;
/** Time (ms) after its backoff from which the state of an untried failing endpoint is dropped: it may have been removed. */
const REMEMBERED_FOR = HOUR;
/** Rest (ms) after each further failure of a narrowed endpoint. */
const REST = 5000;

/** Result of an attempt; `gone`: the endpoint is disabled. */
export type Ended = "success" | "failure" | "gone";

/** Knows how endpoints do. */
export interface EndpointLimits {
  readonly note: (endpoint: string, how: Ended) => void;
  /** Did its last attempt succeed? */
  readonly succeeds: (endpoint: string) => boolean;
  /** Endpoints that may not have just PLACES attempts at once, and how many they may: none while they rest, then one. */
  readonly unusual: () => [endpoint: string, places: number][];
}

/** Starts without state. One failure takes a widened endpoint back to PLACES, and so does one success a narrowed one. */
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
