// The database of a process that serves: the embedded one, started, or the one of DATABASE_URL; at the newest schema.

import { missingFromRing, queryOf } from "../platform/data-keys/current.ts";
import { isConnectionTrouble } from "../platform/database/availability.ts";
import { explainSystemError } from "../platform/database/data-folder-error.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../platform/database/embedded.ts";
import { createStartPool } from "../platform/database/pool.ts";
import { assertApplicationRole, assertSameDatabase } from "../platform/database/role.ts";
import type { Config } from "../platform/environment/config.ts";
import { ConfigError } from "../platform/errors/config-error.ts";
import type { Identifiers } from "../platform/identifiers/hash.ts";
import { loadIdentifiers } from "../platform/keyrings/identifier-key.ts";
import type { SecretsKey } from "../platform/keyrings/secrets-keys.ts";
import { migrate } from "./migrate.ts";
import { assertStage, claimStage } from "./stage.ts";

/** Addresses of a database. */
export interface Addresses {
  /** For the service. */
  readonly url: string;
  /** For the owner of its tables. */
  readonly ownerUrl: string;
}

/** Starts the embedded database where no other is named. */
export function startDatabase(config: Config): Promise<EmbeddedPostgres> | undefined {
  return config.databaseUrl === undefined ? startEmbeddedPostgres(config.dataDir) : undefined;
}

/** Where the service finds its database. */
export function addressesOf(config: Config, embedded: EmbeddedPostgres | undefined): Addresses {
  const url = embedded?.url ?? config.databaseUrl ?? "";
  return { url, ownerUrl: embedded?.url ?? config.databaseOwnerUrl ?? url };
}

/**
 * Brings the schema up to date, and marks the database with the stage. Throws ConfigError that names the variable when the
 * database is not there, and when it is marked with the other stage: then nothing is changed.
 */
export async function migrateFor(config: Config, ownerUrl: string): Promise<void> {
  const prepare = async (): Promise<void> => {
    await assertStage(ownerUrl, config.stage);
    await migrate(ownerUrl);
    await claimStage(ownerUrl, config.stage);
  };
  await prepare().catch((error: unknown) => {
    if (config.databaseUrl === undefined) throw explainSystemError(config.dataDir, error);
    if (!isConnectionTrouble(error)) throw error;
    const variable = config.databaseOwnerUrl === undefined ? "DATABASE_URL" : "DATABASE_OWNER_URL";
    const problem = (error as Error).message || (error as { code?: string }).code;
    throw new ConfigError(`${variable} cannot be used: ${problem}. Is PostgreSQL running there, and are user and password right?`);
  });
}

/** What a process needs of the installation before it serves. */
export interface Installation {
  /** Its identifier hashes: `keyrings/identifier-key.ts`. */
  readonly identifiers: Identifiers;
  /** Ids of the keys that data keys are wrapped by and that the ring lacks. */
  readonly missingKeys: readonly string[];
}

/** Reads the installation that the database belongs to. `keys`: the ring of the settings. Throws UnopenableSecret. */
export async function readInstallation({ databasePooling }: Pick<Config, "databasePooling">, url: string, keys: readonly SecretsKey[]): Promise<Installation> {
  const pool = createStartPool(url, databasePooling);
  try {
    return { identifiers: await loadIdentifiers(pool, keys), missingKeys: await missingFromRing(queryOf(pool), keys) };
  } finally {
    await pool.end();
  }
}

/** Throws unless the service's connections are subject to row-level security and reach the owner's database. Returns as `assertApplicationRole`. */
export async function assertDatabase(config: Config, url: string): Promise<{ loginUnbound: boolean }> {
  const pool = createStartPool(url, config.databasePooling);
  try {
    const role = await assertApplicationRole(pool);
    if (config.databaseOwnerUrl !== undefined) await assertSameDatabase(pool, config.databaseOwnerUrl);
    return role;
  } finally {
    await pool.end();
  }
}
