// docs/scaling.md says what is a shard's own and what is global. The schema holds it to that.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crossTenantFunctions } from "../../src/modules.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";

const guide = readFileSync(new URL("../../docs/scaling.md", import.meta.url), "utf8");

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

/** Keys that do not lead with the organization: each is looked up before it is known whose it is, or is one for the whole database. */
const GLOBAL_KEYS = [
  "api_keys (hash)",
  "api_keys (id)",
  "connections (id)",
  "development_identity (singleton)",
  "fraud_rate_progress (singleton)",
  "installation (singleton)",
  "installation_keys (name)",
  "organizations (id)",
  "rate_windows (caller)",
  "retention_progress (singleton)",
  "schema_migrations (id)",
  "statistics_progress (singleton)",
  "webhook_endpoints (id)",
];

test("every unique key leads with organization_id, but those that the guide names", async () => {
  const rows = await database.query<{ key: string }>(`
    SELECT c.relname || ' (' || a.attname || ')' AS key FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
    WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace AND a.attname <> 'organization_id' ORDER BY 1`);
  expect(rows.map(({ key }) => key)).toEqual(GLOBAL_KEYS);
  for (const key of GLOBAL_KEYS.filter((one) => !one.startsWith("schema_migrations"))) expect(guide).toContain(`\`${key}\``);
});

test("every foreign key holds the organization on both sides", async () => {
  const rows = await database.query<{ key: string }>(`
    SELECT conname AS key FROM pg_constraint f WHERE contype = 'f' AND NOT EXISTS (
      SELECT FROM unnest(f.conkey, f.confkey) AS k(own, other)
      JOIN pg_attribute o ON o.attrelid = f.conrelid AND o.attnum = k.own AND o.attname = 'organization_id'
      JOIN pg_attribute r ON r.attrelid = f.confrelid AND r.attnum = k.other AND (r.attname = 'organization_id' OR f.confrelid = 'organizations'::regclass))`);
  expect(rows).toEqual([]);
});

test("the guide assigns every table and every cross-tenant function", async () => {
  const tables = await database.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace",
  );
  const names = [...tables.map(({ name }) => name), ...crossTenantFunctions.map(({ source }) => source.name)];
  expect(names.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
});
