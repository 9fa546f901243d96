// Rotation of the key ring: seals every secret again with the first key, in resumable chunks. Older keys can be removed afterwards.
import type pg from "pg";
import { open, seal } from "../../platform/keyrings/seal.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";

/** Secrets per transaction. */
const CHUNK = 500;

/**
 * Rotates all secrets; waits for locked ones. Calls `done` with the number after each chunk. Needs the owner's connection. Throws UnopenableSecret; the chunk is
 * then unchanged.
 */
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
        const location = { organizationId: row.organization_id, id: row.id, purpose: row.purpose, ownerId: row.owner_id };
        const { keyId, sealed } = seal(keys, location, open(keys, location, { keyId: row.key_id, sealed: row.sealed }));
        await client.query("UPDATE secrets SET key_id = $3, sealed = $4 WHERE organization_id = $1 AND id = $2", [row.organization_id, row.id, keyId, sealed]);
      }
      await client.query("COMMIT");
      total += rows.length;
      // a concurrent rotation may have finished these, but not the rest
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
