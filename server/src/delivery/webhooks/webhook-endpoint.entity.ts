import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { EventType } from "../../../../generated/events.ts";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** An address that an organization receives events at. */
export const WebhookEndpoint = defineEntity({
  name: "WebhookEndpoint",
  tableName: "webhook_endpoints",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    // also unique alone: deliveries of all organizations are queued by endpoint
    id: p.uuid().primary(),
    url: p.text(),
    /** Null: every event, those of later versions included. */
    events: p.array<EventType>().nullable(),
    description: p.text().nullable(),
    enabled: p.boolean(),
    disabledReason: p.enum(["manual", "gone", "failing"] as const).nullable(),
    /** Since when no attempt has succeeded. */
    failingSince: p.datetime().nullable(),
    /** Incremented by a new address and by re-enabling: earlier attempts then do not count. */
    starts: p.integer().default(0),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
    organization: organizationRelation(),
  },
  checks: [{ name: "webhook_endpoints_check", expression: "enabled = (disabled_reason IS NULL)" }],
  uniques: [{ name: "webhook_endpoints_id_key", properties: ["id"] }],
});

export type WebhookEndpoint = InferEntity<typeof WebhookEndpoint>;
