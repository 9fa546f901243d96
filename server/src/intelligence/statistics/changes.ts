// What changes figures after the fact: an outcome, a report, a case. Noted in the transaction of the change, counted by the rollup job.

import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { StatisticsChange } from "./statistics-change.entity.ts";

/** Has the figures of a session counted anew, within a minute. Once more is harmless, too early is not possible: it is seen when the transaction commits. */
export async function noteStatisticsChange({ em, organizationId }: Tenant, sessionId: string): Promise<void> {
  await em.insert(StatisticsChange, { organizationId, id: newId(), sessionId });
}

/** SQL that does the same for many sessions, as a part of a statement that changes them: `rows` selects the organization, an id of the note and the session of each. */
export const noteStatisticsChanges = (rows: string): string => `INSERT INTO statistics_changes (organization_id, id, session_id) ${rows}`;
