// The sandbox seals secrets under a key of its own, made at the first start.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { createFile } from "../database/whole-file.ts";
import { ConfigError } from "../errors/config-error.ts";
import { placeOfInstallationKey } from "./identifier-key.ts";
import { readSecretsKeys, type SecretsKey, type SecretsKeySettings } from "./keys.ts";
import { open, type Sealed, type SecretPlace, UnopenableSecret } from "./seal.ts";

/** Id of the key that the first start makes. */
const SANDBOX_KEY = "sandbox";

/** The key in `<dataDir>/secrets.key`, made if there is none. Production takes its keys from the environment. */
export function sandboxSecretsKeys(dataDir: string): readonly SecretsKey[] {
  const file = join(dataDir, "secrets.key");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    createFile(file, `${SANDBOX_KEY}:${randomBytes(32).toString("base64")}\n`);
  }
  const keys = readSecretsKeys(readFileSync(file, "utf8").trim());
  if (keys === undefined)
    throw new Error(
      `${file} is damaged: it holds no key. Restore it from a copy of the folder; without one, move it away to have a new key made (secrets sealed under the old one are then lost).`,
    );
  return keys;
}

const INSTALLATION = placeOfInstallationKey("");

/** Sealed secrets that are tried: one that was damaged by itself is no reason to refuse a start. */
const TRIED = 20;

/**
 * Throws ConfigError when the database holds secrets that were sealed under a key of `<dataDir>/secrets.key`, and the file is missing or holds another
 * key: a new key would leave them unreadable for good. Nothing to check where SECRETS_KEYS is set. `ownerUrl`: as the owner of the tables.
 */
export async function assertSandboxSecretsKey(config: SecretsKeySettings & { readonly stage: string }, ownerUrl: string): Promise<void> {
  if (config.secretsKeys !== undefined || config.stage === "production") return;
  const file = join(config.dataDir, "secrets.key");
  const rows = await sealedUnderSandboxKeys(ownerUrl);
  if (rows.length === 0) return;
  if (!existsSync(file)) throw new ConfigError(`${file} is missing, and the database holds secrets that are sealed under the key in it. ${REMEDY}`);
  const keys = sandboxSecretsKeys(config.dataDir);
  if (rows.some((row) => opens(keys, row))) return;
  throw new ConfigError(`${file} does not hold the key that the secrets in the database are sealed under. ${REMEDY}`);
}

const REMEDY =
  "Nothing was changed. Restore the file from a copy of the folder, or set SECRETS_KEYS to the key that was in it. To begin anew on purpose, move the data folder away, or give DATABASE_URL an empty database.";

interface SealedRow extends SecretPlace, Sealed {}

async function sealedUnderSandboxKeys(ownerUrl: string): Promise<SealedRow[]> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<SealedRow>(
      `SELECT organization_id AS "organizationId", id, purpose, owner_id AS "ownerId", key_id AS "keyId", sealed
       FROM (
         SELECT organization_id::text, id::text, purpose, owner_id::text, key_id, sealed FROM secrets WHERE key_id = $1 AND (expires_at IS NULL OR expires_at > now())
         UNION ALL SELECT $3, name, $4, $3, key_id, sealed FROM installation_keys WHERE key_id = $1
       ) sealed_values ORDER BY id DESC LIMIT $2`,
      [SANDBOX_KEY, TRIED, INSTALLATION.organizationId, INSTALLATION.purpose],
    );
    return rows;
  } finally {
    await client.end();
  }
}

function opens(keys: readonly SecretsKey[], row: SealedRow): boolean {
  try {
    open(keys, row, row);
    return true;
  } catch (error) {
    if (error instanceof UnopenableSecret) return false;
    throw error;
  }
}
