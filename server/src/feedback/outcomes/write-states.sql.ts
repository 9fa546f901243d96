// Writes the changed outcomes of payments, a batch with one statement.

import { rowParameters } from "../../platform/database/row-parameters.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { noteStatisticsChanges } from "../../statistics/changes.ts";
import { timeOf } from "./effective-time.ts";
import type { OutcomeRow } from "./payment-state.ts";

const rows = rowParameters<OutcomeRow>("r", 3, {
  session_id: ["uuid", ({ sessionId }) => sessionId],
  outcome: ["text", ({ outcome }) => outcome],
  outcome_id: ["uuid", ({ outcomeId }) => outcomeId],
  provider: ["text", ({ provider }) => provider],
  provider_dispute_id: ["text", ({ providerDisputeId }) => providerDisputeId],
  provider_payment_id: ["text", ({ providerPaymentId }) => providerPaymentId],
  reason: ["text", ({ reason }) => reason],
  reason_code: ["text", ({ reasonCode }) => reasonCode],
  submerchant_id: ["uuid", ({ submerchantId }) => submerchantId],
  recorded: ["bigint", ({ recordedAt }) => recordedAt],
  occurred: ["bigint", ({ occurredAt }) => occurredAt],
  reverted: ["boolean", ({ reverted }) => reverted],
  amount_minor: ["bigint", ({ amountMinor }) => amountMinor],
  earlier: ["text", ({ earlier }) => JSON.stringify(earlier)],
  change_id: ["uuid", () => newId()],
});

const WRITTEN = [
  "outcome_id",
  "provider",
  "provider_dispute_id",
  "provider_payment_id",
  "reason",
  "reason_code",
  "submerchant_id",
  "recorded_at",
  "occurred_at",
  "amount_minor",
  "earlier",
];

const STATEMENT = `WITH r AS (SELECT * FROM ${rows.sql}), written AS (
    INSERT INTO outcomes AS o (organization_id, session_id, outcome, ${WRITTEN.join(", ")}, reverted_at)
    SELECT $1, session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, reason_code, submerchant_id, ${timeOf("recorded")},
      ${timeOf("occurred")}, amount_minor, earlier::jsonb, CASE WHEN reverted THEN $2::timestamptz END
    FROM r ORDER BY session_id, outcome
    ON CONFLICT (organization_id, session_id, outcome) DO UPDATE SET ${WRITTEN.map((column) => `${column} = EXCLUDED.${column}`).join(", ")},
      reverted_at = CASE WHEN EXCLUDED.reverted_at IS NULL THEN NULL ELSE COALESCE(o.reverted_at, EXCLUDED.reverted_at) END
  )
  ${noteStatisticsChanges("SELECT $1, change_id, session_id FROM r")}`;

/** Writes the rows, and recounts the statistics of their sessions. Call it with the sessions locked. */
export async function writeStates({ query, organizationId, texts }: Tenant, changed: readonly OutcomeRow[], now: Date): Promise<void> {
  const sealed: OutcomeRow[] = [];
  for (const row of changed) sealed.push(row.reason === null ? row : { ...row, reason: await texts.seal("outcomes", row.reason) });
  if (sealed.length > 0) await query(STATEMENT, [organizationId, now, ...rows.values(sealed)]);
}
