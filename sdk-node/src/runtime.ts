import { AbortError } from "./errors.ts";

/** Time and chance, so that a test can hold them still. */
export interface Runtime {
  /** Wall clock in milliseconds since 1970: only to read dates that the server sent. */
  epochMs(): number;
  /** A clock that never jumps, in milliseconds: for timeouts and deadlines. */
  monotonicMs(): number;
  /** Uniform in [0, 1). */
  random(): number;
  /** A fresh UUID. */
  uuid(): string;
  /** Runs `task` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** The clocks and the randomness of this process. */
export const systemRuntime: Runtime = {
  epochMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  random: () => Math.random(),
  uuid: () => crypto.randomUUID(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Waits `ms` milliseconds.
 *
 * @throws AbortError as soon as `signal` aborts; timers and listeners are always removed.
 */
export function sleep(runtime: Runtime, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortError(signal.reason));
    const onAbort = () => {
      cancel();
      reject(new AbortError(signal?.reason));
    };
    const cancel = runtime.after(ms, () => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    });
    signal?.addEventListener("abort", onAbort, { once: true });
  });
}

/** Milliseconds since it was made. */
export function stopwatch(runtime: Runtime): () => number {
  const startedMs = runtime.monotonicMs();
  return () => runtime.monotonicMs() - startedMs;
}
