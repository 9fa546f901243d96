import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { partitionedById } from "../../platform/database/partitions.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

type Failure = NonNullable<components["schemas"]["WebhookAttempt"]["failure"]>;

/** An attempt of a delivery, written before it is made: what was interrupted is seen as well. */
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
    failure: p.text().$type<Failure>().nullable(),
    responseExcerpt: p.text().nullable(),
  },
});

export type WebhookAttempt = InferEntity<typeof WebhookAttempt>;
