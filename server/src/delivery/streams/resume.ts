// The beginning of a stream: marks the organization, so that its events are stored, and reads what happened since the last event that the caller received.
import { firstIdAt, timeOfId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { MINUTE } from "../../platform/time/time.ts";
import { STORED_MINUTES } from "./cross-tenant-functions.ts";
import { LOOK_BACK, type StoredEvent } from "./reader.ts";

/** Most events that are sent again. */
export const MOST_RESUMED = 200;

/**
 * Has events of the organization stored from now on, if they are not. Returns since when they are (epoch milliseconds). The row is written at most once a
 * minute; it does not change the organization's version.
 */
export async function storeEventsFor({ query, organizationId }: Tenant): Promise<number> {
  const minutes = (count: number) => `now() + interval '${count} minutes'`;
  const [marked] = await query<{ since: string }>(
    `WITH marked AS (
  UPDATE organizations SET streamed_since = CASE WHEN streamed_until > now() THEN streamed_since ELSE clock_timestamp() END, streamed_until = ${minutes(STORED_MINUTES)}
  WHERE id = $1 AND (streamed_until IS NULL OR streamed_until < ${minutes(STORED_MINUTES - 1)}) RETURNING streamed_since
) SELECT (extract(epoch FROM COALESCE((SELECT streamed_since FROM marked), o.streamed_since)) * 1000)::bigint::text AS since FROM organizations o WHERE o.id = $1`,
    [organizationId],
  );
  return Number(marked?.since);
}

/**
 * Events since `after`, oldest first; undefined where some may be missing, and where the id is not one of an event of the organization: the position of a caller
 * with another id is unknown. `since`: from when on all events are stored.
 */
export async function eventsAfter({ query, organizationId, clock }: Tenant, after: string, since: number): Promise<StoredEvent[] | undefined> {
  const from = timeOfId(after);
  if (from < since || from < clock.now() - STORED_MINUTES * MINUTE) return undefined;
  const [known] = await query<{ id: string }>("SELECT id FROM events WHERE organization_id = $1 AND id = $2", [organizationId, after]);
  if (known === undefined) return undefined;
  const events = await query<StoredEvent>("SELECT id, type, body FROM events WHERE organization_id = $1 AND id >= $2 AND id <> $3 ORDER BY id LIMIT $4", [
    organizationId,
    firstIdAt(from - LOOK_BACK),
    after,
    MOST_RESUMED + 1,
  ]);
  return events.length > MOST_RESUMED ? undefined : events;
}
