// Many sealed secrets at once, and a look at how they are sealed.
import type pg from "pg";
import { newId } from "../../src/platform/ids/uuid.ts";
import { open, type SecretLocation, seal } from "../../src/platform/keyrings/seal.ts";
import type { SecretsKey } from "../../src/platform/keyrings/secrets-keys.ts";

/** A row of the table. */
export interface SecretRow extends SecretLocation {
  readonly keyId: string;
  readonly sealed: Buffer;
}

/** Makes an organization with `count` secrets under a key. The connection is the owner's. */
export async function newSecrets(owner: pg.Client, count: number, key: SecretsKey): Promise<string> {
  const organizationId = newId();
  await owner.query("INSERT INTO organizations (id, name) VALUES ($1, 'Test')", [organizationId]);
  const rows = Array.from({ length: count }, (_, index) => {
    const place = { organizationId, id: newId(), purpose: "webhook", ownerId: newId() };
    return { ...place, ...seal([key], place, `secret ${index}`) };
  });
  await owner.query(
    "INSERT INTO secrets (organization_id, id, purpose, owner_id, key_id, sealed) SELECT $1, u.id, 'webhook', u.owner_id, $2, u.sealed FROM unnest($3::uuid[], $4::uuid[], $5::bytea[]) AS u(id, owner_id, sealed)",
    [organizationId, key.id, rows.map(({ id }) => id), rows.map(({ ownerId }) => ownerId), rows.map(({ sealed }) => sealed)],
  );
  return organizationId;
}

/** The secrets as they stand, in the order in which they are rotated. */
export async function rowsOf(owner: pg.Client): Promise<SecretRow[]> {
  const text = `SELECT organization_id AS "organizationId", id, purpose, owner_id AS "ownerId", key_id AS "keyId", sealed FROM secrets ORDER BY organization_id, secrets.id`;
  return (await owner.query<SecretRow>(text)).rows;
}

/** The plain texts, sorted. Throws where a key is missing. */
export function textsOf(rows: readonly SecretRow[], keys: readonly SecretsKey[]): string[] {
  return rows.map((row) => open(keys, row, row)).sort();
}
