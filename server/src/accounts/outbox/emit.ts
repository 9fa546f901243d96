// Transactional outbox: emits events in the transaction of the change.
import type { EventType } from "../../../../generated/events.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { enqueue } from "./enqueue.ts";
import { type EventData, type WrittenEvent, writeEvent } from "./event.ts";
import { listenersOf } from "./listeners.ts";
import { queuedFor } from "./queued.ts";

/** What an event is emitted with: the transaction of the change. */
export type Emitting = Pick<Tenant, "query" | "organizationId" | "clock">;

/** Writes an event with a delivery per subscribed endpoint; nothing without one and without an open stream. */
export function emit<Type extends EventType>(tenant: Emitting, type: Type, data: EventData<Type>): Promise<void> {
  return emitAll(tenant, type, [data]);
}

/** The same for many events of one type, in their order. */
export async function emitAll<Type extends EventType>(tenant: Emitting, type: Type, all: readonly EventData<Type>[]): Promise<void> {
  if (all.length === 0) return;
  const listening = await listenersOf(tenant, type);
  if (listening.length === 0) return;
  const at = tenant.clock.now();
  await enqueue(
    tenant,
    all.map((data) => queuedFor(writeEvent(tenant.organizationId, type, data, at), listening, at)),
    at,
  );
}

/** Stores one event and queues it for each subscribed endpoint, unless an event of its identifier is stored. */
export async function queueEvent(tenant: Emitting, event: WrittenEvent): Promise<void> {
  const listening = await listenersOf(tenant, event.type);
  const at = tenant.clock.now();
  if (listening.length > 0) await enqueue(tenant, [queuedFor(event, listening, at)], at, { once: true });
}
