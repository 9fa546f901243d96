// The key of the identifier hashes: created once per installation, stored in its database, sealed like other secrets.
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { createIdentifiers, type Identifiers } from "../../values/identifiers/hash.ts";
import { SIPHASH_KEY_BYTES } from "../../values/identifiers/siphash.ts";
import { open, type Sealed, type SecretLocation, seal } from "./seal.ts";
import type { SecretsKey } from "./secrets-keys.ts";

/** Name of the key in the table of installation keys. */
export const IDENTIFIER_KEY = "identifiers";

const NIL = "00000000-0000-0000-0000-000000000000";

/** The location of a key of the installation, which belongs to no organization. */
export const installationKeyLocation = (name: string): SecretLocation => ({ organizationId: NIL, id: name, purpose: "installation_key", ownerId: NIL });

/**
 * The identifier hashes of the installation that a database belongs to. The first process creates the key; concurrent ones use the same key. Throws
 * UnopenableSecret when `keys` do not open it: with another key, no stored identifier would be found.
 */
export async function loadIdentifiers(database: Pick<pg.Pool, "query">, keys: readonly SecretsKey[]): Promise<Identifiers> {
  return createIdentifiers(await identifierKey(database, keys));
}

/** The key itself, 16 bytes. See {@link loadIdentifiers}. */
export async function identifierKey(database: Pick<pg.Pool, "query">, keys: readonly SecretsKey[]): Promise<Buffer> {
  const stored = (await storedKey(database)) ?? (await makeKey(database, keys));
  return Buffer.from(open(keys, installationKeyLocation(IDENTIFIER_KEY), stored), "base64");
}

async function makeKey(database: Pick<pg.Pool, "query">, keys: readonly SecretsKey[]): Promise<Sealed> {
  const { keyId, sealed } = seal(keys, installationKeyLocation(IDENTIFIER_KEY), randomBytes(SIPHASH_KEY_BYTES).toString("base64"));
  await database.query("INSERT INTO installation_keys (name, key_id, sealed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [IDENTIFIER_KEY, keyId, sealed]);
  const stored = await storedKey(database);
  if (stored === undefined) throw new Error("the identifier hash key was not stored");
  return stored;
}

async function storedKey(database: Pick<pg.Pool, "query">): Promise<Sealed | undefined> {
  const { rows } = await database.query<Sealed>(`SELECT key_id AS "keyId", sealed FROM installation_keys WHERE name = $1`, [IDENTIFIER_KEY]);
  return rows[0];
}
