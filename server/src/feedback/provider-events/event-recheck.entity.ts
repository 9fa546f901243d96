import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A waiting event that a background job resolves again. */
export const EventRecheck = defineEntity({
  name: "EventRecheck",
  tableName: "event_rechecks",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    eventId: p.uuid().primary(),
    dueAt: p.datetime(),
    organization: organizationRelation(),
  },
  indexes: [{ name: "event_rechecks_due", properties: ["dueAt"] }],
});

export type EventRecheck = InferEntity<typeof EventRecheck>;
