// Assessments with an order, a payment or a session: each read follows an index and is bounded, however many assessments browsers made with a reference.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { CANDIDATE_COLUMNS, type Candidate, MOST_CANDIDATES, type Reference, TRIGGERED } from "./candidate.ts";

/** Most assessments of browsers per reference, the newest: a page can make any number of them. */
const MOST_OF_BROWSERS = 1000;

/**
 * SQL of the assessments with a reference: `$1` the organization, `$2` the value, `$3` a submerchant or null. Those that the merchant requested come first,
 * then those that events triggered, then those of browsers, which are read only if there is no other. Each read follows a partial index of its kind
 * (migration 0027), newest first, and is bounded: assessments that a page makes with an order do not slow down the look-up.
 */
function candidatesStatement(by: Exclude<Reference[0], "earlier_event">): string {
  const of = `FROM assessments a WHERE a.organization_id = $1 AND a.${by} = $2`;
  const within = "($3::uuid IS NULL OR a.submerchant_id = $3)";
  const newest = `ORDER BY a.session_id DESC LIMIT ${MOST_CANDIDATES + 1}`;
  return `WITH requested AS (
      SELECT 1 AS rank, ${CANDIDATE_COLUMNS} ${of} AND a.credential_kind <> 'publishable' AND a.credential_kind NOT IN ${TRIGGERED} AND ${within} ${newest}
    ), triggered AS (
      SELECT 2 AS rank, ${CANDIDATE_COLUMNS} ${of} AND a.credential_kind <> 'publishable' AND a.credential_kind IN ${TRIGGERED} AND ${within}
        AND (SELECT count(*) FROM requested) <= ${MOST_CANDIDATES} ${newest}
    ), browsers AS (
      SELECT 3 AS rank, ${CANDIDATE_COLUMNS} FROM (
        SELECT a.* ${of} AND a.credential_kind = 'publishable' AND NOT EXISTS (SELECT FROM requested) AND NOT EXISTS (SELECT FROM triggered)
        ORDER BY a.session_id DESC LIMIT ${MOST_OF_BROWSERS}
      ) a WHERE ${within} ${newest}
    )
    SELECT session_id, submerchant_id, flow, order_id, payment_id, amount_minor, currency, credential_kind
    FROM (SELECT * FROM requested UNION ALL SELECT * FROM triggered UNION ALL SELECT * FROM browsers) a
    ORDER BY rank, session_id DESC LIMIT ${MOST_CANDIDATES + 1}`;
}

/** Candidates of a reference: of a submerchant, or of the whole organization (null). */
export function findCandidates(
  { query, organizationId }: Tenant,
  by: Exclude<Reference[0], "earlier_event">,
  value: string,
  submerchantId: string | null,
): Promise<Candidate[]> {
  return query<Candidate>(candidatesStatement(by), [organizationId, value, submerchantId]);
}
