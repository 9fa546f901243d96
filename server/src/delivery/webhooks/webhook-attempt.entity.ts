import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { partitionedById } from "../../platform/database/partitions.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** An attempt of a delivery, written before it is made, so that interrupted ones are logged as well. */
export const WebhookAttempt = defineEntity({
  name: "WebhookAttempt",
  tableName: "webhook_attempts",
  ...tenantOwned("organizationId"),
  partitionBy: partitionedById("deliveryId"),
  properties: {
    organizationId: p.uuid().primary(),
    deliveryId: p.uuid().primary(),
    number: p.integer().primary(),
    startedAt: p.datetime(),
    statusCode: p.integer().nullable(),
    latencyMs: p.float().nullable(),
    failure: p.text().nullable(),
    responseExcerpt: p.text().nullable(),
  },
});

export type WebhookAttempt = InferEntity<typeof WebhookAttempt>;
