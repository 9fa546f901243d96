import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A note on an assessment; append-only. */
export const ReviewNote = defineEntity({
  name: "ReviewNote",
  tableName: "review_notes",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    id: p.uuid().primary(),
    authorType: p.enum(["session", "key"] as const),
    authorId: p.text(),
    text: p.text(),
    createdAt: p.datetime(),
    organization: organizationRelation(),
  },
});

export type ReviewNote = InferEntity<typeof ReviewNote>;
