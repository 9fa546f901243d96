import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A note that a background job is to resolve a waiting event again; an event may have several. */
export const EventRecheck = defineEntity({
  name: "EventRecheck",
  tableName: "event_rechecks",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    eventId: p.uuid(),
    dueAt: p.datetime(),
    organization: organizationRelation(),
  },
  indexes: [
    { name: "event_rechecks_by_event", properties: ["organizationId", "eventId"] },
    { name: "event_rechecks_due", properties: ["dueAt"] },
  ],
});

export type EventRecheck = InferEntity<typeof EventRecheck>;
