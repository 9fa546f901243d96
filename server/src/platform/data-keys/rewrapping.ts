// Rotation of the key ring: wraps data keys again with the first key. The values that they encrypt do not change.
import type pg from "pg";
import type { SecretsKey } from "../keyrings/secrets-keys.ts";
import { rewrap } from "./data-key.ts";

/** Data keys per transaction. */
const CHUNK = 500;

/**
 * Wraps all data keys with the first key of the ring; returns how many changed. Needs the owner's connection. Throws UnopenableSecret when a wrapping
 * key is missing; its chunk is then unchanged.
 */
export async function rewrapDataKeys(client: pg.Client, ring: readonly SecretsKey[], progress: (count: number) => void): Promise<number> {
  const first = ring[0]?.id;
  for (let total = 0; ; ) {
    await client.query("BEGIN");
    try {
      const { rows } = await client.query<{ organization_id: string; generation: number; key_id: string; wrapped: Buffer }>(
        `SELECT organization_id, generation, key_id, wrapped FROM data_keys WHERE wrapped IS NOT NULL AND key_id <> $1
         ORDER BY organization_id, generation LIMIT ${CHUNK} FOR UPDATE`,
        [first],
      );
      for (const { organization_id: organizationId, generation, key_id: keyId, wrapped } of rows) {
        const { keyId: newId, sealed } = rewrap(ring, organizationId, { generation, keyId, sealed: wrapped });
        await client.query("UPDATE data_keys SET key_id = $3, wrapped = $4 WHERE organization_id = $1 AND generation = $2", [
          organizationId,
          generation,
          newId,
          sealed,
        ]);
      }
      await client.query("COMMIT");
      total += rows.length;
      if (rows.length > 0) progress(total);
      else if ((await client.query("SELECT FROM data_keys WHERE wrapped IS NOT NULL AND key_id <> $1 LIMIT 1", [first])).rowCount === 0) return total;
    } catch (error) {
      await client.query("ROLLBACK");
      throw error;
    }
  }
}
