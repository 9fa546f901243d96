import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A reference of an event without effect: an assessment that arrives later finds the event by it. */
export const WaitingEvent = defineEntity({
  name: "WaitingEvent",
  tableName: "waiting_events",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    reference: p.enum(["session_id", "order_id", "payment_id", "earlier_event"] as const).primary(),
    value: p.text().primary(),
    eventId: p.uuid().primary(),
    /** The provider whose earlier events count. */
    provider: p.text(),
    createdAt: p.datetime(),
    organization: organizationRelation(),
  },
  indexes: [{ name: "waiting_events_by_event", properties: ["organizationId", "eventId"] }],
});

export type WaitingEvent = InferEntity<typeof WaitingEvent>;
