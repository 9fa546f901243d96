// Endpoints that fail again and again get one attempt at a time, and rests in between: their queues must not spend what others need.

/** Failures in a row after which an endpoint is narrowed. */
const FAILURES = 10;
/** Rest (ms) after each further failure of a narrowed endpoint. */
const REST = 5000;

/** Knows which endpoints fail. */
export interface Breaker {
  readonly note: (endpoint: string, success: boolean) => void;
  /** Endpoints that may have at most so many attempts at once: none while they rest, then one. */
  readonly narrowed: () => [endpoint: string, places: number][];
}

/** Creates a breaker. One success widens an endpoint again. */
export function createBreaker(now: () => number): Breaker {
  const failing = new Map<string, { failures: number; restsUntil: number }>();
  return {
    note: (endpoint, success) => {
      if (success) {
        failing.delete(endpoint);
        return;
      }
      const failures = (failing.get(endpoint)?.failures ?? 0) + 1;
      failing.set(endpoint, { failures, restsUntil: failures < FAILURES ? 0 : now() + REST });
    },
    narrowed: () =>
      [...failing]
        .filter(([, { failures }]) => failures >= FAILURES)
        .map(([endpoint, { restsUntil }]): [string, number] => [endpoint, restsUntil > now() ? 0 : 1]),
  };
}
