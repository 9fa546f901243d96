// Events as they are written and sent.
import { apiVersion } from "../../../generated/discovery.ts";
import type { EventBodies, EventType } from "../../../generated/events.ts";
import { newId } from "../identifiers/uuid.ts";

/** What an event of the type tells. */
export type EventData<Type extends EventType> = EventBodies[Type]["data"];

/** An event as it is stored: its body is signed and sent byte for byte. */
export interface WrittenEvent {
  readonly id: string;
  readonly type: EventType;
  readonly body: string;
}

/** Writes an event down. `at`: epoch milliseconds. */
export function writeEvent<Type extends EventType>(organizationId: string, type: Type, data: EventData<Type>, at: number): WrittenEvent {
  const id = newId(at);
  const envelope = { id, type, timestamp: new Date(at).toISOString(), api_version: apiVersion, organization_id: organizationId, data };
  return { id, type, body: JSON.stringify(envelope) };
}
