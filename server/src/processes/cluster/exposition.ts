// One page of metrics for all workers: every series carries its worker as a label. Sums over workers would fall when one is replaced, and a counter
// that falls is taken for one that began anew, with all that the others have counted.
import type { Worker } from "node:cluster";
import { Gauge, Registry } from "prom-client";
import type { FromWorker } from "./messages.ts";
import { tell, type WorkerPool } from "./worker-pool.ts";

/** A worker that does not answer for so long (ms) is left out. */
const TIMEOUT = 1000;

let questions = 0;

function measured(worker: Worker): Promise<object[] | undefined> {
  const question = ++questions;
  return new Promise((resolve) => {
    const done = (metrics?: object[]): void => {
      clearTimeout(overdue);
      worker.off("message", hear);
      resolve(metrics);
    };
    const hear = (message: FromWorker): void => {
      if (message.kind === "measured" && message.question === question) done(message.metrics);
    };
    const overdue = setTimeout(done, TIMEOUT);
    worker.on("message", hear);
    tell(worker, { kind: "measure", question });
  });
}

/** Gives the metrics of all workers, and of how they fare: of each process a list. */
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
  watch("fraud_risk_workers", "Workers that serve.", () => workers.serving().length);
  watch("fraud_risk_worker_restarts", "Workers that were started in place of one that ended by itself, since the primary began.", workers.restarts);
  return async () => {
    const answers = await Promise.all(workers.serving().map(measured));
    return [(await own.getMetricsAsJSON()) as object[], ...answers.flatMap((metrics) => (metrics === undefined ? [] : [metrics]))];
  };
}
