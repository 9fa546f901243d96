import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { activitySpans } from "../../src/assess/spans.ts";
import { migrate } from "../../src/database/migrate.ts";
import { createDatabase } from "../harness/database.ts";

const files = readdirSync(new URL("../../src/database/migrations", import.meta.url));

test("processes that start at once migrate an empty database once, and all succeed", async () => {
  const database = await createDatabase({ empty: true });
  await Promise.all(Array.from({ length: 6 }, () => migrate(database.url)));
  const applied = await database.query<{ name: string }>("SELECT name FROM schema_migrations ORDER BY id");
  expect(applied.map(({ name }) => `${name}.sql`)).toEqual(files.sort());
  await migrate(database.url);
  expect(await database.query("SELECT 1 FROM schema_migrations")).toHaveLength(files.length);
  await database.close();
});

test("migrations go forward only", async () => {
  const { readFileSync } = await import("node:fs");
  for (const file of files) expect(readFileSync(new URL(`../../src/database/migrations/${file}`, import.meta.url), "utf8")).not.toMatch(/Down Migration/i);
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

test("the indexes of activity are divided into buckets as wide as the spans that assess looks back", async () => {
  const database = await createDatabase();
  for (const [identifier, span] of Object.entries(activitySpans)) {
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
