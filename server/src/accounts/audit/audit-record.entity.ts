import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import type { AuditEntry } from "./append.ts";

/**
 * A record of the audit log. Append only; sequence and hashes are set by triggers, so that the application supplies the entry only. `accounts/audit/chain.ts`
 * defines what is hashed.
 */
export const AuditRecord = defineEntity({
  name: "AuditRecord",
  tableName: "audit_log",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    sequence: p.bigint("string").primary(),
    id: p.uuid(),
    /** json, not jsonb: the hash covers these bytes. */
    entry: p.json<AuditEntry>().columnType("json"),
    occurredAtMs: p
      .bigint("number")
      .generated("(((entry ->> 'occurred_at_ms'))::bigint) stored")
      .check("occurred_at_ms >= 0 AND occurred_at_ms <= 253402300799999"),
    action: p.text().generated("(entry ->> 'action') stored"),
    resourceType: p.text().generated("(entry ->> 'resource_type') stored"),
    resourceId: p.uuid().generated("(((entry ->> 'resource_id'))::uuid) stored"),
    actorId: p.text().generated("((entry -> 'actor') ->> 'id') stored"),
    previousHash: p.blob(),
    hash: p.blob(),
    organization: organizationRelation(),
  },
  indexes: [{ name: "audit_log_of_resource", properties: ["organizationId", "resourceId", "sequence"] }],
});

export type AuditRecord = InferEntity<typeof AuditRecord>;
