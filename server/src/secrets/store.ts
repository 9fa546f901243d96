// Sealed secrets of an organization. What owns one (a webhook endpoint, a processor connection) names it by its own id.
import type { Tenant } from "../database/tenancy.ts";
import { newId } from "../identifiers/uuid.ts";
import type { SecretsKey } from "./keys.ts";
import { open, type Sealed, type SecretPlace, seal } from "./seal.ts";

/** Stores a secret; answers its id. Several secrets of one owner are valid side by side until they expire. */
export async function storeSecret(
  { em, organizationId }: Tenant,
  keys: readonly SecretsKey[],
  wanted: { readonly purpose: string; readonly ownerId: string; readonly secret: string; readonly expiresAt?: Date },
): Promise<string> {
  const place: SecretPlace = { organizationId, id: newId(), purpose: wanted.purpose, ownerId: wanted.ownerId };
  const { keyId, sealed } = seal(keys, place, wanted.secret);
  await em.execute("INSERT INTO secrets (organization_id, id, purpose, owner_id, key_id, sealed, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)", [
    organizationId,
    place.id,
    place.purpose,
    place.ownerId,
    keyId,
    sealed,
    wanted.expiresAt ?? null,
  ]);
  return place.id;
}

/** The valid secrets of an owner, newest first, opened. */
export async function secretsOf({ em, organizationId }: Tenant, keys: readonly SecretsKey[], purpose: string, ownerId: string): Promise<string[]> {
  const rows: (Sealed & { id: string })[] = await em.execute(
    `SELECT id, key_id AS "keyId", sealed FROM secrets
     WHERE organization_id = ? AND owner_id = ? AND purpose = ? AND (expires_at IS NULL OR expires_at > now()) ORDER BY id DESC`,
    [organizationId, ownerId, purpose],
  );
  return rows.map((row) => open(keys, { organizationId, id: row.id, purpose, ownerId }, row));
}
