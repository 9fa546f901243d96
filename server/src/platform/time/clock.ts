// The one place where the time is read. Rules, backtests and tests depend on the time, so whatever needs it is handed a clock;
// test/platform/clock-reads.test.ts fails where the time is read elsewhere.

/** Tells the time. */
export interface Clock {
  /** Epoch milliseconds, for what is stored, compared with stored times, or shown. May be set back. */
  readonly now: () => number;
  /** Milliseconds since an arbitrary start, for durations and deadlines. Never goes back. */
  readonly monotonic: () => number;
}

/** Epoch milliseconds of a simulation; undefined: the time is the machine's. */
let simulated: (() => number) | undefined;

/**
 * Has the system clock tell a simulation's time (epoch milliseconds) in this process, for replays of a history; durations and deadlines stay real. Answers what
 * ends it. Throws where one is under way.
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

/** The present moment of a clock as a date. */
export function dateOf(clock: Clock): Date {
  return new Date(clock.now());
}
