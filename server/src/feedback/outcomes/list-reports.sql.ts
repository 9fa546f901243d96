// The fraud reports on a session, by when they were made.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { madeAt } from "../../statistics/count-changes.sql.ts";
import { microsecondsOf } from "./effective-time.ts";
import type { ContradictingReport } from "./verdict-state.ts";

const STATEMENT = `SELECT ${microsecondsOf(madeAt("report_id"))} AS at, submerchant_id FROM fraud_reports WHERE organization_id = $1 AND session_id = $2`;

/** The reports. */
export async function listReports({ query, organizationId }: Tenant, sessionId: string): Promise<ContradictingReport[]> {
  const rows = await query<{ at: string; submerchant_id: string | null }>(STATEMENT, [organizationId, sessionId]);
  return rows.map(({ at, submerchant_id }) => ({ at: Number(at), submerchantId: submerchant_id }));
}
