// Stores a dispute for every identifier of its payer.
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = `INSERT INTO payer_disputes (organization_id, identifier, session_id, kind, occurred_at, submerchant_id)
  SELECT $1, n, $3, $4, $5, $6 FROM unnest($2::bigint[]) AS n ON CONFLICT DO NOTHING`;

/** Stores a dispute of a session; an existing one stays unchanged. */
export async function insertDispute(
  { query, organizationId, submerchantId }: Tenant,
  identifiers: readonly IdentifierHash[],
  sessionId: string,
  kind: "chargeback" | "fraud",
  occurredAt: Date,
): Promise<void> {
  await query(STATEMENT, [organizationId, identifiers, sessionId, kind, occurredAt, submerchantId]);
}
