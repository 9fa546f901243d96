// What a server and its worker process tell each other.
import type { JobHealth } from "../../platform/jobs/job.ts";

/** To the worker: end; or report. */
export type ToWorker = { readonly kind: "end" } | { readonly kind: "report"; readonly question: number };

/** From the worker. */
export type FromWorker = { readonly kind: "running" } | ({ readonly kind: "report"; readonly question: number } & WorkerReport);

/** What a worker says of itself. */
export interface WorkerReport {
  /** As prom-client gives them for aggregation. */
  readonly metrics: object[];
  readonly jobs: readonly JobHealth[];
}
