// What changes figures after the fact: an outcome, a report, a case. Noted in the transaction of the change, counted by the rollup job.

import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Has the figures of a session counted anew, within a minute. Once more is harmless, too early is not possible: it is seen when the transaction commits. */
export async function noteStatisticsChange({ query, organizationId }: Tenant, sessionId: string): Promise<void> {
  await query("INSERT INTO statistics_changes (organization_id, id, session_id) VALUES ($1, $2, $3)", [organizationId, newId(), sessionId]);
}
