import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { partitionedById } from "../../platform/database/partitions.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** An event as it is sent to webhook endpoints. Written in the transaction of the change, only for organizations with a subscribed endpoint. */
export const QueuedEvent = defineEntity({
  name: "QueuedEvent",
  tableName: "events",
  ...tenantOwned("organizationId"),
  partitionBy: partitionedById("id"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    type: p.text(),
    /** text, not json: signatures cover these bytes. */
    body: p.text(),
  },
});

export type QueuedEvent = InferEntity<typeof QueuedEvent>;
