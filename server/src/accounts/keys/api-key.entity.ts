import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { keyKinds } from "../../platform/credentials/api-key.ts";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { submerchantRelation } from "../../platform/tenants/submerchant.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import { dateOf, systemClock } from "../../platform/time/clock.ts";

/** An API key. Its value is returned once; only its SHA-256 is stored. */
export const ApiKey = defineEntity({
  name: "ApiKey",
  tableName: "api_keys",
  ...tenantOwned("organizationId"),
  properties: {
    id: p.uuid().primary(),
    organizationId: p.uuid(),
    kind: p.enum(keyKinds),
    name: p.text(),
    hash: p.blob().unique(),
    lastFour: p.text(),
    permissions: p.array<string>().defaultRaw("'{}'"),
    submerchantId: p.uuid().nullable(),
    allowedOrigins: p.array<string>().defaultRaw("'{}'"),
    rateLimitPerMinute: p.integer().nullable().check("rate_limit_per_minute > 0"),
    /** Grows with each change, by a trigger: caches compare it. */
    version: p.integer().default(1),
    createdAt: p
      .datetime()
      .defaultRaw("now()")
      .onCreate(() => dateOf(systemClock)),
    expiresAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    disabledAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    /** The expiry that the key was made with: a rotation shortens `expiresAt`, and the successor lives as long as this one was meant to. */
    plannedExpiresAt: p.datetime().nullable(),
    assessOnEvents: p.boolean().default(false),
    /** Assess refuses every value that breaks the contract. */
    strictValidation: p.boolean().default(false),
    organization: organizationRelation(),
    submerchant: submerchantRelation(),
  },
  indexes: [
    { name: "api_keys_of_organization", properties: ["organizationId", "id"] },
    { name: "api_keys_of_submerchant", properties: ["organizationId", "submerchantId", "id"], where: "submerchant_id IS NOT NULL" },
  ],
});

export type ApiKey = InferEntity<typeof ApiKey>;
