// What listens to a type of event: endpoints of the organization, and open streams. SQL, because the table belongs to a higher layer: delivery/webhooks.
import type { EventType } from "../../../../generated/events.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/**
 * Ids of the enabled endpoints that an event of the type is sent to, and null where a stream of the organization is open: the event is then stored, without a
 * delivery for it.
 */
export function listenersOf({ query, organizationId }: Pick<Tenant, "query" | "organizationId">, type: EventType): Promise<{ id: string | null }[]> {
  return query<{ id: string | null }>(
    `SELECT id FROM webhook_endpoints WHERE organization_id = $1 AND enabled AND (events IS NULL OR $2 = ANY(events))
UNION ALL SELECT NULL FROM organizations WHERE id = $1 AND streamed_until > now()`,
    [organizationId, type],
  );
}
