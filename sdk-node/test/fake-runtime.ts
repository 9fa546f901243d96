import { setImmediate } from "node:timers/promises";
import type { Runtime } from "../src/runtime.ts";

interface Timer {
  readonly at: number;
  readonly task: () => void;
}

/** A runtime whose time passes only when a test says so. Chance is 0.5 unless set. */
export class FakeRuntime implements Runtime {
  random: () => number = () => 0.5;
  readonly startedEpochMs = Date.UTC(2026, 10, 20, 15, 0, 0);
  #nowMs = 0;
  #timers = new Set<Timer>();

  monotonicMs = (): number => this.#nowMs;
  epochMs = (): number => this.startedEpochMs + this.#nowMs;
  uuid = (): string => crypto.randomUUID();

  after = (ms: number, task: () => void): (() => void) => {
    const timer = { at: this.#nowMs + ms, task };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Timers that have neither fired nor been cleared. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Jumps to the next timer and fires it. */
  fireNext(): void {
    const next = [...this.#timers].sort((a, b) => a.at - b.at)[0];
    if (!next) throw new Error("The call neither settled nor waits for a timer.");
    this.#timers.delete(next);
    this.#nowMs = next.at;
    next.task();
  }

  /** Fires timers until the promise settles. For fetches that answer without I/O, or never. */
  async drive<T>(promise: Promise<T>): Promise<T> {
    let settled = false;
    const settle = () => {
      settled = true;
    };
    promise.then(settle, settle);
    for (;;) {
      // One turn of the event loop: whatever can happen without time passing has happened.
      await setImmediate();
      if (settled) return promise;
      this.fireNext();
    }
  }
}
