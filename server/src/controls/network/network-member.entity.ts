import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** An organization that participates in the network. Consuming signals requires contributing. */
export const NetworkMember = defineEntity({
  name: "NetworkMember",
  tableName: "network_members",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    contribute: p.boolean(),
    consume: p.boolean(),
    memberSince: p.datetime().defaultRaw("now()"),
    organization: organizationRelation(),
  },
  checks: [{ name: "network_members_check", expression: "contribute OR NOT consume" }],
});

export type NetworkMember = InferEntity<typeof NetworkMember>;
