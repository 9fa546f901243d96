// One payment can have two assessments: one that an event of its provider triggered, and one that the merchant's server requested later. Both sessions can be
// reported as captured, but the payer has paid once.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { findCaptured } from "./find-captured.sql.ts";
import { findSamePayments } from "./find-same-payments.sql.ts";
import { lockPayments } from "./lock-payments.sql.ts";

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
