// A dispute is noted against everything that its payer is known by.
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = `INSERT INTO payer_disputes (organization_id, identifier, session_id, kind, occurred_at, submerchant_id)
  SELECT $1, n, $3, $4, $5, $6 FROM unnest($2::bigint[]) AS n ON CONFLICT DO NOTHING`;

/** Notes a dispute of a session; one that is noted stays as it is. */
export async function insertDispute(
  { query, organizationId, submerchantId }: Tenant,
  identifiers: readonly IdentifierHash[],
  sessionId: string,
  kind: "chargeback" | "fraud",
  occurredAt: Date,
): Promise<void> {
  await query(STATEMENT, [organizationId, identifiers, sessionId, kind, occurredAt, submerchantId]);
}
