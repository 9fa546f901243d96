import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** The head of an organization's audit log: reveals records that were truncated at the end. Written by triggers. */
export const AuditHead = defineEntity({
  name: "AuditHead",
  tableName: "audit_heads",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    sequence: p.bigint(),
    hash: p.blob(),
    anchoredHash: p.blob().nullable(),
    organization: organizationRelation(),
  },
});

export type AuditHead = InferEntity<typeof AuditHead>;
