// One payment can have two assessments: one triggered by an event of its provider, and a later one by the merchant's server. Both sessions can be
// reported as captured, but the payer paid once.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Maximum distance (days) between the two assessments: events are redelivered for days, and payments are captured within weeks. */
const APART = 31;

/** SQL of the credential kinds of assessments triggered by events. */
const TRIGGERED = "('ingest', 'connection')";

/** SQL of whether an assessment was triggered by an event. */
const isTriggered = (of: string): string => `${of}.credential_kind IN ${TRIGGERED}`;

/** SQL of the sessions of the same payment: `match` finds them by an index. */
const siblings = (
  match: string,
): string => `SELECT b.session_id FROM assessments b WHERE b.organization_id = $1 AND ${match} AND b.credential_kind <> 'publishable'
  AND (${isTriggered("b")}) <> (${isTriggered("a")}) AND b.submerchant_id IS NOT DISTINCT FROM a.submerchant_id AND b.flow = a.flow
  AND b.session_id >= first_id_at(t.at - ${APART} * 86400000::bigint) AND b.session_id < first_id_at(t.at + ${APART} * 86400000::bigint)`;

/**
 * Other captured and credited sessions of the same payment: with the same payment_id, or with the same order if one of both has no payment_id.
 * Call it after the captures are recorded: concurrent transactions are serialised by payment, so that the later one sees the earlier one.
 */
export async function capturedAsWell({ query, organizationId }: Tenant, sessions: readonly string[]): Promise<Map<string, string[]>> {
  if (sessions.length === 0) return new Map();
  const pairs = await query<{ session_id: string; other: string }>(
    `SELECT s.session_id, o.session_id AS other FROM unnest($2::uuid[]) AS s(session_id)
     CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = $1 AND session_id = s.session_id LIMIT 1) a
     CROSS JOIN LATERAL (SELECT (extract(epoch FROM a.assessed_at) * 1000)::bigint AS at) t
     CROSS JOIN LATERAL (
       ${siblings("a.payment_id IS NOT NULL AND b.payment_id = a.payment_id")}
       UNION ${siblings("a.order_id IS NOT NULL AND b.order_id = a.order_id")} AND (a.payment_id IS NULL OR b.payment_id IS NULL)
     ) o`,
    [organizationId, sessions],
  );
  if (pairs.length === 0) return new Map();
  // the same lock for both sessions
  await query(
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtextextended(least(one, other) || ' captured', 0) AS key FROM unnest($1::text[], $2::text[]) AS p(one, other) ORDER BY key
     ) keys`,
    [pairs.map(({ session_id }) => session_id), pairs.map(({ other }) => other)],
  );
  const captured = await query<{ session_id: string }>(
    "SELECT session_id FROM outcomes WHERE organization_id = $1 AND outcome = 'captured' AND session_id = ANY($2::uuid[]) AND (feedback_applied OR earlier <> '[]')",
    [organizationId, pairs.map(({ other }) => other)],
  );
  const credited = new Set(captured.map(({ session_id }) => session_id));
  const among = new Set(sessions);
  const result = new Map<string, string[]>();
  for (const { session_id, other } of pairs) if (credited.has(other) || among.has(other)) result.set(session_id, [...(result.get(session_id) ?? []), other]);
  return result;
}
