// Keys at rest.
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Permission } from "../../../../generated/credentials.ts";
import { type KeyKind, keyHash, mintKey } from "../../platform/credentials/api-key.ts";
import { newId } from "../../platform/ids/uuid.ts";
import { ApiKey } from "./api-key.entity.ts";

/** What a new key is made of. */
export interface NewKey {
  readonly organizationId: string;
  readonly kind: KeyKind;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly submerchantId?: string | null;
  readonly allowedOrigins?: readonly string[];
  readonly rateLimitPerMinute?: number | null;
  readonly expiresAt?: Date | null;
  readonly assessOnEvents?: boolean;
  readonly strictValidation?: boolean;
}

/** Creates a key in the unit of work; answers its value, this once. */
export function createKey(em: EntityManager, key: NewKey): { id: string; value: string; entity: ApiKey } {
  const value = mintKey(key.kind);
  const id = newId();
  const entity = em.create(ApiKey, {
    id,
    organizationId: key.organizationId,
    kind: key.kind,
    name: key.name,
    hash: keyHash(value),
    lastFour: value.slice(-4),
    permissions: [...key.permissions],
    allowedOrigins: [...(key.allowedOrigins ?? [])],
    submerchantId: key.submerchantId ?? null,
    rateLimitPerMinute: key.rateLimitPerMinute ?? null,
    assessOnEvents: key.assessOnEvents ?? false,
    strictValidation: key.strictValidation ?? false,
    expiresAt: key.expiresAt ?? null,
    plannedExpiresAt: key.expiresAt ?? null,
  });
  return { id, value, entity };
}
