// What changes figures after the fact: an outcome, a report, a case. Noted in the transaction of the change, counted by the rollup job.

import { newId } from "../platform/ids/uuid.ts";
import type { Tenant } from "../platform/tenancy/tenancy.ts";
import { StatisticsChange } from "./statistics-change.entity.ts";

/** Requests a recount of the statistics of a session, within a minute. Repeating it is harmless; it takes effect when the transaction commits. */
export async function noteStatisticsChange({ em, organizationId }: Tenant, sessionId: string): Promise<void> {
  await em.insert(StatisticsChange, { organizationId, id: newId(), sessionId });
}

/** SQL that does the same for many sessions, as a part of a statement that changes them: `rows` selects the organization, an id of the note and the session of each. */
export const noteStatisticsChanges = (rows: string): string => `INSERT INTO statistics_changes (organization_id, id, session_id) ${rows}`;
