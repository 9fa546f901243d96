// What the primary and its workers tell each other.

/** What a worker is started for. */
export interface Task {
  /** Its place: from 1 to WORKERS, and the next one's after it. */
  readonly place: number;
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly port: number;
  /** Loopback port of the primary, which answers there what is one for all workers; absent in production. */
  readonly innerPort: number | undefined;
  /** It may be of a newer version than the primary, and then brings the schema up to date itself. */
  readonly migrates: boolean;
}

/** Variable that holds the task, as JSON. */
export const TASK = "FRAUD_RISK_CLUSTER_TASK";

/** To a worker: end, all or just this one; or tell your metrics. */
export type ToWorker = { readonly kind: "end"; readonly all: boolean } | { readonly kind: "measure"; readonly question: number };

/** From a worker. */
export type FromWorker = { readonly kind: "serving" } | { readonly kind: "measured"; readonly question: number; readonly metrics: object[] };
