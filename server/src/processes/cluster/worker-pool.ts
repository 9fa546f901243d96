// The worker pool: one worker per slot, restarted when it exits, replaced in a rolling restart, stopped at shutdown.

import cluster, { type Worker } from "node:cluster";
import type { Logger } from "../../platform/observability/log.ts";
import { delayAfter } from "../../platform/time/backoff.ts";
import { TIMEOUT } from "../serving.ts";
import { type FromWorker, TASK, type Task, type ToWorker, type WorkerStart } from "./messages.ts";

/** Restart delay (ms); it doubles with each startup failure, up to the longest. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
/** Uptime (ms) after which an exit does not count as a startup failure. */
const SETTLED_AFTER = 10_000;
/** Consecutive startup failures in every slot after which the pool gives up. */
const MAX_STARTUP_FAILURES = 5;
/** Time (ms) beyond its own shutdown timeout after which a stopping worker is killed. */
const KILL_GRACE = 2000;

/** Configuration of a worker pool. */
export interface WorkerPoolParts {
  readonly size: number;
  readonly task: (slot: number, start: WorkerStart) => Task;
  readonly log: Logger;
  /** Called when workers fail at startup in every slot. */
  readonly gaveUp: () => void;
}

/** The pool of serving workers. */
export interface WorkerPool {
  /** Fills every slot, the first one alone, so that an error is reported once. Rejects when a worker exits before it serves. */
  readonly start: () => Promise<void>;
  /** Rolling restart: replaces one worker after the other, each once its replacement serves. */
  readonly roll: () => Promise<void>;
  /** Stops all workers when their requests are answered. */
  readonly end: () => Promise<void>;
  readonly serving: () => readonly Worker[];
  /** Number of workers that were restarted after an exit. */
  readonly restarts: () => number;
}

/** Sends a message to a worker; does nothing when it has exited. */
export function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

/** Creates a worker pool; no worker is started yet. */
export function createWorkerPool({ size, task, log, gaveUp }: WorkerPoolParts): WorkerPool {
  // workers accept from the one socket themselves. If the primary accepted for them, which is node's default, it would hold a connection until the worker
  // confirms it; if the worker is killed before, the client would wait forever
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const slots = Array.from({ length: size }, (_, index) => index + 1);
  const workers = new Map<number, Worker>();
  const startupFailures = new Map<number, number>();
  let restarts = 0;
  let ending = false;
  let rolling: Promise<void> | undefined;

  /** Gives a slot to a worker that serves, and restarts it when it exits. */
  function assign(slot: number, worker: Worker): void {
    workers.set(slot, worker);
    const settled = setTimeout(() => startupFailures.delete(slot), SETTLED_AFTER);
    settled.unref();
    worker.once("exit", (_, signal) => {
      clearTimeout(settled);
      if (ending || workers.get(slot) !== worker) return;
      workers.delete(slot);
      log.error({ worker: slot, pid: worker.process.pid, signal }, "worker exited");
      void restart(slot);
    });
    log.info({ worker: slot, pid: worker.process.pid }, "worker serving");
  }

  /** Replaces a worker that exited: the later, the more often the slot's workers exited at startup. */
  async function restart(slot: number): Promise<void> {
    const ended = (startupFailures.get(slot) ?? 0) + 1;
    startupFailures.set(slot, ended);
    if (ended === MAX_STARTUP_FAILURES) log.fatal({ worker: slot }, "worker fails at startup repeatedly");
    if (slots.every((one) => (startupFailures.get(one) ?? 0) >= MAX_STARTUP_FAILURES)) return gaveUp();
    await new Promise((resolve) => setTimeout(resolve, delayAfter(ended, { first: FIRST_PAUSE, longest: LONGEST_PAUSE })));
    if (ending || workers.has(slot)) return;
    restarts++;
    const worker = await spawn(slot, task(slot, { migrates: true, others: true })).catch(() => undefined);
    if (ending) return;
    if (worker === undefined) return restart(slot);
    // a rolling restart may have filled the slot meanwhile
    if (workers.has(slot)) return stop(worker, false);
    assign(slot, worker);
  }

  /** One rolling restart. */
  async function rollOnce(): Promise<void> {
    for (const slot of slots) {
      if (ending) return;
      const next = await spawn(slot, task(slot, { migrates: true, others: true })).catch((error: unknown) => {
        if (!ending) throw error;
      });
      if (ending || next === undefined) return;
      const before = workers.get(slot);
      assign(slot, next);
      if (before !== undefined) await stop(before, false);
    }
  }

  return {
    start: async () => {
      const [first, ...others] = slots;
      if (first !== undefined) assign(first, await spawn(first, task(first, { migrates: false, others: false })));
      await Promise.all(others.map(async (slot) => assign(slot, await spawn(slot, task(slot, { migrates: false, others: true })))));
    },
    roll: () => {
      rolling ??= rollOnce().finally(() => {
        rolling = undefined;
      });
      return rolling;
    },
    end: async () => {
      ending = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stop(worker, true)));
    },
    serving: () => [...workers.values()],
    restarts: () => restarts,
  };
}

/** Starts a worker; resolves when it serves. */
function spawn(slot: number, task: Task): Promise<Worker> {
  const worker = cluster.fork({ [TASK]: JSON.stringify(task) });
  return new Promise((resolve, reject) => {
    worker.on("message", (message: FromWorker) => message.kind === "serving" && resolve(worker));
    worker.once("exit", (code, signal) => reject(new Error(`worker ${slot} exited with ${signal ?? code} before it served`)));
  });
}

/** Ends a worker when its requests are answered, at the latest after its shutdown timeout. `all`: with it, the whole service ends. */
function stop(worker: Worker, all: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve();
    const killTimer = setTimeout(() => worker.process.kill("SIGKILL"), TIMEOUT + KILL_GRACE);
    worker.once("exit", () => {
      clearTimeout(killTimer);
      resolve();
    });
    send(worker, { kind: "end", all });
  });
}
