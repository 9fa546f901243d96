// Events with their deliveries, for statements that store both at once.
import { type EventType, eventTypes } from "../../../../generated/events.ts";
import { newId } from "../../platform/ids/uuid.ts";
import { type EventData, type WrittenEvent, writeEvent } from "./event.ts";
import { isSubscribed } from "./listeners.ts";

/** A subscribed endpoint: to the named events, or to those of the catalogue (null). */
export interface Listener {
  /** Null: open streams, which read stored events and need no delivery. */
  readonly id: string | null;
  readonly events: readonly string[] | null;
}

/** An event and its deliveries. */
export interface QueuedEvent extends WrittenEvent {
  readonly deliveries: readonly { readonly id: string; readonly endpoint: string }[];
}

/** Listens to every event, those by choice too: open streams. */
export const STREAM: Listener = { id: null, events: eventTypes };

/** The event for endpoints subscribed to its type; undefined without one. `data` is built only if needed. */
export function queuedEvent<Type extends EventType>(
  organizationId: string,
  listeners: readonly Listener[],
  type: Type,
  data: () => EventData<Type>,
  at: number,
): QueuedEvent | undefined {
  const listening = listeners.filter(({ events }) => isSubscribed(events, type));
  if (listening.length === 0) return undefined;
  return queuedFor(writeEvent(organizationId, type, data(), at), listening, at);
}

/** An event with a delivery to each endpoint. */
export function queuedFor(event: WrittenEvent, listeners: readonly Pick<Listener, "id">[], at: number): QueuedEvent {
  return { ...event, deliveries: listeners.flatMap(({ id }) => (id === null ? [] : [{ id: newId(at), endpoint: id }])) };
}
