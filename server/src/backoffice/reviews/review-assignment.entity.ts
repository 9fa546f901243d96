import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** Who works on an open review, until when. Expired rows mean nothing, and are purged daily. */
export const ReviewAssignment = defineEntity({
  name: "ReviewAssignment",
  tableName: "review_assignments",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    assignee: p.text(),
    assignedByType: p.enum(["session", "key"] as const),
    assignedById: p.text(),
    assignedAt: p.datetime(),
    expiresAt: p.datetime(),
    organization: organizationRelation(),
  },
});

export type ReviewAssignment = InferEntity<typeof ReviewAssignment>;
