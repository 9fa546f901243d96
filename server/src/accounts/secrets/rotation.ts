// Seals every secret anew under the first key, in portions that can be broken off and gone on with. Afterwards the older keys can go.
import type pg from "pg";
import type { SecretsKey } from "../../platform/keyrings/keys.ts";
import { open, seal } from "../../platform/keyrings/seal.ts";

/** Secrets that are sealed anew in one transaction. */
const CHUNK = 500;

/** Rotates all, those that somebody is busy with as well: it waits for them. `done` is told how many after each portion. The connection is the owner's. Throws UnopenableSecret, and changes nothing more. */
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
      // somebody else who rotates may have been faster with these, and not with the rest
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
