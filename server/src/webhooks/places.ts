// How many attempts an endpoint may have at once: some at first, more while it takes everything, one at a time with rests in between while it fails. Queues of
// endpoints that fail must not spend what others need, and one that answers gladly must not wait for its own events.
import { LRUCache } from "lru-cache";

/** Attempts at once to an endpoint of which nothing is known. */
export const PLACES = 8;
/** Most at once to an endpoint that took as many in a row. */
const PLACES_AT_MOST = 64;
/** Endpoints that can have more than PLACES at a time; beyond, those that succeeded last. */
const WIDENED_AT_MOST = 100;
/** Failures in a row after which an endpoint is narrowed. */
const FAILURES = 10;
/** Rest (ms) after each further failure of a narrowed endpoint. */
const REST = 5000;

/** Knows how endpoints do. */
export interface Places {
  readonly note: (endpoint: string, success: boolean) => void;
  /** Endpoints that may not have just PLACES attempts at once, and how many they may: none while they rest, then one. */
  readonly unusual: () => [endpoint: string, places: number][];
}

/** Knows nothing yet. One failure takes a widened endpoint back to PLACES, and so does one success a narrowed one. */
export function createPlaces(now: () => number): Places {
  const failing = new Map<string, { failures: number; restsUntil: number }>();
  const taking = new LRUCache<string, number>({ max: WIDENED_AT_MOST });
  return {
    note: (endpoint, success) => {
      if (success) {
        failing.delete(endpoint);
        taking.set(endpoint, (taking.get(endpoint) ?? 0) + 1);
        return;
      }
      taking.delete(endpoint);
      const failures = (failing.get(endpoint)?.failures ?? 0) + 1;
      failing.set(endpoint, { failures, restsUntil: failures < FAILURES ? 0 : now() + REST });
    },
    unusual: () => [
      ...[...taking]
        .filter(([, successes]) => successes > PLACES)
        .map(([endpoint, successes]): [string, number] => [endpoint, Math.min(successes, PLACES_AT_MOST)]),
      ...[...failing]
        .filter(([, { failures }]) => failures >= FAILURES)
        .map(([endpoint, { restsUntil }]): [string, number] => [endpoint, restsUntil > now() ? 0 : 1]),
    ],
  };
}
