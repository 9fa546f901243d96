// Emits events in the transaction of their cause: neither is there without the other.
import type { EventType } from "../../../generated/events.ts";
import type { Tenant } from "../database/tenancy.ts";
import { newId } from "../identifiers/uuid.ts";
import { type EventData, writeEvent } from "./event.ts";
import { storeEvent } from "./store.ts";

/** Writes an event for each endpoint of the organization that listens; nothing where none does. */
export async function emit<Type extends EventType>(tenant: Tenant, type: Type, data: EventData<Type>): Promise<void> {
  const listening = await tenant.query<{ id: string }>(
    "SELECT id FROM webhook_endpoints WHERE organization_id = $1 AND enabled AND (events IS NULL OR $2 = ANY(events))",
    [tenant.organizationId, type],
  );
  if (listening.length === 0) return;
  const at = Date.now();
  const event = writeEvent(tenant.organizationId, type, data, at);
  await storeEvent(tenant, event);
  await tenant.query(
    `INSERT INTO webhook_deliveries (organization_id, id, event_id, event_type, endpoint_id, next_attempt_at, created_at)
     SELECT $1, d.id, $2, $3, d.endpoint, $4, $4 FROM unnest($5::uuid[], $6::uuid[]) AS d(id, endpoint)`,
    [tenant.organizationId, event.id, type, new Date(at), listening.map(() => newId(at)), listening.map(({ id }) => id)],
  );
}
