// Messages between the primary and its workers.

/** How a worker starts. */
export interface WorkerStart {
  /** It runs migrations: after a rolling restart it may be newer than the primary. */
  readonly migrates: boolean;
  /** Other workers serve already, or did: it listens when it is warm. */
  readonly others: boolean;
}

/** The task of a worker. */
export interface Task extends WorkerStart {
  /** Its slot in the pool, from 1 to WORKERS. */
  readonly slot: number;
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly port: number;
  /** Loopback port of the primary for what all workers share (the sandbox sign-in); absent in production. */
  readonly innerPort: number | undefined;
}

/** Variable that holds the task, as JSON. */
export const TASK = "FRAUD_RISK_CLUSTER_TASK";

/** To a worker: end (`all`: the whole service, else only this worker), or report metrics. */
export type ToWorker = { readonly kind: "end"; readonly all: boolean } | { readonly kind: "measure"; readonly requestId: number };

/** From a worker. */
export type FromWorker = { readonly kind: "serving" } | { readonly kind: "measured"; readonly requestId: number; readonly metrics: object[] };
