// One payment can have two assessments: one that an event of its provider triggered, and one that the merchant's server requested later. Both sessions can be
// reported as captured, but the payer has paid once.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { findSamePayments, type PaymentPair } from "./find-same-payments.sql.ts";

/**
 * Of sessions, those of the same payment that were captured and credited as well: with the same payment, or with the same order if one of both has no
 * payment. Call it after the captures are recorded: concurrent transactions are serialised by payment, so that the later one sees the earlier one.
 */
export async function capturedAsWell(tenant: Tenant, sessions: readonly string[]): Promise<Map<string, string[]>> {
  if (sessions.length === 0) return new Map();
  const pairs = await findSamePayments(tenant, sessions);
  if (pairs.length === 0) return new Map();
  await lockPayments(tenant, pairs);
  const credited = await findCaptured(
    tenant,
    pairs.map(({ other }) => other),
  );
  const among = new Set(sessions);
  const result = new Map<string, string[]>();
  for (const { session_id, other } of pairs) if (credited.has(other) || among.has(other)) result.set(session_id, [...(result.get(session_id) ?? []), other]);
  return result;
}

const pairRows = rowParameters<PaymentPair>("p", 1, { one: ["text", ({ session_id }) => session_id], other: ["text", ({ other }) => other] });

const LOCK = `SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(least(one, other) || ' captured', 0) AS key FROM ${pairRows.sql} ORDER BY key
  ) keys`;

/** Takes one lock per pair, the same for either session, in ascending order, until the transaction ends. */
async function lockPayments({ query }: Tenant, pairs: readonly PaymentPair[]): Promise<void> {
  await query(LOCK, pairRows.values(pairs));
}

const CAPTURED = `SELECT session_id FROM outcomes
  WHERE organization_id = $1 AND outcome = 'captured' AND session_id = ANY($2::uuid[]) AND reverted_at IS NULL AND (feedback_applied OR earlier <> '[]')`;

/** Those of these sessions that were captured and credited. */
async function findCaptured({ query, organizationId }: Tenant, sessions: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ session_id: string }>(CAPTURED, [organizationId, sessions]);
  return new Set(rows.map(({ session_id }) => session_id));
}
