// Events as they are written and sent.
import { apiVersion } from "../../../../generated/discovery.ts";
import type { EventBodies, EventType } from "../../../../generated/events.ts";
import { newId } from "../../platform/ids/uuid.ts";

/** Data of an event type. */
export type EventData<Type extends EventType> = EventBodies[Type]["data"];

/** An event as it is stored: its body is signed and sent byte for byte. */
export interface WrittenEvent {
  readonly id: string;
  readonly type: EventType;
  readonly body: string;
}

/** Options of an event: a predetermined identifier, or that it is a test. */
export interface EventOptions {
  readonly id?: string;
  readonly test?: true;
}

/** Builds the stored event. `at`: epoch milliseconds. */
export function writeEvent<Type extends EventType>(
  organizationId: string,
  type: Type,
  data: EventData<Type>,
  at: number,
  options: EventOptions = {},
): WrittenEvent {
  const { id = newId(at), test } = options;
  const envelope = { id, type, timestamp: new Date(at).toISOString(), api_version: apiVersion, organization_id: organizationId, test, data };
  return { id, type, body: JSON.stringify(envelope) };
}
