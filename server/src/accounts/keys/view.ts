// A key as the contract shows it.
import { credentialKinds, type Permission } from "../../../../generated/credentials.ts";
import type { components } from "../../../../generated/types.ts";
import type { ApiKey } from "./api-key.entity.ts";

type Key = components["schemas"]["Key"];

/** The key at `now`. Never its value, nor its hash. */
export function keyView(key: ApiKey, now: Date): Key {
  return {
    id: key.id,
    type: key.kind,
    name: key.name,
    last_four: key.lastFour,
    status: keyStatus(key, now),
    permissions: key.permissions as Permission[],
    submerchant_id: key.submerchantId ?? null,
    allowed_origins: key.allowedOrigins,
    rate_limit_per_minute: key.rateLimitPerMinute ?? credentialKinds[key.kind].ratePerMinute,
    assess_on_events: key.assessOnEvents,
    strict_validation: key.strictValidation,
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}

/** State of a key at `now`: revoked wins over expired, expired over disabled. */
export function keyStatus(key: Pick<ApiKey, "revokedAt" | "expiresAt" | "disabledAt">, now: Date): Key["status"] {
  if (key.revokedAt) return "revoked";
  if (key.expiresAt && key.expiresAt <= now) return "expired";
  return key.disabledAt ? "disabled" : "active";
}

/** The same states as conditions of a query. */
export function havingStatus(status: Key["status"], now: Date): object {
  const unexpired = { $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] };
  switch (status) {
    case "revoked":
      return { revokedAt: { $ne: null } };
    case "expired":
      return { revokedAt: null, expiresAt: { $lte: now } };
    case "disabled":
      return { revokedAt: null, disabledAt: { $ne: null }, ...unexpired };
    case "active":
      return { revokedAt: null, disabledAt: null, ...unexpired };
  }
}
