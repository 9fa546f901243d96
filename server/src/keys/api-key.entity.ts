import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../database/tenant-filter.ts";
import { organizationRelation } from "../organizations/organization.entity.ts";
import { dateOf, systemClock } from "../platform/clock.ts";
import { submerchantRelation } from "../submerchants/submerchant.entity.ts";
import { keyKinds } from "./api-key.ts";

/** An API key. Its value is shown once; only the SHA-256 is kept. */
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
    organization: organizationRelation(),
    submerchant: submerchantRelation(),
  },
  indexes: [
    { name: "api_keys_of_organization", properties: ["organizationId", "id"] },
    { name: "api_keys_of_submerchant", properties: ["organizationId", "submerchantId", "id"], where: "submerchant_id IS NOT NULL" },
  ],
});

export type ApiKey = InferEntity<typeof ApiKey>;
