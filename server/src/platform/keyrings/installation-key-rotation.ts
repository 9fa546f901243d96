// Seals the keys of the installation anew under the first key of the ring.
import type pg from "pg";
import { installationKeyLocation } from "./identifier-key.ts";
import { open, type Sealed, seal } from "./seal.ts";
import type { SecretsKey } from "./secrets-keys.ts";

/**
 * Seals the keys of the installation anew, of which there are few. Answers how many were sealed under an older key. Throws UnopenableSecret.
 * The connection is the owner's.
 */
export async function rotateInstallationKeys(client: pg.Client, keys: readonly SecretsKey[]): Promise<number> {
  const { rows } = await client.query<Sealed & { name: string }>(`SELECT name, key_id AS "keyId", sealed FROM installation_keys WHERE key_id <> $1`, [
    keys[0]?.id,
  ]);
  for (const { name, ...stored } of rows) {
    const place = installationKeyLocation(name);
    const { keyId, sealed } = seal(keys, place, open(keys, place, stored));
    await client.query("UPDATE installation_keys SET key_id = $2, sealed = $3 WHERE name = $1 AND key_id = $4", [name, keyId, sealed, stored.keyId]);
  }
  return rows.length;
}
