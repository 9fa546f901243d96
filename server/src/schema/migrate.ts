// Forward-only migrations at start, by MikroORM's migrator. Processes that start at once take turns under an advisory lock.
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { assertEncoding } from "../platform/database/encoding.ts";
import { ExplainedError } from "../platform/errors/explained-error.ts";
import { installCrossTenantFunctions } from "./install-cross-tenant-functions.ts";
import { LOCK_TIMEOUT, migrationNames, migrationsOf } from "./migrations.ts";

/** Arbitrary constant: the advisory lock of migrations. */
const MIGRATION_LOCK = 7_203_411_905;

/** Oldest PostgreSQL that is supported (server_version_num). */
const OLDEST_VERSION = 150_000;

/** Where the migrator notes which migrations have run. */
export const MIGRATIONS_TABLE = "schema_migrations";

/**
 * Brings the database to the newest schema. Everything is created in the first schema of the connection's `search_path`, `public` unless the role or the database has another.
 * Throws if PostgreSQL is too old, its encoding is not UTF-8, or a migration fails; a failed migration is rolled back. `variable`: the setting that holds the address.
 */
export async function migrate(url: string, variable = "DATABASE_URL"): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number; schema: string | null }>(
      "SELECT current_setting('server_version_num')::int AS version, quote_ident(current_schema()) AS schema",
    );
    const { version = 0, schema = null } = rows[0] ?? {};
    if (version < OLDEST_VERSION) throw new ExplainedError(`PostgreSQL 15 or later is needed; ${variable} leads to ${Math.floor(version / 10_000)}.`);
    await assertEncoding(client, variable);
    if (schema === null)
      throw new ExplainedError(
        "The search_path of the owner of the database names no schema that exists. Create it, or set another: ALTER DATABASE … SET search_path = …",
      );
    // a limit that the role or the database has is meant for its usual statements
    await client.query("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    const applied = await appliedMigrations(client);
    // the migrator opens its own connection: only if migrations are pending
    if (applied < migrationNames.length) await runMigrations(url, schema);
    await installCrossTenantFunctions(client, schema);
  } finally {
    await client.end();
  }
}

/** How many migrations have run. Throws for a database that others than these have made. */
async function appliedMigrations(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query<{ there: boolean }>("SELECT to_regclass($1) IS NOT NULL AS there", [MIGRATIONS_TABLE]);
  if (tables[0]?.there !== true) return 0;
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY id`);
  const strange = rows.find(({ name }, index) => index < migrationNames.length && migrationNames[index] !== name);
  if (strange !== undefined)
    throw new ExplainedError(
      `The schema of this database was made by a version before the first release (its migration ${strange.name} is unknown), and cannot be migrated. Create a new database, or delete the folder of the embedded one.`,
    );
  return rows.length;
}

async function runMigrations(url: string, schema: string): Promise<void> {
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    logger: () => undefined,
    pool: { min: 0, max: 1 },
    // the address once more: of clientUrl MikroORM takes host, user and database, and drops the rest, such as sslmode
    driverOptions: { connectionString: url, connectionTimeoutMillis: 10_000, application_name: "fraud-risk-migrations" },
    // all of them or none; foreign keys are checked, as only a superuser may switch that off
    migrations: {
      migrationsList: migrationsOf(schema),
      tableName: MIGRATIONS_TABLE,
      snapshot: false,
      transactional: true,
      allOrNothing: true,
      disableForeignKeys: false,
    },
  });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }
}
