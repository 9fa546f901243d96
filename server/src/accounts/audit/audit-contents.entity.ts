import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import type { Contents } from "./contents.ts";

/** What a record of the audit log says of its resource. The record has a salted hash of it, so that an erasure reaches it and the chain holds. */
export const AuditContents = defineEntity({
  name: "AuditContents",
  tableName: "audit_contents",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    /** Of the record. */
    id: p.uuid().primary(),
    salt: p.blob(),
    /** json, not jsonb: the hash covers these bytes, where they are in clear text. */
    contents: p.json<Contents>().columnType("json"),
    /** A person was erased from it: its hash no longer says anything. */
    erasedAt: p.datetime().nullable(),
    organization: organizationRelation(),
  },
});

export type AuditContents = InferEntity<typeof AuditContents>;
