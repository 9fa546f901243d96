// Retention periods: classes of data, each with a setting (config.ts), and their tables.

import type { PartitionedTable } from "../../platform/database/partitions.ts";
import type { Config } from "../../platform/environment/config.ts";
import { DAY } from "../../platform/time/time.ts";
import { PAYOUT_MEMORY } from "../../scoring/payments/read-windows.ts";

/** Retention of each class in days. */
export interface Retention {
  /** Assessments and their stored requests. */
  readonly assessments: number;
  /** Activity: the source of velocity and history signals, and the index of assessments by payer. */
  readonly activity: number;
  /** Idempotency handles: a request repeated within this time is a replay. */
  readonly handles: number;
  /** Events, their deliveries and attempts. */
  readonly events: number;
}

/** Days by which assessments outlive the handles that refer to them, which are purged once a day. */
const OUTLIVES = 2;

/** The settings. */
export const retentionOf = ({ retentionAssessments, retentionActivity, retentionHandles, retentionEvents }: Config): Retention => ({
  assessments: Math.max(retentionAssessments, retentionHandles + OUTLIVES),
  activity: retentionActivity,
  handles: retentionHandles,
  events: retentionEvents,
});

/** A partitioned table and its class. */
export interface RetainedTable extends PartitionedTable {
  readonly retention: keyof Retention;
}

/** Partitioned tables: whole partitions are dropped. */
export const partitionedTables: readonly RetainedTable[] = [
  { name: "assessments", every: "month", retention: "assessments" },
  { name: "activity", every: "month", retention: "activity" },
  // deliveries are dropped before their events
  { name: "webhook_attempts", every: "week", retention: "events" },
  { name: "webhook_deliveries", every: "week", retention: "events" },
  { name: "events", every: "week", retention: "events" },
];

/** A table without partitions by time: its rows are purged one by one. */
export interface UnpartitionedTable {
  readonly name: string;
  /** SQL of expired rows: `$1` is the cut-off, in epoch milliseconds. */
  readonly expired: "session_id < first_id_at($1)" | "created_at < to_timestamp($1 / 1000.0)" | "expires_at < to_timestamp($1 / 1000.0)";
  /** Retention (ms). */
  readonly retainedFor: (retention: Retention) => number;
}

/** Tables that are purged by row. Payout activity is retained for the look-back window of the signals, regardless of the setting. */
export const unpartitionedTables: readonly UnpartitionedTable[] = [
  { name: "handles", expired: "created_at < to_timestamp($1 / 1000.0)", retainedFor: ({ handles }) => handles * DAY },
  // assignments that have expired mean nothing
  { name: "review_assignments", expired: "expires_at < to_timestamp($1 / 1000.0)", retainedFor: () => 0 },
  { name: "people", expired: "expires_at < to_timestamp($1 / 1000.0)", retainedFor: () => 0 },
  // requests that nobody decided hold values
  { name: "approvals", expired: "expires_at < to_timestamp($1 / 1000.0)", retainedFor: () => 0 },
  // an event waits for its assessment: after this time it takes effect only when it is sent again
  { name: "waiting_events", expired: "created_at < to_timestamp($1 / 1000.0)", retainedFor: () => 30 * DAY },
  { name: "payout_activity", expired: "session_id < first_id_at($1)", retainedFor: () => PAYOUT_MEMORY + DAY },
];
