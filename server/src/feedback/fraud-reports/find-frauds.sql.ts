// Which of many assessments were fraud, with one look-up per key of each.
import { madeAt } from "../../intelligence/statistics/count-changes.sql.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** As statistics count frauds (intelligence/statistics/count-changes.sql.ts): a merchant's error is none, and a later verdict in favour of the payer reverses a report. */
const STATEMENT = `SELECT s.id AS session_id FROM unnest($2::uuid[]) AS s(id) WHERE EXISTS (
    SELECT FROM outcomes WHERE organization_id = $1 AND session_id = s.id AND reverted_at IS NULL AND outcome IN ('chargeback_lost', 'fraud_confirmed')
      AND fraud_type IS DISTINCT FROM 'merchant_error'
  ) OR EXISTS (
    SELECT FROM fraud_reports r WHERE r.organization_id = $1 AND r.session_id = s.id AND NOT EXISTS (
      SELECT FROM outcomes x WHERE x.organization_id = $1 AND x.session_id = s.id AND x.reverted_at IS NULL AND x.outcome IN ('chargeback_won', 'false_positive')
        AND x.recorded_at >= ${madeAt("r.report_id")} AND (x.submerchant_id IS NULL OR x.submerchant_id = r.submerchant_id))
  )`;

/** Those of these assessments that were reported as fraud, confirmed, or charged back, and not reversed since. */
export async function fraudsAmong({ query, organizationId }: Tenant, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = sessionIds.length === 0 ? [] : await query<{ session_id: string }>(STATEMENT, [organizationId, sessionIds]);
  return new Set(rows.map(({ session_id }) => session_id));
}
