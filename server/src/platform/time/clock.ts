// The only place that reads the time. Rules, backtests and tests depend on the time, so code that needs it receives a clock;
// test/platform/clock-reads.test.ts fails if the time is read elsewhere.

/** A source of the current time. */
export interface Clock {
  /** Epoch milliseconds, to store, to compare with stored times, or to show. May jump back. */
  readonly now: () => number;
  /** Milliseconds since an arbitrary start, for durations and deadlines. Never decreases. */
  readonly monotonic: () => number;
}

/** Epoch milliseconds of a simulation; undefined: the time is the machine's. */
let simulated: (() => number) | undefined;

/**
 * Sets the system clock to a simulation's time (epoch milliseconds) in this process, for replays of a history; durations and deadlines stay real. Answers what
 * ends it. Throws where one is running.
 */
export function simulateTime(now: () => number): () => void {
  if (simulated !== undefined) throw new Error("time is simulated already");
  simulated = now;
  return () => {
    simulated = undefined;
  };
}

/** The clock of the machine, or of the simulation that the process runs. */
export const systemClock: Clock = {
  now: () => simulated?.() ?? Date.now(),
  monotonic: () => performance.now(),
};

/** The current time of a clock as a date. */
export function dateOf(clock: Clock): Date {
  return new Date(clock.now());
}
