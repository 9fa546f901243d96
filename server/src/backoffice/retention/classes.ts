// What is kept for how long: classes of data, each with a setting (config.ts), and the tables in which they lie.

import type { Config } from "../../platform/configuration/config.ts";
import type { PartitionedTable } from "../../platform/database/partitions.ts";
import { DAY } from "../../platform/time/time.ts";
import { PAYOUT_MEMORY } from "../../scoring/payments/lookback-windows.ts";

/** Days for which each class is kept. */
export interface Retention {
  /** Assessments, with what can be read of them. */
  readonly assessments: number;
  /** What velocity and history are counted from, and assessments of one payer are found by. */
  readonly activity: number;
  /** Idempotency handles: for so long a repeated request is answered as the first. */
  readonly handles: number;
  /** Events, their deliveries and attempts. */
  readonly events: number;
}

/** Days by which assessments outlive the handles that lead to them, which are forgotten once a day. */
const OUTLIVES = 2;

/** The settings. */
export const retentionOf = ({ retentionAssessments, retentionActivity, retentionHandles, retentionEvents }: Config): Retention => ({
  assessments: Math.max(retentionAssessments, retentionHandles + OUTLIVES),
  activity: retentionActivity,
  handles: retentionHandles,
  events: retentionEvents,
});

/** A divided table and its class. */
export interface KeptTable extends PartitionedTable {
  readonly kept: keyof Retention;
}

/** Tables that lie in spans: whole spans are dropped. */
export const dividedTables: readonly KeptTable[] = [
  { name: "assessments", every: "month", kept: "assessments" },
  { name: "activity", every: "month", kept: "activity" },
  // the deliveries of an event go before it
  { name: "webhook_attempts", every: "week", kept: "events" },
  { name: "webhook_deliveries", every: "week", kept: "events" },
  { name: "events", every: "week", kept: "events" },
];

/** A table whose primary key is no time: its rows are forgotten one by one. */
export interface WalkedTable {
  readonly name: string;
  /** Which rows are over: `$1` is the moment, as an identifier and as a time. */
  readonly over: "session_id < first_id_at($1)" | "created_at < to_timestamp($1 / 1000.0)";
  /** For how long (ms) rows are kept. */
  readonly keptFor: (retention: Retention) => number;
}

/** Tables that are walked. Payouts are remembered for as long as signals look back, whatever is set. */
export const walkedTables: readonly WalkedTable[] = [
  { name: "handles", over: "created_at < to_timestamp($1 / 1000.0)", keptFor: ({ handles }) => handles * DAY },
  { name: "payout_activity", over: "session_id < first_id_at($1)", keptFor: () => PAYOUT_MEMORY + DAY },
];
