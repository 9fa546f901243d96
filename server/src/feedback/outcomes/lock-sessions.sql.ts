// Outcomes of one session are recorded one after the other: what holds follows from all of them.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const STATEMENT = `SELECT EXISTS (SELECT FROM provider_events WHERE organization_id = $2 AND assessment_session_id IS NOT NULL) AS events_assess, count(lock.taken) AS locked
  FROM (
    SELECT pg_advisory_xact_lock(hashtextextended(session || ' outcomes', 0))::text AS taken FROM (SELECT DISTINCT s AS session FROM unnest($1::text[]) AS s ORDER BY s OFFSET 0) sessions
  ) lock`;

/**
 * Locks the outcomes of sessions until the transaction ends, in ascending order, so that concurrent calls cannot deadlock: statements after it see what others have recorded.
 * Returns whether events have triggered assessments of the organization: a payment can have two then.
 */
export async function lockSessions({ query, organizationId }: Tenant, sessions: readonly string[]): Promise<boolean> {
  if (sessions.length === 0) return false;
  const [row] = await query<{ events_assess: boolean }>(STATEMENT, [sessions, organizationId]);
  return row?.events_assess === true;
}
