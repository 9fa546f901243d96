// Stores a dispute for every identifier of its payer, and counts it.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";

/** A statement does not see what its parts write: the counters are those of the rows before, with the new one. */
const STATEMENT = `WITH noted AS (
    INSERT INTO payer_disputes AS d (organization_id, identifier, session_id, kind, occurred_at, submerchant_id)
    SELECT $1, n, $3, $4, $5::timestamptz, $6::uuid FROM unnest($2::bigint[]) AS n
    ON CONFLICT (organization_id, identifier, session_id, kind) DO UPDATE SET submerchant_id = NULL, occurred_at = EXCLUDED.occurred_at
      WHERE d.submerchant_id IS NOT NULL AND EXCLUDED.submerchant_id IS NULL
    RETURNING identifier, session_id, kind, occurred_at
  )
  INSERT INTO payer_counters (organization_id, identifier, disputes, last_chargeback_at, last_confirmed_fraud_at)
  SELECT $1, n, d.sessions, d.chargeback, d.fraud FROM unnest($2::bigint[]) AS n
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT session_id)::int AS sessions, max(occurred_at) FILTER (WHERE kind = 'chargeback') AS chargeback, max(occurred_at) FILTER (WHERE kind = 'fraud') AS fraud
    FROM (
      SELECT session_id, kind, occurred_at FROM payer_disputes WHERE organization_id = $1 AND identifier = n
      UNION ALL SELECT session_id, kind, occurred_at FROM noted WHERE identifier = n
    ) known
  ) d ORDER BY n
  ON CONFLICT (organization_id, identifier) DO UPDATE
    SET disputes = EXCLUDED.disputes, last_chargeback_at = EXCLUDED.last_chargeback_at, last_confirmed_fraud_at = EXCLUDED.last_confirmed_fraud_at`;

/**
 * Stores a dispute of a session for distinct identifiers, and counts the disputes of each. An existing one stays unchanged, except that the organization's
 * report replaces a submerchant's. Counters are locked in ascending order.
 */
export async function insertDispute(
  { query, organizationId, submerchantId }: Tenant,
  identifiers: readonly IdentifierHash[],
  sessionId: string,
  kind: "chargeback" | "fraud",
  occurredAt: Date,
): Promise<void> {
  await query(STATEMENT, [organizationId, identifiers, sessionId, kind, occurredAt, submerchantId]);
}
