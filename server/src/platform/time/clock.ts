// The only place that reads the time. Rules, backtests and tests depend on the time, so code that needs it receives a clock;
// test/platform/clock-reads.test.ts fails if the time is read elsewhere.

/** A source of the current time. */
export interface Clock {
  /** Epoch milliseconds, to store, to compare with stored times, or to show. May jump back. */
  readonly now: () => number;
  /** Milliseconds since an arbitrary start, for durations and deadlines. Never decreases. */
  readonly monotonic: () => number;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};

/** The current time of a clock as a date. */
export function dateOf(clock: Clock): Date {
  return new Date(clock.now());
}
