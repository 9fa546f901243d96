// The log of deliveries, and manual redeliveries.

import type { EventType } from "../../../../generated/events.ts";
import type { components } from "../../../../generated/types.ts";
import { storeEvents } from "../../accounts/outbox/event-rows.ts";
import { instant } from "../../platform/database/instant.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { knownEndpoint } from "./endpoints.ts";
import { testEvent } from "./test-event.ts";

type Schemas = components["schemas"];
type View = Schemas["WebhookDelivery"];

interface StoredDelivery extends Omit<View, "event_type"> {
  readonly event_type: EventType;
}

const COLUMNS = "id, event_id, event_type, endpoint_id, status, attempts, next_attempt_at, created_at";

function deliveryView(stored: StoredDelivery): View {
  return {
    ...stored,
    next_attempt_at: stored.next_attempt_at === null ? null : instant(stored.next_attempt_at),
    created_at: instant(stored.created_at),
  };
}

/** What deliveries are listed by. */
export interface DeliveryFilter extends PageQuery {
  readonly endpoint_id?: string;
  readonly event_id?: string;
  readonly event_type?: EventType;
  readonly status?: View["status"];
}

/** A page of deliveries, newest first. Throws NOT_FOUND for an endpoint that is not the organization's. */
export async function listDeliveries(tenant: Tenant, filter: DeliveryFilter): Promise<{ data: View[]; next_cursor: string | null }> {
  if (filter.endpoint_id !== undefined) await knownEndpoint(tenant, filter.endpoint_id);
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const conditions: [string, unknown][] = [
    ["organization_id =", tenant.organizationId],
    ["id <", after],
    ["endpoint_id =", filter.endpoint_id],
    ["event_id =", filter.event_id],
    ["event_type =", filter.event_type],
    ["status =", filter.status],
  ];
  const given = conditions.filter(([, value]) => value !== undefined);
  const rows = await tenant.query<StoredDelivery>(
    `SELECT ${COLUMNS} FROM webhook_deliveries WHERE ${given.map(([condition], index) => `${condition} $${index + 1}`).join(" AND ")} ORDER BY id DESC LIMIT ${limit + 1}`,
    given.map(([, value]) => value),
  );
  return pageOf(rows, limit, ({ id }) => id, deliveryView);
}

/** A delivery with its event and its attempts. A redelivery can outlive its event: after its retention period, id and type remain. Throws NOT_FOUND. */
export async function readDelivery({ query, organizationId }: Tenant, id: string): Promise<Schemas["WebhookDeliveryDetails"]> {
  const [stored] = await query<StoredDelivery & { body: string | null }>(
    `SELECT ${COLUMNS.replaceAll(/(^|, )/g, "$1d.")}, e.body FROM webhook_deliveries d LEFT JOIN events e ON e.organization_id = d.organization_id AND e.id = d.event_id
     WHERE d.organization_id = $1 AND d.id = $2`,
    [organizationId, id],
  );
  if (stored === undefined) throw new ApiError("NOT_FOUND");
  const attempts = await query<Schemas["WebhookAttempt"]>(
    `SELECT number, started_at, status_code, latency_ms, failure, response_excerpt FROM webhook_attempts WHERE organization_id = $1 AND delivery_id = $2 ORDER BY number`,
    [organizationId, id],
  );
  const { body, ...delivery } = stored;
  return {
    ...deliveryView(delivery),
    event:
      body === null ? { id: delivery.event_id, type: delivery.event_type, organization_id: organizationId } : (JSON.parse(body) as Record<string, unknown>),
    attempt_log: attempts.map((attempt) => ({ ...attempt, started_at: instant(attempt.started_at) })),
  };
}

/** Sends the event of a delivery once more, as a delivery of its own. Throws NOT_FOUND, for a removed endpoint as well. */
export async function redeliver(tenant: Tenant, id: string): Promise<View> {
  const [stored] = await tenant.query<Pick<StoredDelivery, "event_id" | "event_type" | "endpoint_id">>(
    `SELECT d.event_id, d.event_type, d.endpoint_id FROM webhook_deliveries d JOIN events e ON e.organization_id = d.organization_id AND e.id = d.event_id
     WHERE d.organization_id = $1 AND d.id = $2`,
    [tenant.organizationId, id],
  );
  // an event that is past its retention cannot be sent again
  if (stored === undefined) throw new ApiError("NOT_FOUND");
  const { event_id, event_type, endpoint_id } = stored;
  await knownEndpoint(tenant, endpoint_id);
  return queueDelivery(tenant, event_id, event_type, endpoint_id);
}

/** Sends a test event of the type to an endpoint. Throws NOT_FOUND. */
export async function sendTest(tenant: Tenant, endpointId: string, type: EventType = "transaction.created"): Promise<View> {
  await knownEndpoint(tenant, endpointId);
  const event = testEvent(tenant.organizationId, type, tenant.clock.now());
  await storeEvents(tenant, [event]);
  return queueDelivery(tenant, event.id, type, endpointId);
}

async function queueDelivery({ query, organizationId, clock }: Tenant, eventId: string, type: EventType, endpointId: string): Promise<View> {
  const [stored] = await query<StoredDelivery>(
    `INSERT INTO webhook_deliveries (organization_id, id, event_id, event_type, endpoint_id, next_attempt_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $6) RETURNING ${COLUMNS}`,
    [organizationId, newId(), eventId, type, endpointId, dateOf(clock)],
  );
  if (stored === undefined) throw new Error("a delivery was not stored");
  return deliveryView(stored);
}
