// Records outcomes of payments, a batch with one statement.
import type { components } from "../../../../generated/types.ts";
import { noteStatisticsChanges } from "../../intelligence/statistics/changes.ts";
import { rowParameters } from "../../platform/database/row-parameters.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { later, WITH_LAST } from "./claim-fragments.ts";

type Schemas = components["schemas"];

/** An outcome to record, and the submerchant that reports it (null: the organization). */
export interface ClaimRow {
  readonly sessionId: string;
  readonly outcome: Schemas["OutcomeKind"];
  readonly report: Schemas["OutcomeReport"];
  readonly submerchantId: string | null;
}

/** A new record. */
export interface ClaimedRow {
  readonly session_id: string;
  readonly outcome_id: string;
  /** False: the session has had this outcome before, and another one of the payment since. */
  readonly first: boolean;
  readonly has_failed: boolean;
  readonly events_assess: boolean;
}

const claimed = rowParameters<ClaimRow>("r", 3, {
  session_id: ["uuid", ({ sessionId }) => sessionId],
  outcome: ["text", ({ outcome }) => outcome],
  outcome_id: ["uuid", () => newId()],
  provider: ["text", ({ report }) => report.provider ?? null],
  provider_dispute_id: ["text", ({ report }) => report.provider_dispute_id ?? null],
  provider_payment_id: ["text", ({ report }) => report.provider_payment_id ?? null],
  reason: ["text", ({ report }) => report.reason ?? null],
  reason_code: ["text", ({ report }) => report.reason_code ?? null],
  submerchant_id: ["uuid", ({ submerchantId }) => submerchantId],
});

const STATEMENT = `WITH claimed AS (
    INSERT INTO outcomes AS o (organization_id, session_id, outcome, outcome_id, provider, provider_dispute_id, provider_payment_id, reason, reason_code,
      submerchant_id, recorded_at)
    SELECT $1, r.*, ${later("$2", "r.session_id")} FROM ${claimed.sql}
    ORDER BY session_id, outcome ON CONFLICT (organization_id, session_id, outcome) DO UPDATE SET outcome_id = EXCLUDED.outcome_id, earlier = ${WITH_LAST},
      provider = EXCLUDED.provider, provider_dispute_id = EXCLUDED.provider_dispute_id, provider_payment_id = EXCLUDED.provider_payment_id, reason = EXCLUDED.reason,
      reason_code = EXCLUDED.reason_code, submerchant_id = EXCLUDED.submerchant_id, recorded_at = EXCLUDED.recorded_at
    WHERE EXISTS (
      SELECT FROM outcomes x WHERE x.organization_id = o.organization_id AND x.session_id = o.session_id AND x.outcome = ANY($12) AND x.outcome <> o.outcome
        AND x.recorded_at > o.recorded_at)
    RETURNING session_id, outcome_id, earlier = '[]' AS first
  ), noted AS (
    ${noteStatisticsChanges("SELECT $1, outcome_id, session_id FROM claimed")}
  )
  SELECT c.*, EXISTS (SELECT FROM outcomes f WHERE f.organization_id = $1 AND f.session_id = c.session_id AND f.outcome = 'failed') AS has_failed,
    EXISTS (SELECT FROM provider_events WHERE organization_id = $1 AND assessment_session_id IS NOT NULL) AS events_assess
  FROM claimed c`;

/**
 * Records outcomes, no two of one session, and recounts the statistics of their sessions. One is a new record where one of `kinds`, those of a payment,
 * was recorded after it. Rows are locked in ascending order, so that concurrent calls cannot deadlock.
 */
export function claimRows(
  { query, organizationId }: Tenant,
  claims: readonly ClaimRow[],
  kinds: readonly Schemas["OutcomeKind"][],
  now: Date,
): Promise<ClaimedRow[]> {
  return query<ClaimedRow>(STATEMENT, [organizationId, now, ...claimed.values(claims), kinds]);
}
