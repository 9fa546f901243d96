// Endpoints of the organization that subscribe to a type of event. SQL, because the table belongs to a higher layer: delivery/webhooks.
import type { EventType } from "../../../../generated/events.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Ids of the enabled endpoints that an event of the type is sent to. */
export function listenersOf({ query, organizationId }: Pick<Tenant, "query" | "organizationId">, type: EventType): Promise<{ id: string }[]> {
  return query<{ id: string }>("SELECT id FROM webhook_endpoints WHERE organization_id = $1 AND enabled AND (events IS NULL OR $2 = ANY(events))", [
    organizationId,
    type,
  ]);
}
