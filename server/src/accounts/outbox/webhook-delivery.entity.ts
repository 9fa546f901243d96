import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { EventType } from "../../../../generated/events.ts";
import { partitionedById } from "../../platform/database/partitions.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** An event in flight to one endpoint. */
export const WebhookDelivery = defineEntity({
  name: "WebhookDelivery",
  tableName: "webhook_deliveries",
  ...tenantOwned("organizationId"),
  partitionBy: partitionedById("id"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    eventId: p.uuid(),
    eventType: p.text().$type<EventType>(),
    endpointId: p.uuid(),
    status: p.enum(["pending", "delivered", "failed"] as const).default("pending"),
    attempts: p.integer().default(0),
    /** While an attempt runs: when it counts as interrupted. */
    nextAttemptAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    { name: "webhook_deliveries_due", properties: ["endpointId", "nextAttemptAt"], where: "status = 'pending'" },
    { name: "webhook_deliveries_of_endpoint", properties: ["organizationId", "endpointId", "id"] },
    { name: "webhook_deliveries_of_event", properties: ["organizationId", "eventId"] },
    // the queue by quarter of an hour and endpoint: a claim walks what is due, and passes over endpoints whose next attempt is later
    {
      name: "webhook_deliveries_by_time",
      expression:
        "CREATE INDEX webhook_deliveries_by_time ON webhook_deliveries (date_bin('15 minutes', next_attempt_at, TIMESTAMPTZ 'epoch'), endpoint_id) WHERE status = 'pending'",
    },
  ],
});

export type WebhookDelivery = InferEntity<typeof WebhookDelivery>;
