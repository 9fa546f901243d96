// The workers: one at each place, replaced when it ends, by the one that takes its place, or for good.

import cluster, { type Worker } from "node:cluster";
import type { Logger } from "../../platform/observability/log.ts";
import { delayAfter } from "../../platform/time/backoff.ts";
import { TIMEOUT } from "../serving.ts";
import { type FromWorker, TASK, type Task, type ToWorker } from "./messages.ts";

/** Pause (ms) before a worker that ended is followed by another; it doubles with each that ends at once, up to the longest. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
/** A worker that lives for so long (ms) has not ended at once. */
const SETTLED_AFTER = 10_000;
/** So many that end at once, at every place, and there is no hope. */
const HOPELESS_AFTER = 5;
/** Time (ms) beyond its own shutdown timeout after which a worker that was told to end is killed. */
const OVERTIME = 2000;

/** What a worker pool is made of. */
export interface WorkerPoolParts {
  readonly size: number;
  readonly task: (place: number, migrates: boolean) => Task;
  readonly log: Logger;
  /** At no place can a worker be kept alive. */
  readonly hopeless: () => void;
}

/** Workers that serve. */
export interface WorkerPool {
  /** Fills every place; the first alone, so that what is wrong is said once. Rejects when a worker ends before it serves. */
  readonly start: () => Promise<void>;
  /** Replaces one worker after the other, each when the next one serves. */
  readonly roll: () => Promise<void>;
  /** Ends all of them when their requests are answered. */
  readonly end: () => Promise<void>;
  readonly serving: () => readonly Worker[];
  /** Workers that were started in place of one that ended by itself. */
  readonly restarts: () => number;
}

/** Sends to a worker; one that is gone needs no message. */
export function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

/** Creates a worker pool; nobody is at work yet. */
export function createWorkerPool({ size, task, log, hopeless }: WorkerPoolParts): WorkerPool {
  // workers accept from the one socket themselves. If the primary accepted for them, which is node's default, it would hold a connection until the worker
  // confirms it; one that is killed before never does, and who connected would wait for ever
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const places = Array.from({ length: size }, (_, index) => index + 1);
  const occupants = new Map<number, Worker>();
  const endedAtOnce = new Map<number, number>();
  let restarts = 0;
  let ending = false;
  let rolling: Promise<void> | undefined;

  /** A worker that serves. */
  function begin(place: number, migrates: boolean): Promise<Worker> {
    const worker = cluster.fork({ [TASK]: JSON.stringify(task(place, migrates)) });
    return new Promise((resolve, reject) => {
      worker.on("message", (message: FromWorker) => message.kind === "serving" && resolve(worker));
      worker.once("exit", (code, signal) => reject(new Error(`worker ${place} ended with ${signal ?? code} before it served`)));
    });
  }

  function occupy(place: number, worker: Worker): void {
    occupants.set(place, worker);
    const settled = setTimeout(() => endedAtOnce.delete(place), SETTLED_AFTER);
    settled.unref();
    worker.once("exit", (_, signal) => {
      clearTimeout(settled);
      if (ending || occupants.get(place) !== worker) return;
      occupants.delete(place);
      log.error({ worker: place, pid: worker.process.pid, signal }, "a worker ended");
      void refill(place);
    });
    log.info({ worker: place, pid: worker.process.pid }, "a worker serves");
  }

  async function refill(place: number): Promise<void> {
    const ended = (endedAtOnce.get(place) ?? 0) + 1;
    endedAtOnce.set(place, ended);
    if (ended === HOPELESS_AFTER) log.fatal({ worker: place }, "workers end at once, again and again");
    if (places.every((one) => (endedAtOnce.get(one) ?? 0) >= HOPELESS_AFTER)) return hopeless();
    await new Promise((resolve) => setTimeout(resolve, delayAfter(ended, { first: FIRST_PAUSE, longest: LONGEST_PAUSE })));
    if (ending || occupants.has(place)) return;
    restarts++;
    const worker = await begin(place, true).catch(() => undefined);
    if (ending) return;
    if (worker === undefined) return refill(place);
    // a rolling restart may have been faster
    if (occupants.has(place)) return leave(worker, false);
    occupy(place, worker);
  }

  function leave(worker: Worker, all: boolean): Promise<void> {
    return new Promise((resolve) => {
      if (worker.isDead()) return resolve();
      const overdue = setTimeout(() => worker.process.kill("SIGKILL"), TIMEOUT + OVERTIME);
      worker.once("exit", () => {
        clearTimeout(overdue);
        resolve();
      });
      tell(worker, { kind: "end", all });
    });
  }

  async function rollOnce(): Promise<void> {
    for (const place of places) {
      if (ending) return;
      const next = await begin(place, true).catch((error: unknown) => {
        if (!ending) throw error;
      });
      if (ending || next === undefined) return;
      const before = occupants.get(place);
      occupy(place, next);
      if (before !== undefined) await leave(before, false);
    }
  }

  return {
    start: async () => {
      const [first, ...others] = places;
      if (first !== undefined) occupy(first, await begin(first, false));
      await Promise.all(others.map(async (place) => occupy(place, await begin(place, false))));
    },
    roll: () => {
      rolling ??= rollOnce().finally(() => {
        rolling = undefined;
      });
      return rolling;
    },
    end: async () => {
      ending = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && leave(worker, true)));
    },
    serving: () => [...occupants.values()],
    restarts: () => restarts,
  };
}
