// Re-encrypts every secret under the first key, in chunks that can be interrupted and resumed. Afterwards the older keys can be removed.
import type pg from "pg";
import { installationKeyLocation } from "../../platform/keyrings/identifier-key.ts";
import type { SecretsKey } from "../../platform/keyrings/keys.ts";
import { open, type Sealed, seal } from "../../platform/keyrings/seal.ts";

/** Secrets per transaction. */
const CHUNK = 500;

/**
 * Re-encrypts the keys of the installation. Returns how many were under an older key. Throws UnopenableSecret.
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

/** Rotates all secrets; waits for locked ones. `done` is called with the count after each chunk. The connection is the owner's. Throws UnopenableSecret, and changes nothing more. */
export async function rotateSecrets(client: pg.Client, keys: readonly SecretsKey[], done: (count: number) => void): Promise<number> {
  let total = 0;
  for (;;) {
    await client.query("BEGIN");
    try {
      const { rows } = await client.query(
        `SELECT organization_id, id, purpose, owner_id, key_id, sealed FROM secrets WHERE key_id <> $1 ORDER BY organization_id, id LIMIT ${CHUNK} FOR UPDATE`,
        [keys[0]?.id],
      );
      for (const row of rows) {
        const place = { organizationId: row.organization_id, id: row.id, purpose: row.purpose, ownerId: row.owner_id };
        const { keyId, sealed } = seal(keys, place, open(keys, place, { keyId: row.key_id, sealed: row.sealed }));
        await client.query("UPDATE secrets SET key_id = $3, sealed = $4 WHERE organization_id = $1 AND id = $2", [row.organization_id, row.id, keyId, sealed]);
      }
      await client.query("COMMIT");
      total += rows.length;
      // a concurrent rotation may have re-encrypted some of them
      if (rows.length === 0 && !(await anyLeft(client, keys))) return total;
      if (rows.length > 0) done(total);
    } catch (error) {
      await client.query("ROLLBACK");
      throw error;
    }
  }
}

async function anyLeft(client: pg.Client, keys: readonly SecretsKey[]): Promise<boolean> {
  return (await client.query("SELECT FROM secrets WHERE key_id <> $1 LIMIT 1", [keys[0]?.id])).rowCount !== 0;
}
