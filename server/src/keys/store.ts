// Keys at rest. Look-ups run over pg: they precede every request of an unknown caller.
import type { EntityManager } from "@mikro-orm/postgresql";
import type pg from "pg";
import type { Permission } from "../../../generated/credentials.ts";
import { newId } from "../identifiers/uuid.ts";
import { type KeyKind, keyHash, mintKey } from "./api-key.ts";
import { ApiKey } from "./entity.ts";

/** A key that was looked up. What can change about it is rechecked by assess, under `version`. */
export interface Credential {
  readonly id: string;
  readonly kind: KeyKind;
  readonly organizationId: string;
  readonly permissions: ReadonlySet<string>;
  readonly submerchantId: string | null;
  readonly allowedOrigins: readonly string[];
  readonly rateLimitPerMinute: number | null;
  readonly version: number;
}

/** The key was changed since it was looked up: it has to be looked up, and judged, again. */
export class StaleCredential extends Error {}

/** What a new key is made of. */
export interface NewKey {
  readonly organizationId: string;
  readonly kind: KeyKind;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly submerchantId?: string;
  readonly allowedOrigins?: readonly string[];
  readonly rateLimitPerMinute?: number;
  readonly expiresAt?: Date;
}

/** Creates a key in the unit of work; answers its value, this once. */
export function createKey(em: EntityManager, key: NewKey): { id: string; value: string } {
  const value = mintKey(key.kind);
  const id = newId();
  em.create(ApiKey, {
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
    expiresAt: key.expiresAt ?? null,
  });
  return { id, value };
}

const ACTIVE = "revoked_at IS NULL AND disabled_at IS NULL AND (expires_at IS NULL OR expires_at > now())";

/** The active key with this hash, or undefined. */
export async function findActiveKey(pool: pg.Pool, hash: Buffer): Promise<Credential | undefined> {
  const { rows } = await pool.query({
    name: "find-active-key",
    text: `SELECT id, kind, organization_id, permissions, submerchant_id, allowed_origins, rate_limit_per_minute, version FROM api_keys WHERE hash = $1 AND ${ACTIVE}`,
    values: [hash],
  });
  const row = rows[0];
  return (
    row && {
      id: row.id,
      kind: row.kind,
      organizationId: row.organization_id,
      permissions: new Set<string>(row.permissions),
      submerchantId: row.submerchant_id,
      allowedOrigins: row.allowed_origins,
      rateLimitPerMinute: row.rate_limit_per_minute,
      version: row.version,
    }
  );
}
