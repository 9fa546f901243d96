import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** The result of a review: the decision of a person, or a key, about a held assessment. It can be undone for five minutes. */
export const Review = defineEntity({
  name: "Review",
  tableName: "reviews",
  ...tenantOwned("organizationId"),
  indexes: [{ name: "reviews_by_time", properties: ["organizationId", "resolvedAt"] }],
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    resolution: p.enum(["approve", "decline"] as const),
    reason: p.text(),
    reviewerType: p.enum(["session", "key"] as const),
    reviewerId: p.text(),
    resolvedAt: p.datetime(),
    organization: organizationRelation(),
  },
});

export type Review = InferEntity<typeof Review>;
