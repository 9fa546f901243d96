import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A person who used a session of the organization. The identity provider knows all of them; this service, those whom it has seen. */
export const Person = defineEntity({
  name: "Person",
  tableName: "people",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    /** `sub` of the token. */
    subject: p.text().primary(),
    /** 90 days after the last day on which a session was used. */
    expiresAt: p.datetime(),
    organization: organizationRelation(),
  },
});

export type Person = InferEntity<typeof Person>;
