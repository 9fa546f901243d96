// The time by which key sets are fetched again, moved by the test. It stands still in between, so that nothing depends on how fast the machine is.
// `new Date()` is unchanged: tokens are valid by the real clock.
import { vi } from "vitest";

/** A clock that moves only when set. */
export interface Clock {
  readonly advance: (milliseconds: number) => void;
  /** Gives the real clock back. */
  readonly release: () => void;
}

/** Takes hold of `Date.now` and `performance.now`. */
export function holdClock(): Clock {
  let passed = 0;
  const [date, monotonic] = [Date.now(), performance.now()];
  const spies = [vi.spyOn(Date, "now").mockImplementation(() => date + passed), vi.spyOn(performance, "now").mockImplementation(() => monotonic + passed)];
  return {
    advance: (milliseconds) => {
      passed += milliseconds;
    },
    release: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
