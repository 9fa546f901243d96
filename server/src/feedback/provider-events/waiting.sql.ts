// Events without effect wait for their assessment, by what they refer to.
import type { Reference } from "../../decisions/assessments/candidate.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

const WAIT = `WITH waiting AS (
    INSERT INTO waiting_events (organization_id, reference, value, event_id, provider, created_at)
    SELECT $1, r.reference, r.value, $2, $5, $6::timestamptz FROM unnest($3::text[], $4::text[]) AS r(reference, value) ON CONFLICT DO NOTHING
  )
  INSERT INTO event_rechecks (organization_id, id, event_id, due_at) SELECT $1, $7, $2, $6::timestamptz + interval '10 seconds' WHERE cardinality($3::text[]) > 0`;

/** Lets an event wait for an assessment with one of its references; it is resolved again soon, in case the assessment arrived at the same moment. */
export async function waitFor(
  { query, organizationId }: Tenant,
  eventId: string,
  provider: string,
  references: readonly Reference[],
  receivedAt: Date,
): Promise<void> {
  await query(WAIT, [organizationId, eventId, references.map(([by]) => by), references.map(([, value]) => value), provider, receivedAt, newId()]);
}

const END = `WITH ended AS (DELETE FROM waiting_events WHERE organization_id = $1 AND event_id = $2)
  DELETE FROM event_rechecks WHERE organization_id = $1 AND event_id = $2`;

/** Ends the waiting of an event. */
export async function endWaiting({ query, organizationId }: Tenant, eventId: string): Promise<void> {
  await query(END, [organizationId, eventId]);
}

const END_RECHECK = "DELETE FROM event_rechecks WHERE organization_id = $1 AND event_id = $2";

/** Ends the recheck of an event that still waits. */
export async function endRecheck({ query, organizationId }: Tenant, eventId: string): Promise<void> {
  await query(END_RECHECK, [organizationId, eventId]);
}

const IS_WAITING = "SELECT EXISTS (SELECT FROM waiting_events WHERE organization_id = $1 AND event_id = $2) AS waiting";

/** Does the event wait? */
export async function isWaiting({ query, organizationId }: Tenant, eventId: string): Promise<boolean> {
  const [row] = await query<{ waiting: boolean }>(IS_WAITING, [organizationId, eventId]);
  return row?.waiting === true;
}

const LIST = `SELECT DISTINCT w.event_id, e.kind, e.submerchant_id FROM waiting_events w JOIN provider_events e ON e.organization_id = w.organization_id AND e.id = w.event_id
  WHERE w.organization_id = $1 AND (w.reference, w.value) IN (SELECT * FROM unnest($2::text[], $3::text[])) AND (w.reference <> 'earlier_event' OR w.provider = $4)
  ORDER BY w.event_id LIMIT $5`;

/** An event that waits. */
export interface WaitingEventRow {
  readonly event_id: string;
  readonly kind: string | null;
  readonly submerchant_id: string | null;
}

/** Events that wait for one of these references, in the order of their arrival; of `earlier_event`, those of the provider. */
export function listWaiting({ query, organizationId }: Tenant, references: readonly Reference[], provider: string, most: number): Promise<WaitingEventRow[]> {
  return query<WaitingEventRow>(LIST, [organizationId, references.map(([by]) => by), references.map(([, value]) => value), provider, most]);
}
