import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A comment on a case; append-only. */
export const CaseComment = defineEntity({
  name: "CaseComment",
  tableName: "case_comments",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    caseId: p.uuid().primary(),
    id: p.uuid().primary(),
    authorType: p.enum(["session", "key"] as const),
    authorId: p.text(),
    text: p.text(),
    createdAt: p.datetime(),
    organization: organizationRelation(),
  },
});

export type CaseComment = InferEntity<typeof CaseComment>;
