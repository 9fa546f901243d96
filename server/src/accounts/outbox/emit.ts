// Transactional outbox: emits events in the transaction of the change.
import type { EventType } from "../../../../generated/events.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type EventData, type WrittenEvent, writeEvent } from "./event.ts";
import { storeEvents } from "./event-rows.ts";

/** Writes an event with a delivery per subscribed endpoint; nothing without one. */
export function emit<Type extends EventType>(tenant: Tenant, type: Type, data: EventData<Type>): Promise<void> {
  return emitAll(tenant, type, [data]);
}

/** Events that one statement stores. */
const CHUNK = 1000;

/** The same for many events of one type, in their order. */
export async function emitAll<Type extends EventType>(tenant: Tenant, type: Type, all: readonly EventData<Type>[]): Promise<void> {
  if (all.length === 0) return;
  const listening = await listenersOf(tenant, type);
  if (listening.length === 0) return;
  const at = tenant.clock.now();
  for (let from = 0; from < all.length; from += CHUNK) {
    const events = all.slice(from, from + CHUNK).map((data) => writeEvent(tenant.organizationId, type, data, at));
    await storeEvents(tenant, events);
    await queueDeliveries(tenant, events, listening, at);
  }
}

/** Stores one event and queues it for each endpoint that listens, unless an event of its identifier is stored. */
export async function queueEvent(tenant: Tenant, event: WrittenEvent): Promise<void> {
  const listening = await listenersOf(tenant, event.type);
  if (listening.length === 0) return;
  const stored = await tenant.query("INSERT INTO events (organization_id, id, type, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id", [
    tenant.organizationId,
    event.id,
    event.type,
    event.body,
  ]);
  if (stored.length > 0) await queueDeliveries(tenant, [event], listening, tenant.clock.now());
}

function listenersOf(tenant: Tenant, type: EventType): Promise<{ id: string }[]> {
  return tenant.query<{ id: string }>("SELECT id FROM webhook_endpoints WHERE organization_id = $1 AND enabled AND (events IS NULL OR $2 = ANY(events))", [
    tenant.organizationId,
    type,
  ]);
}

/** Queues events of one type. */
async function queueDeliveries(tenant: Tenant, events: readonly WrittenEvent[], listening: readonly { id: string }[], at: number): Promise<void> {
  const deliveries = events.flatMap((event) => listening.map(({ id }) => ({ id: newId(at), event: event.id, endpoint: id })));
  await tenant.query(
    `INSERT INTO webhook_deliveries (organization_id, id, event_id, event_type, endpoint_id, next_attempt_at, created_at)
       SELECT $1, d.id, d.event, $2, d.endpoint, $3, $3 FROM unnest($4::uuid[], $5::uuid[], $6::uuid[]) AS d(id, event, endpoint)`,
    [
      tenant.organizationId,
      events[0]?.type,
      new Date(at),
      deliveries.map(({ id }) => id),
      deliveries.map(({ event }) => event),
      deliveries.map(({ endpoint }) => endpoint),
    ],
  );
}
