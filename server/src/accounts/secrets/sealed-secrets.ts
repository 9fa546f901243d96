// Sealed secrets of an organization. The owner (a webhook endpoint, a processor connection) refers to them by its own id.

import { sql } from "kysely";
import { newId } from "../../platform/ids/uuid.ts";
import { open, type SecretLocation, seal } from "../../platform/keyrings/seal.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { Secret } from "./secret.entity.ts";

/** Stores a secret; returns its id. An owner can have several valid secrets until they expire. */
export async function storeSecret(
  tenant: Tenant,
  keys: readonly SecretsKey[],
  wanted: { readonly purpose: string; readonly ownerId: string; readonly secret: string; readonly expiresAt?: Date },
): Promise<string> {
  const location: SecretLocation = { organizationId: tenant.organizationId, id: newId(), purpose: wanted.purpose, ownerId: wanted.ownerId };
  const { keyId, sealed } = seal(keys, location, wanted.secret);
  const { id, purpose, ownerId: owner_id } = location;
  await rowsOf(tenant, Secret)
    .insert([{ id, purpose, owner_id, key_id: keyId, sealed, expires_at: wanted.expiresAt ?? null }])
    .execute();
  return location.id;
}

/** The valid secrets of an owner, newest first, decrypted. */
export async function secretsOf(tenant: Tenant, keys: readonly SecretsKey[], purpose: string, ownerId: string): Promise<string[]> {
  const { organizationId } = tenant;
  const rows = await rowsOf(tenant, Secret)
    .select()
    .select(["id", "key_id as keyId", "sealed"])
    .where((eb) => eb.and({ owner_id: ownerId, purpose }))
    .where(({ eb, or }) => or([eb("expires_at", "is", null), eb("expires_at", ">", sql<string>`now()`)]))
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => open(keys, { organizationId, id: row.id, purpose, ownerId }, row));
}

/** Sets the expiry of an owner's valid secret; secrets with an earlier expiry end now. */
export async function expireSecrets(tenant: Tenant, purpose: string, ownerId: string, expiresAt: Date): Promise<void> {
  const secrets = rowsOf(tenant, Secret);
  const owned = { owner_id: ownerId, purpose };
  await secrets
    .remove()
    .where((eb) => eb.and(owned))
    .where("expires_at", "is not", null)
    .execute();
  await secrets
    .update()
    .where((eb) => eb.and(owned))
    .set({ expires_at: expiresAt })
    .execute();
}

/** Deletes every secret of a removed owner. */
export async function deleteSecrets(tenant: Tenant, ownerId: string): Promise<void> {
  await rowsOf(tenant, Secret).remove().where("owner_id", "=", ownerId).execute();
}
