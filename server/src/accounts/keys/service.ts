// Keys of an organization: made, listed, replaced, revoked. Each change is in the audit log, in the same transaction.

import { keyPermissions, type Permission } from "../../../../generated/credentials.ts";
import type { components } from "../../../../generated/types.ts";
import type { KeyKind } from "../../platform/credentials/api-key.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { recordChange } from "../audit/record.ts";
import { ApiKey } from "./api-key.entity.ts";
import { LATEST_END } from "./checks.ts";
import { createKey } from "./create-key.ts";
import { havingStatus, keyStatus, keyView } from "./view.ts";

type Key = components["schemas"]["Key"];
type IssuedKey = components["schemas"]["IssuedKey"];

/** What keys are listed by. */
export interface KeyFilter extends PageQuery {
  readonly type?: KeyKind;
  readonly status?: Key["status"];
  readonly submerchant_id?: string;
}

/** A page of keys, newest first. */
export async function listKeys({ em, clock }: Tenant, query: KeyFilter): Promise<{ data: Key[]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(query, UUID_KEY);
  const now = dateOf(clock);
  const conditions = [
    ...(query.type === undefined ? [] : [{ kind: query.type }]),
    ...(query.status === undefined ? [] : [havingStatus(query.status, now)]),
    ...(query.submerchant_id === undefined ? [] : [{ submerchantId: query.submerchant_id }]),
    ...(after === undefined ? [] : [{ id: { $lt: after } }]),
  ];
  const rows = await em.find(ApiKey, { $and: conditions }, { orderBy: { id: "desc" }, limit: limit + 1 });
  return pageOf(
    rows,
    limit,
    ({ id }) => id,
    (key) => keyView(key, now),
  );
}

/** Where a key has to be: `submerchantId` narrows to the keys of one submerchant. Throws NOT_FOUND. */
export interface KeyPlace {
  readonly id: string;
  readonly submerchantId?: string;
}

/** The key. Throws NOT_FOUND. */
export async function readKey({ em }: Tenant, { id, submerchantId }: KeyPlace): Promise<ApiKey> {
  const where = { id, ...(submerchantId === undefined ? {} : { submerchantId }) };
  const key = await em.findOne(ApiKey, where);
  if (key === null) throw new ApiError("NOT_FOUND");
  return key;
}

/** A requested key. */
export interface WantedKey {
  readonly type: KeyKind;
  readonly name: string;
  readonly permissions?: readonly Permission[];
  readonly allowed_origins?: readonly string[];
  readonly expires_at?: string;
  readonly rate_limit_per_minute?: number;
  readonly assess_on_events?: boolean;
  readonly strict_validation?: boolean;
}

/** Makes a key, of a submerchant or of the whole organization. The answer holds its value, this once. Throws FORBIDDEN for more than the caller may. */
export async function issueKey(tenant: Tenant, wanted: WantedKey, submerchantId: string | null): Promise<IssuedKey> {
  const permissions = [...new Set(wanted.permissions ?? keyPermissions[wanted.type].filter((permission) => permission === "assess"))];
  const granted: readonly Permission[] = wanted.assess_on_events === true ? [...permissions, "assess"] : permissions;
  const beyond = granted.filter((permission) => !tenant.acting.credential.permissions.has(permission));
  if (beyond.length > 0)
    throw new ApiError("FORBIDDEN", { message: "A key cannot hold permissions that its creator lacks.", details: { required_permissions: beyond } });
  const { value, entity } = createKey(tenant.em, {
    organizationId: tenant.organizationId,
    kind: wanted.type,
    name: wanted.name,
    permissions,
    submerchantId,
    allowedOrigins: [...new Set(wanted.allowed_origins)],
    rateLimitPerMinute: wanted.rate_limit_per_minute,
    assessOnEvents: wanted.assess_on_events,
    strictValidation: wanted.strict_validation,
    expiresAt: wanted.expires_at === undefined ? null : new Date(wanted.expires_at),
  });
  await tenant.em.flush();
  const view = keyView(entity, dateOf(tenant.clock));
  await recordChange(tenant, { action: "key.created", resource: "key", id: entity.id, before: null, after: view });
  return { ...view, key: value };
}

/** Revokes a key permanently. A revoked key is not changed. */
export async function revokeKey(tenant: Tenant, place: KeyPlace): Promise<Key> {
  const key = await readKey(tenant, place);
  const now = dateOf(tenant.clock);
  if (key.revokedAt) return keyView(key, now);
  const before = keyView(key, now);
  key.revokedAt = now;
  await recordChange(tenant, { action: "key.revoked", resource: "key", id: key.id, before, after: keyView(key, now) });
  return keyView(key, now);
}

/** Replaces a key: a new one like it, and an end for the old one in `overlapSeconds`. Throws INVALID_TRANSITION for a key that is not active. */
export async function rotateKey(tenant: Tenant, id: string, overlapSeconds: number): Promise<IssuedKey> {
  const old = await readKey(tenant, { id });
  const now = dateOf(tenant.clock);
  const status = keyStatus(old, now);
  if (status !== "active")
    throw new ApiError("INVALID_TRANSITION", { message: `The key is ${status}; only an active key can be rotated.`, details: { status } });
  const before = keyView(old, now);
  // the end that it was made with: an earlier rotation has shortened the one it has
  const life = old.plannedExpiresAt ? old.plannedExpiresAt.getTime() - old.createdAt.getTime() : undefined;
  const end = new Date(now.getTime() + overlapSeconds * 1000);
  if (!old.expiresAt || end < old.expiresAt) old.expiresAt = end;
  const { value, entity } = createKey(tenant.em, {
    organizationId: tenant.organizationId,
    kind: old.kind,
    name: old.name,
    permissions: old.permissions as Permission[],
    submerchantId: old.submerchantId,
    allowedOrigins: old.allowedOrigins,
    rateLimitPerMinute: old.rateLimitPerMinute,
    assessOnEvents: old.assessOnEvents,
    strictValidation: old.strictValidation,
    expiresAt: life === undefined ? null : new Date(Math.min(now.getTime() + life, LATEST_END)),
  });
  await tenant.em.flush();
  const view = keyView(entity, now);
  await recordChange(tenant, { action: "key.rotated", resource: "key", id: old.id, before, after: keyView(old, now) });
  await recordChange(tenant, { action: "key.created", resource: "key", id: entity.id, before: null, after: view });
  return { ...view, key: value };
}

/** Stops, or lets work again, the keys of a submerchant. */
export async function setKeysDisabled({ em, clock }: Tenant, submerchantId: string, disabled: boolean): Promise<void> {
  await em.nativeUpdate(ApiKey, { submerchantId }, { disabledAt: disabled ? dateOf(clock) : null });
}
