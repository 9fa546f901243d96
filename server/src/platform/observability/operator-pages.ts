// Pages for operators: `/metrics` for Prometheus, and `/health` with each process and each background job. In the sandbox on the main port, in
// production on METRICS_PORT only.
import express from "express";
import { AggregatorRegistry } from "prom-client";
import type { JobHealth } from "../jobs/job-health.ts";
import type { JobRunner } from "../jobs/runner.ts";
import type { Metrics } from "./metrics.ts";

/** Health of a process. */
export interface ProcessHealth {
  readonly process: string;
  /** Null while the process is down. */
  readonly pid: number | null;
  readonly status: "starting" | "running" | "restarting" | "unresponsive";
  /** How often it was restarted after it had ended by itself. */
  readonly restarts: number;
  readonly jobs: readonly JobHealth[];
}

/** Health of an installation, from one of its processes. */
export interface OperatorHealth {
  /** `degraded`: a process does not run, or a job fails. Decisions may still be made: see `/api/v1/health`. */
  readonly status: "ok" | "degraded";
  readonly processes: readonly ProcessHealth[];
}

/** The pages. */
export interface OperatorPages {
  readonly contentType: string;
  readonly metrics: () => Promise<string>;
  readonly health: () => Promise<OperatorHealth>;
}

/** Another process whose metrics and health are shown together with this one's. */
export interface Companion {
  readonly report: () => Promise<{ readonly metrics: object[] } | undefined>;
  readonly health: () => Promise<ProcessHealth>;
}

/** The pages of a server, including its worker process if it has one. */
export function operatorPages({ metrics, jobs }: { readonly metrics: Metrics; readonly jobs: JobRunner }, worker?: Companion): OperatorPages {
  const own = (): ProcessHealth => ({ process: "server", pid: process.pid, status: "running", restarts: 0, jobs: jobs.health() });
  return {
    contentType: metrics.registry.contentType,
    metrics: async () => {
      const report = await worker?.report();
      if (report === undefined) return metrics.text();
      return aggregated([(await metrics.registry.getMetricsAsJSON()) as object[], report.metrics]);
    },
    health: async () => healthOf([own(), ...(worker === undefined ? [] : [await worker.health()])]),
  };
}

/** The health of all processes together. */
export function healthOf(processes: readonly ProcessHealth[]): OperatorHealth {
  const well = processes.every(({ status, jobs }) => status === "running" && jobs.every((job) => job.status !== "failing"));
  return { status: well ? "ok" : "degraded", processes };
}

/** Merges the metrics of processes into one page. Labels make each series unique to one process, so "sum" changes no value. */
export function aggregated(processes: readonly object[][]): Promise<string> {
  const series = processes.map((metrics) => metrics.map((metric) => ({ ...metric, aggregator: "sum" })));
  return AggregatorRegistry.aggregate(series).metrics();
}

/** `GET /metrics` and `GET /health`. */
export function operatorRouter({ contentType, metrics, health }: OperatorPages): express.Router {
  return express
    .Router()
    .get("/metrics", async (_request, response) => {
      response.type(contentType).send(await metrics());
    })
    .get("/health", async (_request, response) => {
      response.set("Cache-Control", "no-store").json(await health());
    });
}
