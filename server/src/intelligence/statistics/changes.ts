// Later changes of figures: by an outcome, a report, a case. Recorded in the transaction of the change, counted by the rollup job.

import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Requests a recount of a session's figures within a minute. Duplicates are harmless; a recount never happens too early, since it sees committed changes only. */
export async function noteStatisticsChange({ query, organizationId }: Tenant, sessionId: string): Promise<void> {
  await query("INSERT INTO statistics_changes (organization_id, id, session_id) VALUES ($1, $2, $3)", [organizationId, newId(), sessionId]);
}
