// Hashes that more than 1 % of the recent approved pay-ins have. Rows of activity and assessments belong to decisions/assessments.

import type { Tenant } from "../../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../../values/identifiers/hash.ts";
import { BROAD_SHARE, FEWEST_BROAD } from "./reach.ts";
import { MOST_PAYMENTS } from "./recent-traffic.ts";

/** Approved with a secret key: holders of the browser key could make any value look frequent. */
const STATEMENT = `WITH recent AS MATERIALIZED (
    SELECT a.payer, a.email, a.phone, a.card, a.device, a.account FROM activity a
    CROSS JOIN LATERAL (SELECT decision FROM assessments s WHERE s.organization_id = $1 AND s.session_id = a.session_id LIMIT 1) s
    WHERE a.organization_id = $1 AND a.scope = 0 AND a.trusted AND s.decision = 'approve' ORDER BY a.session_id DESC LIMIT $2
  )
  SELECT NULL::text AS hash, count(*)::int AS payments FROM recent
  UNION ALL
  SELECT v.hash::text, NULL FROM recent CROSS JOIN LATERAL (VALUES (payer), (email), (phone), (card), (device), (account)) v(hash) WHERE v.hash IS NOT NULL
  GROUP BY v.hash HAVING count(*) >= $3 AND count(*) > $4::float8 * (SELECT count(*) FROM recent)`;

/** Hashes of values that are frequent, and the payments among which they are. */
export async function listFrequentHashes({ query, organizationId }: Tenant): Promise<{ hashes: ReadonlySet<IdentifierHash>; payments: number }> {
  // force the use of the key, as for other pages of assessments
  await query("SET LOCAL enable_sort = off", []);
  const rows = await query<{ hash: IdentifierHash | null; payments: number | null }>(STATEMENT, [organizationId, MOST_PAYMENTS, FEWEST_BROAD, BROAD_SHARE]);
  await query("SET LOCAL enable_sort = on", []);
  return { hashes: new Set(rows.flatMap(({ hash }) => hash ?? [])), payments: rows.find(({ payments }) => payments !== null)?.payments ?? 0 };
}
