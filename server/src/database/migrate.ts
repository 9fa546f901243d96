// Forward-only migrations at start. Processes that start at once take turns under an advisory lock.
import { fileURLToPath } from "node:url";
import { runner } from "node-pg-migrate";
import pg from "pg";
import { installSpanningFunctions } from "./spanning-functions.ts";

/** Any constant of ours: names the advisory lock under which migrations run. */
const MIGRATION_LOCK = 7_203_411_905;

/** Oldest PostgreSQL that is supported (server_version_num). */
const OLDEST_VERSION = 150_000;

/** Brings the database to the newest schema. Throws when PostgreSQL is too old or a migration fails; nothing is then half done. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>("SELECT current_setting('server_version_num')::int AS version");
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION) throw new Error(`PostgreSQL 15 or later is needed; DATABASE_URL leads to ${Math.floor(version / 10_000)}.`);
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("SET lock_timeout = '10s'");
    await runner({
      dbClient: client,
      dir: fileURLToPath(new URL("./migrations", import.meta.url)),
      direction: "up",
      migrationsTable: "schema_migrations",
      noLock: true,
      log: () => undefined,
    });
    await installSpanningFunctions(client);
  } finally {
    await client.end();
  }
}
