// Deliveries that people queue, pause or cancel. The dispatcher's own statements are in delivery/webhooks/cross-tenant-functions.ts.
import { sql } from "kysely";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { WebhookDelivery } from "./webhook-delivery.entity.ts";

/** Columns of a delivery's view. */
export const DELIVERY_COLUMNS = ["id", "event_id", "event_type", "endpoint_id", "status", "attempts", "next_attempt_at", "created_at"] as const;

/** A delivery, as stored. Times as PostgreSQL writes them. */
export type StoredDelivery = Awaited<ReturnType<typeof queueDelivery>>;

/** Queues a stored event for an endpoint, due now. Returns the delivery. */
export function queueDelivery(tenant: Tenant, event: Pick<WebhookDelivery, "eventId" | "eventType" | "endpointId">) {
  const now = dateOf(tenant.clock);
  return rowsOf(tenant, WebhookDelivery)
    .insert([{ id: newId(), event_id: event.eventId, event_type: event.eventType, endpoint_id: event.endpointId, next_attempt_at: now, created_at: now }])
    .returning(DELIVERY_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Fails the pending deliveries of an endpoint. */
export async function failDeliveries(tenant: Tenant, endpointId: string): Promise<void> {
  await waiting(tenant, endpointId).set({ status: "failed", next_attempt_at: null }).execute();
}

/** Requeues deliveries that left the queue while their endpoint was disabled. */
export async function resumeDeliveries(tenant: Tenant, endpointId: string): Promise<void> {
  await waiting(tenant, endpointId).where("next_attempt_at", "is", null).set({ next_attempt_at: sql<Date>`now()` }).execute();
}

const waiting = (tenant: Tenant, endpointId: string) =>
  rowsOf(tenant, WebhookDelivery)
    .update()
    .where((eb) => eb.and({ endpoint_id: endpointId, status: "pending" }));
