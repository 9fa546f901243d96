// Assessments that earlier events of a payment were linked to.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { CANDIDATE_COLUMNS, type Candidate, MOST_CANDIDATES, TRIGGERED } from "./candidate.ts";

/** Those that the merchant requested come first, then those that events triggered, then those of browsers; of each the newest. */
const STATEMENT = `SELECT ${CANDIDATE_COLUMNS} FROM (
    SELECT DISTINCT session_id FROM provider_events WHERE organization_id = $1 AND provider = $2 AND provider_payment_id = $3 AND session_id IS NOT NULL
  ) e JOIN assessments a ON a.organization_id = $1 AND a.session_id = e.session_id WHERE ($4::uuid IS NULL OR a.submerchant_id = $4)
  ORDER BY a.credential_kind = 'publishable', a.credential_kind IN ${TRIGGERED}, a.session_id DESC LIMIT ${MOST_CANDIDATES + 1}`;

/** Candidates of a provider's payment: of a submerchant, or of the whole organization (null). */
export function findLinkedCandidates({ query, organizationId }: Tenant, provider: string, payment: string, submerchantId: string | null): Promise<Candidate[]> {
  return query<Candidate>(STATEMENT, [organizationId, provider, payment, submerchantId]);
}
