// Sealed secrets of an organization. What owns one (a webhook endpoint, a processor connection) names it by its own id.

import { newId } from "../../platform/identifiers/uuid.ts";
import type { SecretsKey } from "../../platform/keyrings/keys.ts";
import { open, type Sealed, type SecretLocation, seal } from "../../platform/keyrings/seal.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Secret } from "./secret.entity.ts";

/** Stores a secret; answers its id. Several secrets of one owner are valid side by side until they expire. */
export async function storeSecret(
  { query, organizationId }: Tenant,
  keys: readonly SecretsKey[],
  wanted: { readonly purpose: string; readonly ownerId: string; readonly secret: string; readonly expiresAt?: Date },
): Promise<string> {
  const location: SecretLocation = { organizationId, id: newId(), purpose: wanted.purpose, ownerId: wanted.ownerId };
  const { keyId, sealed } = seal(keys, location, wanted.secret);
  await query("INSERT INTO secrets (organization_id, id, purpose, owner_id, key_id, sealed, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)", [
    organizationId,
    location.id,
    location.purpose,
    location.ownerId,
    keyId,
    sealed,
    wanted.expiresAt ?? null,
  ]);
  return location.id;
}

/** The valid secrets of an owner, newest first, opened. */
export async function secretsOf({ query, organizationId }: Tenant, keys: readonly SecretsKey[], purpose: string, ownerId: string): Promise<string[]> {
  const rows = await query<Sealed & { id: string }>(
    `SELECT id, key_id AS "keyId", sealed FROM secrets
     WHERE organization_id = $1 AND owner_id = $2 AND purpose = $3 AND (expires_at IS NULL OR expires_at > now()) ORDER BY id DESC`,
    [organizationId, ownerId, purpose],
  );
  return rows.map((row) => open(keys, { organizationId, id: row.id, purpose, ownerId }, row));
}

/** Has the valid secret of an owner end at a time; those that were to end before end now. */
export async function expireSecrets({ query, organizationId }: Tenant, purpose: string, ownerId: string, expiresAt: Date): Promise<void> {
  const owned = "organization_id = $1 AND owner_id = $2 AND purpose = $3";
  await query(`DELETE FROM secrets WHERE ${owned} AND expires_at IS NOT NULL`, [organizationId, ownerId, purpose]);
  await query(`UPDATE secrets SET expires_at = $4 WHERE ${owned}`, [organizationId, ownerId, purpose, expiresAt]);
}

/** Deletes every secret of an owner that is removed. */
export async function deleteSecrets({ em }: Tenant, ownerId: string): Promise<void> {
  await em.nativeDelete(Secret, { ownerId });
}
