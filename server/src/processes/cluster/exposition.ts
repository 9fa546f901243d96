// One page of metrics for all workers: every series carries its worker as a label. Sums over workers would decrease when one is replaced, and a
// decreasing counter is read as a counter reset.
import type { Worker } from "node:cluster";
import { Gauge, Registry } from "prom-client";
import type { FromWorker } from "./messages.ts";
import { send, type WorkerPool } from "./worker-pool.ts";

/** Timeout (ms) of a worker; its series are then left out. */
const TIMEOUT = 1000;

let requests = 0;

function measured(worker: Worker): Promise<object[] | undefined> {
  const requestId = ++requests;
  return new Promise((resolve) => {
    const done = (metrics?: object[]): void => {
      clearTimeout(overdue);
      worker.off("message", onMessage);
      resolve(metrics);
    };
    const onMessage = (message: FromWorker): void => {
      if (message.kind === "measured" && message.requestId === requestId) done(message.metrics);
    };
    const overdue = setTimeout(done, TIMEOUT);
    worker.on("message", onMessage);
    send(worker, { kind: "measure", requestId });
  });
}

/** The metrics of all workers and of the pool: a list per process. */
export function workerPoolExposition(workers: WorkerPool): () => Promise<object[][]> {
  const own = new Registry();
  const watch = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [own],
      collect() {
        this.set(read());
      },
    });
  };
  watch("fraud_risk_workers", "Workers serving.", () => workers.serving().length);
  watch("fraud_risk_worker_restarts", "Workers restarted after an exit, since the primary started.", workers.restarts);
  return async () => {
    const answers = await Promise.all(workers.serving().map(measured));
    return [(await own.getMetricsAsJSON()) as object[], ...answers.flatMap((metrics) => (metrics === undefined ? [] : [metrics]))];
  };
}
