// The outcomes of many sessions, with one statement.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { microsecondsOf } from "./effective-time.ts";
import type { EarlierRecord, SessionState } from "./payment-state.ts";

interface Row {
  readonly session_id: string;
  readonly outcome: components["schemas"]["OutcomeKind"];
  readonly outcome_id: string;
  readonly provider: string | null;
  readonly provider_dispute_id: string | null;
  readonly provider_payment_id: string | null;
  readonly reason: string | null;
  readonly reason_code: string | null;
  readonly submerchant_id: string | null;
  readonly recorded: string;
  readonly occurred: string | null;
  readonly reverted: boolean;
  readonly amount_minor: string | null;
  readonly feedback_applied: boolean;
  readonly earlier: readonly EarlierRecord[];
}

const STATEMENT = `SELECT session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, reason_code, submerchant_id,
    ${microsecondsOf("recorded_at")} AS recorded, ${microsecondsOf("occurred_at")} AS occurred, reverted_at IS NOT NULL AS reverted, amount_minor, feedback_applied, earlier
  FROM outcomes WHERE organization_id = $1 AND session_id = ANY($2::uuid[])`;

/** The state of each of these sessions that has an outcome. */
export async function readStates({ query, organizationId, texts }: Tenant, sessions: readonly string[]): Promise<Map<string, SessionState>> {
  const states = new Map<string, SessionState>();
  if (sessions.length === 0) return states;
  const rows = await query<Row>(STATEMENT, [organizationId, sessions]);
  const reasons = await texts.open(
    "outcomes",
    rows.map(({ reason }) => reason),
  );
  for (const [index, row] of rows.entries()) {
    const state: SessionState = states.get(row.session_id) ?? new Map();
    states.set(
      row.session_id,
      state.set(row.outcome, {
        sessionId: row.session_id,
        outcome: row.outcome,
        outcomeId: row.outcome_id,
        provider: row.provider,
        providerDisputeId: row.provider_dispute_id,
        providerPaymentId: row.provider_payment_id,
        reason: reasons[index] ?? null,
        reasonCode: row.reason_code,
        submerchantId: row.submerchant_id,
        recordedAt: Number(row.recorded),
        occurredAt: row.occurred === null ? null : Number(row.occurred),
        reverted: row.reverted,
        amountMinor: row.amount_minor === null ? null : Number(row.amount_minor),
        feedbackApplied: row.feedback_applied,
        earlier: row.earlier,
      }),
    );
  }
  return states;
}
