// The one place where the time is read. Rules, backtests and tests depend on the time, so whatever needs it is handed a clock;
// test/platform/clock-reads.test.ts fails where the time is read elsewhere.

/** Tells the time. */
export interface Clock {
  /** Epoch milliseconds, for what is stored, compared with stored times, or shown. May be set back. */
  readonly now: () => number;
  /** Milliseconds since an arbitrary start, for durations and deadlines. Never goes back. */
  readonly monotonic: () => number;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};

/** The present moment of a clock as a date. */
export function dateOf(clock: Clock): Date {
  return new Date(clock.now());
}
