// The events of a dispute. It is locked: concurrent events of one dispute would each take the other's step for its own.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { DisputeStep } from "./dispute-steps.ts";

const LOCK = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";

/** Most events of a dispute that are compared, the newest. */
const MOST_EVENTS = 100;

const STATEMENT = `SELECT id, dispute_status AS status, dispute_conditional AS conditional, occurred_at IS NOT NULL AS stated,
    (extract(epoch FROM LEAST(coalesce(occurred_at, received_at), received_at)) * 1000)::float8 AS at
  FROM provider_events WHERE organization_id = $1 AND provider = $2 AND provider_dispute_id = $3 AND dispute_status IS NOT NULL
    AND submerchant_id IS NOT DISTINCT FROM $4 ORDER BY id DESC LIMIT ${MOST_EVENTS}`;

/** Locks a dispute until the transaction ends, and returns what its stored events say. */
export async function listDisputeSteps({ query, organizationId, submerchantId }: Tenant, provider: string, disputeId: string): Promise<DisputeStep[]> {
  await query(LOCK, [`${organizationId} ${provider} ${disputeId} dispute`]);
  return query<DisputeStep>(STATEMENT, [organizationId, provider, disputeId, submerchantId]);
}
