// Prometheus metrics of a process.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { EndedRun } from "../jobs/runner.ts";
import { SECOND } from "../time/time.ts";

/** What the parts of the server report. */
export interface Metrics {
  readonly registry: Registry;
  readonly decided: (flow: string, decision: string) => void;
  readonly answered: (operation: string, status: number, milliseconds: number) => void;
  readonly batch: (size: number, milliseconds: number) => void;
  readonly roundTrip: (statement: string) => void;
  /** Assess requests were shed by admission control. */
  readonly shed: (requests: number) => void;
  /** Requests were refused or failed, by the code of their answer. */
  readonly refused: (code: string, requests?: number, reason?: string) => void;
  /** An attempt to deliver an event: class of the response status, or the reason for no response. */
  readonly attempted: (result: string, milliseconds: number) => void;
  /** An ingested event has an unknown type for its provider. */
  readonly unmapped: (provider: string) => void;
  /** Assessments were rolled up into statistics. */
  readonly rolledUp: (assessments: number) => void;
  /** Payments could not be counted into fraud rates: the key ring lacks the key of their requests. */
  readonly unread: (payments: number) => void;
  /** A run of a background job has ended. */
  readonly jobEnded: (run: EndedRun) => void;
  /** Registers gauges that are read when the metrics are collected. */
  readonly watch: (name: string, help: string, read: () => number | Promise<number>) => void;
  /** Text of the exposition format. */
  readonly text: () => Promise<string>;
}

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/** Gauges of prom-client that Prometheus takes for counters by their names. Those without the suffix have the same figures by type. */
const MISNAMED = ["nodejs_active_handles_total", "nodejs_active_requests_total", "nodejs_active_resources_total"] as const;

/** The registry that metrics are registered in, in the form in which prom-client takes it. */
type Registers = Registry[];

/** Creates the metrics of a process, each in a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const registers = [registry];
  return {
    registry,
    ...assessmentMetrics(registers),
    ...requestMetrics(registers),
    ...eventMetrics(registers),
    ...statisticsMetrics(registers),
    ...jobMetrics(registers),
    watch: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
    text: () => registry.metrics(),
  };
}

/** Decisions, and the batches in which they are made. */
function assessmentMetrics(registers: Registers): Pick<Metrics, "decided" | "batch" | "roundTrip"> {
  const decisions = new Counter({
    name: "fraud_risk_decisions_total",
    help: "Decisions made, replays not included.",
    labelNames: ["flow", "decision"],
    registers,
  });
  const sizes = new Histogram({ name: "fraud_risk_batch_size", help: "Assessments that shared a round trip.", buckets: [1, 2, 4, 8, 16, 32, 64], registers });
  const times = new Histogram({ name: "fraud_risk_batch_seconds", help: "Time of a batch, read to commit.", buckets: SECONDS, registers });
  const trips = new Counter({
    name: "fraud_risk_round_trips_total",
    help: "Statements of the assess path sent to the database.",
    labelNames: ["statement"],
    registers,
  });
  return {
    decided: (flow, decision) => decisions.inc({ flow, decision }),
    batch: (size, milliseconds) => {
      sizes.observe(size);
      times.observe(milliseconds / SECOND);
    },
    roundTrip: (statement) => trips.inc({ statement }),
  };
}

/** Requests: their time, and those that were not served. */
function requestMetrics(registers: Registers): Pick<Metrics, "answered" | "shed" | "refused"> {
  const requests = new Histogram({
    name: "fraud_risk_request_seconds",
    help: "Time from request to response.",
    labelNames: ["operation", "status"],
    buckets: SECONDS,
    registers,
  });
  const sheds = new Counter({ name: "fraud_risk_shed_total", help: "Assess requests that admission control shed.", registers });
  const refusals = new Counter({
    name: "fraud_risk_refusals_total",
    help: "Error responses, by code of the registry and, for a code with several causes, by reason.",
    labelNames: ["code", "reason"],
    registers,
  });
  return {
    answered: (operation, status, milliseconds) => requests.observe({ operation, status }, milliseconds / SECOND),
    shed: (count) => sheds.inc(count),
    refused: (code, count = 1, reason = undefined) => refusals.inc(reason === undefined ? { code } : { code, reason }, count),
  };
}

/** Events that are delivered to merchants, and those that payment providers send. */
function eventMetrics(registers: Registers): Pick<Metrics, "attempted" | "unmapped"> {
  const attempts = new Histogram({
    name: "fraud_risk_webhook_attempt_seconds",
    help: "Attempts to deliver an event, by class of the response status or by failure.",
    labelNames: ["result"],
    buckets: SECONDS,
    registers,
  });
  const unmapped = new Counter({
    name: "fraud_risk_ingest_unmapped_total",
    help: "Ingested events with an unknown type for their provider.",
    labelNames: ["provider"],
    registers,
  });
  return {
    attempted: (result, milliseconds) => attempts.observe({ result }, milliseconds / SECOND),
    unmapped: (provider) => unmapped.inc({ provider }),
  };
}

/** What statistics and fraud rates count. */
function statisticsMetrics(registers: Registers): Pick<Metrics, "rolledUp" | "unread"> {
  const rolled = new Counter({ name: "fraud_risk_statistics_assessments_total", help: "Assessments that this process rolled up into statistics.", registers });
  const unread = new Counter({
    name: "fraud_risk_fraud_rates_unread_total",
    help: "Payments missing from fraud rates until SECRETS_KEYS has the key of their requests.",
    registers,
  });
  return { rolledUp: (assessments) => rolled.inc(assessments), unread: (payments) => unread.inc(payments) };
}

/** Runs of background jobs. */
function jobMetrics(registers: Registers): Pick<Metrics, "jobEnded"> {
  const runs = new Histogram({
    name: "fraud_risk_job_seconds",
    help: "Runs of background jobs of this process, by result.",
    labelNames: ["task", "result"],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 30, 300, 3600],
    registers,
  });
  const failures = new Gauge({
    name: "fraud_risk_job_consecutive_failures",
    help: "Consecutive runs of a background job that failed or timed out.",
    labelNames: ["task"],
    registers,
  });
  const successes = new Gauge({
    name: "fraud_risk_job_last_success_timestamp_seconds",
    help: "When a background job of this process last succeeded or was skipped for another process.",
    labelNames: ["task"],
    registers,
  });
  return {
    jobEnded: ({ job: task, end, at, milliseconds, consecutiveFailures }) => {
      runs.observe({ task, result: end }, milliseconds / SECOND);
      failures.set({ task }, consecutiveFailures);
      if (consecutiveFailures === 0) successes.set({ task }, at / SECOND);
    },
  };
}
