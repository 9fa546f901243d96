// The delivery log, redeliveries and test events.

import type { EventType } from "../../../../generated/events.ts";
import type { components } from "../../../../generated/types.ts";
import { DELIVERY_COLUMNS, queueDelivery, type StoredDelivery } from "../../accounts/outbox/deliveries.ts";
import { enqueue } from "../../accounts/outbox/enqueue.ts";
import { QueuedEvent } from "../../accounts/outbox/queued-event.entity.ts";
import { WebhookDelivery } from "../../accounts/outbox/webhook-delivery.entity.ts";
import { instant } from "../../platform/database/instant.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { knownEndpoint } from "./endpoints.ts";
import { testEvent } from "./test-event.ts";
import { WebhookAttempt } from "./webhook-attempt.entity.ts";

type Schemas = components["schemas"];
type View = Schemas["WebhookDelivery"];

const QUALIFIED_COLUMNS = DELIVERY_COLUMNS.map((name) => `webhook_deliveries.${name}` as const);

function deliveryView(stored: StoredDelivery): View {
  return {
    ...stored,
    next_attempt_at: stored.next_attempt_at === null ? null : instant(stored.next_attempt_at),
    created_at: instant(stored.created_at),
  };
}

/** Filters of deliveries. */
export interface DeliveryFilter extends PageQuery {
  readonly endpoint_id?: string;
  readonly event_id?: string;
  readonly event_type?: EventType;
  readonly status?: View["status"];
}

/** A page of deliveries, newest first. Throws NOT_FOUND for an unknown endpoint. */
export async function listDeliveries(tenant: Tenant, filter: DeliveryFilter): Promise<{ data: View[]; next_cursor: string | null }> {
  if (filter.endpoint_id !== undefined) await knownEndpoint(tenant, filter.endpoint_id);
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const { endpoint_id, event_id, event_type, status } = filter;
  const rows = await rowsOf(tenant, WebhookDelivery)
    .select()
    .select(DELIVERY_COLUMNS)
    .where((eb) => eb.and({ endpoint_id, event_id, event_type, status }))
    .$if(after !== undefined, (page) => page.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, ({ id }) => id, deliveryView);
}

/** A delivery with its event and its attempts. A redelivery can outlive its event: of a purged event, id and type are left. Throws NOT_FOUND. */
export async function readDelivery(tenant: Tenant, id: string): Promise<Schemas["WebhookDeliveryDetails"]> {
  const { organizationId } = tenant;
  const stored = await rowsOf(tenant, WebhookDelivery, QueuedEvent)
    .select()
    .leftJoin("events", (join) =>
      join.onRef("events.organization_id", "=", "webhook_deliveries.organization_id").onRef("events.id", "=", "webhook_deliveries.event_id"),
    )
    .select(QUALIFIED_COLUMNS)
    .select("events.body")
    .where("webhook_deliveries.id", "=", id)
    .executeTakeFirst();
  if (stored === undefined) throw new ApiError("NOT_FOUND");
  const attempts = await rowsOf(tenant, WebhookAttempt)
    .select()
    .select(["number", "started_at", "status_code", "latency_ms", "failure", "response_excerpt"])
    .where("delivery_id", "=", id)
    .orderBy("number")
    .execute();
  const { body, ...delivery } = stored;
  return {
    ...deliveryView(delivery),
    event:
      body === null ? { id: delivery.event_id, type: delivery.event_type, organization_id: organizationId } : (JSON.parse(body) as Record<string, unknown>),
    attempt_log: attempts.map((attempt) => ({ ...attempt, started_at: instant(attempt.started_at) })),
  };
}

/** Sends the event of a delivery once more, as a new delivery. Throws NOT_FOUND, also for a removed endpoint. */
export async function redeliver(tenant: Tenant, id: string): Promise<View> {
  const stored = await rowsOf(tenant, WebhookDelivery, QueuedEvent)
    .select()
    .innerJoin("events", (join) =>
      join.onRef("events.organization_id", "=", "webhook_deliveries.organization_id").onRef("events.id", "=", "webhook_deliveries.event_id"),
    )
    .select(["webhook_deliveries.event_id as eventId", "webhook_deliveries.event_type as eventType", "webhook_deliveries.endpoint_id as endpointId"])
    .where("webhook_deliveries.id", "=", id)
    .executeTakeFirst();
  // a purged event cannot be sent again
  if (stored === undefined) throw new ApiError("NOT_FOUND");
  await knownEndpoint(tenant, stored.endpointId);
  return deliveryView(await queueDelivery(tenant, stored));
}

/** Sends a test event of the type to an endpoint. Throws NOT_FOUND. */
export async function sendTest(tenant: Tenant, endpointId: string, type: EventType = "transaction.created"): Promise<View> {
  await knownEndpoint(tenant, endpointId);
  const at = tenant.clock.now();
  const id = newId(at);
  const event = testEvent(tenant.organizationId, type, at);
  await enqueue(tenant, [{ ...event, deliveries: [{ id, endpoint: endpointId }] }], at);
  const due = new Date(at).toISOString();
  return { id, event_id: event.id, event_type: type, endpoint_id: endpointId, status: "pending", attempts: 0, next_attempt_at: due, created_at: due };
}
