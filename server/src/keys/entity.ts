import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantFilter } from "../database/tenant-filter.ts";
import { dateOf, systemClock } from "../platform/clock.ts";
import { keyKinds } from "./api-key.ts";

/** An API key. Its value is shown once; only the SHA-256 is kept. */
export const ApiKey = defineEntity({
  name: "ApiKey",
  tableName: "api_keys",
  filters: tenantFilter("organizationId"),
  properties: {
    id: p.uuid().primary(),
    organizationId: p.uuid(),
    kind: p.enum(keyKinds),
    name: p.text(),
    hash: p.blob(),
    lastFour: p.text(),
    permissions: p.array<string>(),
    submerchantId: p.uuid().nullable(),
    allowedOrigins: p.array<string>(),
    rateLimitPerMinute: p.integer().nullable(),
    assessOnEvents: p.boolean().default(false),
    version: p.integer().default(1),
    createdAt: p.datetime().onCreate(() => dateOf(systemClock)),
    expiresAt: p.datetime().nullable(),
    plannedExpiresAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    disabledAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});

export type ApiKey = InferEntity<typeof ApiKey>;
