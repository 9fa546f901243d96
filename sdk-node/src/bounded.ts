import { AbortError, type FraudRiskError, type TimeoutError } from "./errors.ts";
import type { Runtime } from "./runtime.ts";

/** When something has to end. */
export interface TimeEnd {
  /** Milliseconds that it may take. */
  readonly ms: number;
  /** Creates the error to throw at the timeout. */
  readonly error: TimeoutError;
}

/**
 * Runs a task with a timeout; its signal aborts when the result is no longer needed.
 *
 * @throws What it throws, TimeoutError (`end.error`) or AbortError, also if it ignores its signal.
 *   Timers and listeners are always removed.
 */
export function bounded<T>(runtime: Runtime, end: TimeEnd, signal: AbortSignal | undefined, run: (ended: AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortError(signal.reason));
    const controller = new AbortController();
    const onAbort = () => stop(new AbortError(signal?.reason));
    const cancelTimer = runtime.after(end.ms, () => stop(end.error));
    const release = () => {
      cancelTimer();
      signal?.removeEventListener("abort", onAbort);
    };
    const stop = (error: FraudRiskError) => {
      release();
      reject(error);
      controller.abort();
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    run(controller.signal).finally(release).then(resolve, reject);
  });
}
