// The migrations: SQL files, in the order of their names, as the classes that MikroORM's migrator runs.
import { readdirSync, readFileSync } from "node:fs";
import { Migration } from "@mikro-orm/migrations";

/** Where the files are. */
export const MIGRATIONS_FOLDER = new URL("./migrations/", import.meta.url);

/** Waits this long for a lock, then fails: a migration must not queue in front of the service's statements for long. */
export const LOCK_TIMEOUT = "10s";

/** Names of the migrations (file names without `.sql`), oldest first. */
export const migrationNames: readonly string[] = readdirSync(MIGRATIONS_FOLDER)
  .filter((file) => file.endsWith(".sql"))
  .map((file) => file.slice(0, -".sql".length))
  .sort();

/** `:schema` in a migration, as psql writes variables; not the cast `::schema`. */
const SCHEMA = /(?<!:):schema\b/g;

/** The migrations for a schema, as MikroORM takes them. They go forward only. `schema`: its name, quoted if it needs quotes. */
export const migrationsOf = (schema: string) =>
  migrationNames.map((name) => {
    const sql = readFileSync(new URL(`${name}.sql`, MIGRATIONS_FOLDER), "utf8").replaceAll(SCHEMA, () => schema);
    return {
      name,
      class: class extends Migration {
        override up(): void {
          this.addSql(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
          this.addSql("SET LOCAL statement_timeout = 0");
          this.addSql(sql);
        }
      },
    };
  });
