// The worker: handles what is due, one event after the other. Several of them, also in several processes, share one queue.
import type { Pool } from "pg";
import { type Handler, handleNext } from "./queue.ts";

/** A running worker. */
export interface Worker {
  /** There is a new event: do not wait for the next look. */
  readonly wake: () => void;
  /** Ends it, after the event that it handles. */
  readonly end: () => Promise<void>;
}

/** Time (ms) between two looks when nothing was due. */
const INTERVAL = 1000;

/** Starts a worker. */
export function startWorker(pool: Pool, handle: Handler): Worker {
  let ending = false;
  let wake = (): void => undefined;
  const idle = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, INTERVAL);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async (): Promise<void> => {
    while (!ending) {
      const handled = await handleNext(pool, handle).catch((error: unknown) => {
        console.error("The queue cannot be read; the next attempt follows:", error);
        return false;
      });
      if (!handled && !ending) await idle();
    }
  };
  const working = work();
  return {
    wake: () => wake(),
    end: () => {
      ending = true;
      wake();
      return working;
    },
  };
}
