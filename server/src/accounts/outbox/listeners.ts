// What listens to a type of event: endpoints of the organization, and open streams. SQL, because the table belongs to a higher layer: delivery/webhooks.
import { defaultEventTypes, type EventType } from "../../../../generated/events.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Does an endpoint with this subscription get events of the type? Null: it gets those of the catalogue. */
export function isSubscribed(events: readonly string[] | null, type: EventType): boolean {
  return (events ?? defaultEventTypes).includes(type);
}

/** The same in SQL, of the enabled endpoints `of`. `type`: SQL of the type. */
export const subscribedSql = (of: string, type: string): string =>
  `${of}.enabled AND ${type} = ANY(COALESCE(${of}.events, '{${defaultEventTypes.join(",")}}'::text[]))`;

/**
 * Ids of the enabled endpoints that an event of the type is sent to, and null where a stream of the organization is open: the event is then stored, without a
 * delivery for it.
 */
export function listenersOf({ query, organizationId }: Pick<Tenant, "query" | "organizationId">, type: EventType): Promise<{ id: string | null }[]> {
  return query<{ id: string | null }>(
    `SELECT id FROM webhook_endpoints p WHERE organization_id = $1 AND ${subscribedSql("p", "$2")}
UNION ALL SELECT NULL FROM organizations WHERE id = $1 AND streamed_until > now()`,
    [organizationId, type],
  );
}
