// Frauds: which of many assessments were, with one look-up per key of each, and those in a range of sessions.
import { isFraud } from "../../decisions/assessments/labels.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const AMONG = `SELECT s.id AS session_id FROM unnest($2::uuid[]) AS s(id) WHERE ${isFraud("$1", "s.id")}`;

/** Those of these assessments that were reported as fraud, confirmed, or charged back, and not reversed since. */
export async function fraudsAmong({ query, organizationId }: Tenant, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = sessionIds.length === 0 ? [] : await query<{ session_id: string }>(AMONG, [organizationId, sessionIds]);
  return new Set(rows.map(({ session_id }) => session_id));
}

const WITHIN = `SELECT session_id FROM outcomes WHERE organization_id = $1 AND session_id >= $2 AND session_id < $3 AND outcome IN ('chargeback_lost', 'fraud_confirmed')
  UNION SELECT session_id FROM fraud_reports WHERE organization_id = $1 AND session_id >= $2 AND session_id < $3 LIMIT $4`;

/** At most `most` sessions from `first` on and before `last` that may be fraud: reversed ones are among them. Null: all. */
export async function suspectedFrauds({ query, organizationId }: Tenant, first: string, last: string, most: number | null): Promise<string[]> {
  const rows = await query<{ session_id: string }>(WITHIN, [organizationId, first, last, most]);
  return rows.map(({ session_id }) => session_id);
}
