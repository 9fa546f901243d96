import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** The last assigned reference number, by country and year. */
export const CaseSequence = defineEntity({
  name: "CaseSequence",
  tableName: "case_sequences",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    country: p.text().primary(),
    year: p.integer().primary(),
    last: p.integer(),
    organization: organizationRelation(),
  },
});

export type CaseSequence = InferEntity<typeof CaseSequence>;
