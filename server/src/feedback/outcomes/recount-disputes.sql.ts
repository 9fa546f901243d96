// Computes counters from the stored disputes.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";

const STATEMENT = `INSERT INTO payer_counters (organization_id, identifier, disputes, last_chargeback_at, last_confirmed_fraud_at)
  SELECT $1, n, d.sessions, d.chargeback, d.fraud FROM unnest($2::bigint[]) AS n
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT session_id)::int AS sessions, max(occurred_at) FILTER (WHERE kind = 'chargeback') AS chargeback, max(occurred_at) FILTER (WHERE kind = 'fraud') AS fraud
    FROM payer_disputes WHERE organization_id = $1 AND identifier = n
  ) d ORDER BY n
  ON CONFLICT (organization_id, identifier) DO UPDATE
    SET disputes = EXCLUDED.disputes, last_chargeback_at = EXCLUDED.last_chargeback_at, last_confirmed_fraud_at = EXCLUDED.last_confirmed_fraud_at`;

/** Counts the disputes of distinct identifiers. Rows are locked in ascending order. */
export async function recountDisputes({ query, organizationId }: Tenant, identifiers: readonly IdentifierHash[]): Promise<void> {
  await query(STATEMENT, [organizationId, identifiers]);
}
