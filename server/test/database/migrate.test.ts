import { expect, test } from "vitest";
import { migrate } from "../../src/schema/migrate.ts";
import { migrationNames, migrationsOf } from "../../src/schema/migrations.ts";
import { activityBuckets } from "../../src/scoring/payments/read-windows.ts";
import { createDatabase } from "../harness/database.ts";

test("processes that start at once migrate an empty database once, and all succeed", async () => {
  const database = await createDatabase({ empty: true });
  await Promise.all(Array.from({ length: 6 }, () => migrate(database.url)));
  const applied = await database.query<{ name: string }>("SELECT name FROM schema_migrations ORDER BY id");
  expect(applied.map(({ name }) => name)).toEqual(migrationNames);
  await migrate(database.url);
  expect(await database.query("SELECT 1 FROM schema_migrations")).toHaveLength(migrationNames.length);
  await database.close();
});

test("migrations go forward only", async () => {
  for (const { class: Migration } of migrationsOf("public"))
    expect(() => new Migration(undefined as never, undefined as never).down()).toThrow(/cannot be reverted/);
});

test("a failing migration is rolled back completely, and names what failed", async () => {
  const database = await createDatabase({ empty: true });
  await database.query("CREATE TABLE webhook_endpoints ()");
  await expect(migrate(database.url)).rejects.toThrow(/webhook_endpoints/);
  const tables = await database.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  expect(tables.map(({ name }) => name)).toEqual(["schema_migrations", "webhook_endpoints"]);
  expect(await database.query("SELECT FROM schema_migrations")).toEqual([]);
  await database.query("DROP TABLE webhook_endpoints");
  await migrate(database.url);
  await database.close();
});

test("migrations are made over the address as it is given, with its parameters", async () => {
  const database = await createDatabase({ empty: true });
  await expect(migrate(`${database.url}?options=${encodeURIComponent("-c default_transaction_read_only=on")}`)).rejects.toThrow(/read-only transaction/);
  await database.close();
});

test("a migration waits ten seconds for a lock at most", () => {
  for (const { class: Migration } of migrationsOf("public")) {
    const migration = new Migration(undefined as never, undefined as never);
    migration.up();
    expect(migration.getQueries()[0]).toBe("SET LOCAL lock_timeout = '10s'");
  }
});

test("a schema that these migrations have not made is left alone, with what to do", async () => {
  const database = await createDatabase({ empty: true });
  await database.query("CREATE TABLE schema_migrations (id serial PRIMARY KEY, name text, run_on timestamp)");
  await database.query("INSERT INTO schema_migrations (name) VALUES ('0001_foundation')");
  await expect(migrate(database.url)).rejects.toThrow(/before the first release.*0001_foundation.*Create a new database/);
  expect(await database.query("SELECT FROM pg_class WHERE relname = 'organizations'")).toEqual([]);
  await database.close();
});

test("a schema that a later version has made is accepted: its processes may run beside these", async () => {
  const database = await createDatabase();
  await database.query("INSERT INTO schema_migrations (name) VALUES ('9999_later')");
  await migrate(database.url);
  await database.close();
});

test("every table of a tenant leads with its organization in the primary key", async () => {
  const database = await createDatabase();
  const rows = await database.query<{ table_name: string; first: string }>(
    `SELECT c.relname AS table_name, a.attname AS first FROM pg_class c
     JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
     WHERE c.relnamespace = 'public'::regnamespace AND EXISTS (SELECT 1 FROM pg_attribute o WHERE o.attrelid = c.oid AND o.attname = 'organization_id')`,
  );
  // keys are found by their hash before the organization is known
  for (const { table_name, first } of rows) if (table_name !== "api_keys") expect([table_name, first]).toEqual([table_name, "organization_id"]);
  expect(rows.length).toBeGreaterThan(5);
  await database.close();
});

test("the indexes of activity have the buckets that assess looks up", async () => {
  const database = await createDatabase();
  for (const [identifier, span] of Object.entries(activityBuckets)) {
    const [row] = await database.query<{ indexdef: string }>("SELECT indexdef FROM pg_indexes WHERE indexname = $1", [`activity_by_${identifier}`]);
    expect(row?.indexdef).toContain(
      `(organization_id, ((at / '${span}'::bigint)), ${identifier}, trusted, at)`.replace(
        `'${span}'::bigint`,
        span > 2 ** 31 ? `'${span}'::bigint` : String(span),
      ),
    );
  }
  await database.close();
});
