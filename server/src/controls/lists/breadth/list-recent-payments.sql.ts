// The latest payments of an organization with their requests, for the reach of list entries. Rows of assessments belong to decisions/assessments; the statement reads them here, as
// backtests do, because lists are below decisions.
import { joinDataKey, type StoredRequest, sealedRequest } from "../../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../../platform/tenancy/tenancy.ts";
import type { Flow } from "../../../scoring/situation/transaction.ts";

/** A payment with its request as it is stored. */
export interface RecentPayment extends StoredRequest {
  readonly session_id: string;
  readonly flow: Flow;
  readonly submerchant_id: string | null;
  readonly approved: boolean;
  readonly browser: boolean;
  readonly amount_minor: string;
}

/** Newest first, by the primary key. */
const STATEMENT = `SELECT a.session_id, a.flow, a.submerchant_id, a.decision = 'approve' AS approved, a.credential_kind = 'publishable' AS browser, a.amount_minor::text, a.request, ${sealedRequest("a")}
  FROM assessments a ${joinDataKey("a")} WHERE a.organization_id = $1 AND a.session_id < $2 AND ($3::uuid IS NULL OR a.submerchant_id = $3) ORDER BY a.session_id DESC LIMIT $4`;

/** At most so many payments before a session, newest first; a submerchant sees its own. */
export async function listRecentPayments({ query, organizationId, submerchantId }: Tenant, before: string, most: number): Promise<RecentPayment[]> {
  // force the use of the key: with stale statistics the planner would sort all assessments for each page
  await query("SET LOCAL enable_sort = off", []);
  return query<RecentPayment>(STATEMENT, [organizationId, before, submerchantId, most]);
}
