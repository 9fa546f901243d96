// A verdict is recorded.
import type { components } from "../../../../generated/types.ts";
import { noteStatisticsChanges } from "../../intelligence/statistics/changes.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { later, WITH_LAST } from "./claim-fragments.ts";

type Schemas = components["schemas"];

/** The organization's word takes the place of its submerchant's. */
const TAKEN_OVER = "o.reverted_at IS NULL AND o.submerchant_id IS NOT NULL AND EXCLUDED.submerchant_id IS NULL";

const STATEMENT = `WITH claimed AS (
  INSERT INTO outcomes AS o (organization_id, session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, reason_code,
    submerchant_id, recorded_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $12, $9, ${later("$10", "$2")}) ON CONFLICT (organization_id, session_id, outcome) DO UPDATE SET
    outcome_id = CASE WHEN ${TAKEN_OVER} THEN o.outcome_id ELSE EXCLUDED.outcome_id END, earlier = CASE WHEN ${TAKEN_OVER} THEN o.earlier ELSE ${WITH_LAST} END,
    provider = EXCLUDED.provider, provider_dispute_id = EXCLUDED.provider_dispute_id, provider_payment_id = EXCLUDED.provider_payment_id, reason = EXCLUDED.reason,
    reason_code = EXCLUDED.reason_code, fraud_type = NULL, fraud_type_source = NULL,
    submerchant_id = CASE WHEN o.reverted_at IS NULL AND o.submerchant_id IS NULL THEN NULL ELSE EXCLUDED.submerchant_id END,
    recorded_at = EXCLUDED.recorded_at, reverted_at = NULL
  WHERE o.reverted_at IS NOT NULL OR (${TAKEN_OVER}) OR EXISTS (
    SELECT FROM outcomes x WHERE x.organization_id = $1 AND x.session_id = $2 AND x.outcome = ANY($11) AND x.reverted_at IS NULL
      AND x.submerchant_id IS NOT DISTINCT FROM EXCLUDED.submerchant_id)
  RETURNING outcome_id
), noted AS (
  ${noteStatisticsChanges("SELECT $1::uuid, $4::uuid, $2::uuid FROM claimed")}
)
SELECT outcome_id, EXISTS (SELECT FROM outcomes WHERE organization_id = $1 AND session_id = $2 AND outcome = ANY($11)) AS contradicts FROM claimed`;

/** A new record of a verdict. */
export interface ClaimedVerdict {
  readonly outcome_id: string;
  /** The session has a record of an opposite verdict, in force or reverted. */
  readonly contradicts: boolean;
}

/**
 * Records a verdict that `opposites` contradict, and recounts the statistics of its session; undefined where the verdict holds already. Concurrent calls wait
 * for the first. One that was reverted, or that the same reporter has contradicted since, is a new record; the organization's word takes the place of its submerchant's: it
 * concerns everybody, and the record stays the same one.
 */
export async function claimVerdict(
  { query, organizationId, submerchantId }: Tenant,
  sessionId: string,
  report: Schemas["OutcomeReport"],
  opposites: readonly Schemas["OutcomeKind"][],
  now: Date,
): Promise<ClaimedVerdict | undefined> {
  const { outcome, provider = null, provider_dispute_id = null, provider_payment_id = null, reason = null, reason_code = null } = report;
  const [row] = await query<ClaimedVerdict>(STATEMENT, [
    organizationId,
    sessionId,
    outcome,
    newId(),
    provider,
    provider_dispute_id,
    provider_payment_id,
    reason,
    submerchantId,
    now,
    opposites,
    reason_code,
  ]);
  return row;
}
