import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../tenants/organization.entity.ts";
import { tenantOwned } from "../tenants/tenant-filter.ts";

/** A data key of an organization, wrapped by the key ring (`data-keys/data-key.ts`). */
export const StoredDataKey = defineEntity({
  name: "StoredDataKey",
  tableName: "data_keys",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    generation: p.integer().primary().check("generation > 0"),
    /** The key of the ring that wraps it. */
    keyId: p.text(),
    /** Null: destroyed. Nothing that was encrypted with it can be decrypted. */
    wrapped: p.blob().nullable(),
    createdAt: p.datetime().defaultRaw("now()"),
    destroyedAt: p.datetime().nullable(),
    organization: organizationRelation(),
  },
  checks: [{ name: "data_keys_check", expression: "(wrapped IS NULL) = (destroyed_at IS NOT NULL)" }],
});

export type StoredDataKey = InferEntity<typeof StoredDataKey>;
