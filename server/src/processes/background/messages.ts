// Messages between a server and its worker process.
import type { JobHealth } from "../../platform/jobs/job-health.ts";

/** To the worker: end; or report. */
export type ToWorker = { readonly kind: "end" } | { readonly kind: "report"; readonly requestId: number };

/** From the worker. */
export type FromWorker = { readonly kind: "running" } | ({ readonly kind: "report"; readonly requestId: number } & WorkerReport);

/** Metrics and jobs of a worker. */
export interface WorkerReport {
  /** As prom-client gives them for aggregation. */
  readonly metrics: object[];
  readonly jobs: readonly JobHealth[];
}
