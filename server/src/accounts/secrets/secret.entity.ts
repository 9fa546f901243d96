import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A secret that must be readable, such as the signing secret of a webhook endpoint: AES-256-GCM, bound to its row (`keyrings/seal.ts`). */
export const Secret = defineEntity({
  name: "Secret",
  tableName: "secrets",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    purpose: p.text(),
    /** The owner of the secret: a webhook endpoint, a processor connection. */
    ownerId: p.uuid(),
    keyId: p.text(),
    sealed: p.blob(),
    createdAt: p.datetime().defaultRaw("now()"),
    expiresAt: p.datetime().nullable(),
    organization: organizationRelation(),
  },
  indexes: [
    { name: "secrets_of_owner", properties: ["organizationId", "ownerId"] },
    { name: "secrets_by_key", properties: ["keyId"] },
  ],
});

export type Secret = InferEntity<typeof Secret>;
