// The database of a process that serves: the embedded one, started, or the one of DATABASE_URL; at the newest schema.

import { missingFromRing, queryOf } from "../platform/data-keys/current.ts";
import { explainSystemError } from "../platform/database/data-folder-error.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../platform/database/embedded.ts";
import { assertEncoding } from "../platform/database/encoding.ts";
import { adviceOn, assertWritable, untilItSucceeds, type Waiting, wordsOf } from "../platform/database/passing-faults.ts";
import { createStartPool } from "../platform/database/pool.ts";
import { assertApplicationRole, assertSameDatabase } from "../platform/database/role.ts";
import type { Config } from "../platform/environment/config.ts";
import { loadIdentifiers } from "../platform/keyrings/identifier-key.ts";
import type { SecretsKey } from "../platform/keyrings/secrets-keys.ts";
import type { Logger } from "../platform/observability/log.ts";
import { systemClock } from "../platform/time/clock.ts";
import type { Identifiers } from "../values/identifiers/hash.ts";
import { migrate } from "./migrate.ts";
import { assertStage, claimStage, onConnection } from "./stage.ts";

/** Addresses of a database. */
export interface Addresses {
  /** For the service. */
  readonly url: string;
  /** For the owner of its tables. */
  readonly ownerUrl: string;
}

/** Starts the embedded database where no other is named, and logs what the operator has to know of its files. */
export async function startDatabase(config: Config, log: Pick<Logger, "warn">): Promise<EmbeddedPostgres | undefined> {
  if (config.databaseUrl !== undefined) return undefined;
  const embedded = await startEmbeddedPostgres(config.dataDir);
  for (const notice of embedded.notices) log.warn({}, notice);
  return embedded;
}

/** Where the service finds its database. */
export function addressesOf(config: Config, embedded: EmbeddedPostgres | undefined): Addresses {
  const url = embedded?.url ?? config.databaseUrl ?? "";
  return { url, ownerUrl: embedded?.url ?? config.databaseOwnerUrl ?? url };
}

/**
 * Brings the schema up to date, and marks the database with the stage. Throws ConfigError when the database is marked with the other stage or has the wrong
 * encoding: then nothing is changed. Throws an error that passes while the database is read-only.
 */
export async function migrateFor(config: Config, ownerUrl: string): Promise<void> {
  await assertStage(ownerUrl, config.stage);
  await onConnection(ownerUrl, assertWritable);
  await migrate(ownerUrl, config.databaseOwnerUrl === undefined ? "DATABASE_URL" : "DATABASE_OWNER_URL");
  await claimStage(ownerUrl, config.stage);
}

/** Seconds between log lines about the same fault. */
const NOTED_EVERY_SECONDS = 30;

/**
 * Runs the steps of a start. A fault of the database that passes by itself does not end the start: it is logged with its cause, and the step is run again. On
 * the embedded database a full disk and the like are explained instead. `stopped`: the process is to end.
 */
export function startSteps(config: Pick<Config, "databaseUrl" | "dataDir">, log: Pick<Logger, "warn">, stopped?: Waiting["stopped"]) {
  let noted: { readonly words: string; readonly seconds: number } | undefined;
  const failed: Waiting["failed"] = (error, failures, delay) => {
    const words = wordsOf(error);
    const seconds = systemClock.monotonic() / 1000;
    if (noted?.words === words && seconds - noted.seconds < NOTED_EVERY_SECONDS) return;
    noted = { words, seconds };
    log.warn({ err: error, failures }, `the start waits for the database: ${words}. ${adviceOn(error) ?? ""} Next attempt in ${delay} ms.`);
  };
  return <T>(step: () => Promise<T>): Promise<T> =>
    untilItSucceeds(
      () =>
        step().catch((error: unknown) => {
          throw config.databaseUrl === undefined ? explainSystemError(config.dataDir, error) : error;
        }),
      { failed, ...(stopped === undefined ? {} : { stopped }) },
    );
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
    await assertEncoding(pool, "DATABASE_URL");
    if (config.databaseOwnerUrl !== undefined) await assertSameDatabase(pool, config.databaseOwnerUrl);
    return role;
  } finally {
    await pool.end();
  }
}
