// The records of outcomes: one per session and kind.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../database/tenancy.ts";
import { newId } from "../identifiers/uuid.ts";

type Schemas = components["schemas"];

/** The organization's word takes the place of its submerchant's: it concerns everybody. The record stays the same one. */
const OVERRULING = `(organization_id, session_id, outcome) DO UPDATE SET provider = EXCLUDED.provider, provider_dispute_id = EXCLUDED.provider_dispute_id,
  provider_payment_id = EXCLUDED.provider_payment_id, reason = EXCLUDED.reason, submerchant_id = NULL, recorded_at = EXCLUDED.recorded_at, reverted_at = NULL
  WHERE o.submerchant_id IS NOT NULL`;

/**
 * Takes the place of an outcome; answers its id, undefined when the place is taken. Whoever comes at the same moment waits here until the first
 * is done. One that is `overruling` takes the place from a submerchant.
 */
export async function claimOutcome(
  tenant: Tenant,
  sessionId: string,
  report: Schemas["OutcomeReport"],
  overruling: boolean,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tenant.query<{ outcome_id: string }>(
    `INSERT INTO outcomes AS o (organization_id, session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, submerchant_id, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT ${overruling ? OVERRULING : "DO NOTHING"} RETURNING outcome_id`,
    [
      tenant.organizationId,
      sessionId,
      report.outcome,
      newId(),
      report.provider ?? null,
      report.provider_dispute_id ?? null,
      report.provider_payment_id ?? null,
      report.reason ?? null,
      tenant.submerchantId,
      now,
    ],
  );
  return row?.outcome_id;
}

/** Keeps what an outcome was answered with, for its replays. */
export async function keepFeedback(
  tenant: Tenant,
  sessionId: string,
  outcome: Schemas["OutcomeKind"],
  applied: boolean,
  feedback: Schemas["OutcomeFeedback"],
): Promise<void> {
  await tenant.query("UPDATE outcomes SET feedback_applied = $4, feedback = $5 WHERE organization_id = $1 AND session_id = $2 AND outcome = $3", [
    tenant.organizationId,
    sessionId,
    outcome,
    applied,
    JSON.stringify(feedback),
  ]);
}

/** An outcome, as recorded. */
export interface StoredOutcome {
  readonly outcome_id: string;
  /** Who reported it; null: the organization. */
  readonly submerchant_id: string | null;
  readonly feedback_applied: boolean;
  readonly feedback: Schemas["OutcomeFeedback"];
}

/** The record of an outcome that is there. */
export async function recordedOutcome(tenant: Tenant, sessionId: string, outcome: Schemas["OutcomeKind"]): Promise<StoredOutcome> {
  const [stored] = await tenant.query<StoredOutcome>(
    "SELECT outcome_id, submerchant_id, feedback_applied, feedback FROM outcomes WHERE organization_id = $1 AND session_id = $2 AND outcome = $3",
    [tenant.organizationId, sessionId, outcome],
  );
  if (stored === undefined) throw new Error("an outcome that was taken is gone");
  return stored;
}

/** Marks outcomes of a session as taken back; a submerchant those that it reported. */
export async function markReverted(tenant: Tenant, sessionId: string, outcomes: readonly Schemas["OutcomeKind"][], now: Date): Promise<void> {
  await tenant.query(
    `UPDATE outcomes SET reverted_at = $4 WHERE organization_id = $1 AND session_id = $2 AND outcome = ANY($3) AND reverted_at IS NULL
       AND ($5::uuid IS NULL OR submerchant_id = $5)`,
    [tenant.organizationId, sessionId, outcomes, now, tenant.submerchantId],
  );
}
