// What became of an assessment, as SQL: as statistics count it (statistics/count-changes.sql.ts).

import type { components } from "../../../../generated/types.ts";
import { madeAt } from "../../statistics/count-changes.sql.ts";
import type { Condition } from "./summary-columns.ts";

/** Outcomes against a payer, and in their favour. */
const FRAUDS = ["chargeback_lost", "fraud_confirmed"];
const GOOD = ["captured", "chargeback_won", "false_positive"];

// OFFSET 0 ends each of these: one look-up per row, where the planner would otherwise read all outcomes first
const having = (organization: string, session: string, outcomes: string): string =>
  `EXISTS (SELECT FROM outcomes o WHERE o.organization_id = ${organization} AND o.session_id = ${session} AND o.reverted_at IS NULL AND o.outcome = ANY(${outcomes}::text[])`;

/** SQL: is a session fraud? A merchant's error is none, and a later verdict in favour of the payer reverses a report. `outcomes` is SQL of those that are frauds. */
export const isFraud = (organization: string, session: string, outcomes = `'{${FRAUDS}}'`): string => `(${having(organization, session, outcomes)}
    AND o.fraud_type IS DISTINCT FROM 'merchant_error' OFFSET 0) OR EXISTS (
    SELECT FROM fraud_reports r WHERE r.organization_id = ${organization} AND r.session_id = ${session} AND NOT EXISTS (
      SELECT FROM outcomes x WHERE x.organization_id = ${organization} AND x.session_id = ${session} AND x.reverted_at IS NULL AND x.outcome IN ('chargeback_won', 'false_positive')
        AND coalesce(x.occurred_at, x.recorded_at) >= ${madeAt("r.report_id")} AND (x.submerchant_id IS NULL OR x.submerchant_id = r.submerchant_id)) OFFSET 0))`;

const ROW = ["assessments.organization_id", "assessments.session_id"] as const;

/** Conditions on rows of assessments, by label. */
export const labelled: Readonly<Record<components["schemas"]["AssessmentLabel"], Condition>> = {
  fraud: [(parameter) => isFraud(...ROW, parameter), FRAUDS],
  good: [(parameter) => `(${having(...ROW, parameter)} OFFSET 0) AND NOT ${isFraud(...ROW)})`, GOOD],
  unknown: [(parameter) => `(NOT ${having(...ROW, parameter)} OFFSET 0) AND NOT ${isFraud(...ROW)})`, GOOD],
};
