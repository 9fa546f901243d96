// The sandbox seals secrets with its own key, created at the first start.

import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { ConfigError } from "../errors/config-error.ts";
import { ExplainedError } from "../errors/explained-error.ts";
import { createFile } from "../files/atomic-file.ts";
import { installationKeyLocation } from "./identifier-key.ts";
import { open, type Sealed, type SecretLocation, UnopenableSecret } from "./seal.ts";
import { readSecretsKeys, type SecretsKey, type SecretsKeySettings } from "./secrets-keys.ts";

/** Id of the key that the first start creates. */
const SANDBOX_KEY = "sandbox";

/** The key in `<dataDir>/secrets.key`, created if missing. Production reads its keys from the environment. */
export function sandboxSecretsKeys(dataDir: string): readonly SecretsKey[] {
  const file = join(dataDir, "secrets.key");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    createFile(file, `${SANDBOX_KEY}:${randomBytes(32).toString("base64")}\n`);
  }
  const keys = readSecretsKeys(readFileSync(file, "utf8").trim());
  if (keys === undefined)
    throw new ExplainedError(
      `${file} is damaged: it contains no key. Restore it from a copy of the folder. Without a copy, move it away to create a new key (secrets sealed with the old key are then lost).`,
    );
  return keys;
}

const INSTALLATION = installationKeyLocation("");

/** Number of sealed secrets to try: a single damaged one must not prevent a start. */
const TRIED = 20;

/**
 * Throws ConfigError when the database contains secrets sealed with the key of `<dataDir>/secrets.key`, and the file is missing or contains another key: a
 * new key would make them permanently unreadable. Checks nothing when SECRETS_KEYS is set. `ownerUrl` connects as the owner of the tables.
 */
export async function assertSandboxSecretsKey(config: SecretsKeySettings & { readonly stage: string }, ownerUrl: string): Promise<void> {
  if (config.secretsKeys !== undefined || config.stage === "production") return;
  const file = join(config.dataDir, "secrets.key");
  const rows = await sealedUnderSandboxKeys(ownerUrl);
  if (rows.length === 0) return;
  if (!existsSync(file)) throw new ConfigError(`${file} is missing, but the database contains secrets that are sealed with its key. ${REMEDY}`);
  const keys = sandboxSecretsKeys(config.dataDir);
  if (rows.some((row) => opens(keys, row))) return;
  throw new ConfigError(`${file} does not contain the key of the secrets in the database. ${REMEDY}`);
}

const REMEDY =
  "Nothing was changed. Restore the file from a copy of the folder, or set SECRETS_KEYS to the key that was in it. To start over on purpose, move the data folder away, or give DATABASE_URL an empty database.";

interface SealedRow extends SecretLocation, Sealed {}

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
