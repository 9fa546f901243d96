// The role that the service works as: it owns nothing, can make nothing, and cannot become a role that does.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APPLICATION_ROLE } from "../../src/platform/database/role.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const rows = async (text: string): Promise<unknown[]> => (await client.query(text, [APPLICATION_ROLE])).rows;

test("it is no superuser, passes no row-level security, makes no roles and databases, and cannot sign in", async () => {
  expect(await rows("SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolcanlogin FROM pg_roles WHERE rolname = $1")).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolcanlogin: false },
  ]);
});

test("it owns nothing, in any database", async () => {
  expect(await rows("SELECT classid::regclass::text, objid FROM pg_shdepend WHERE refobjid = $1::regrole AND deptype = 'o'")).toEqual([]);
});

test("it is a member of no other role", async () => {
  expect(await rows("SELECT roleid::regrole::text FROM pg_auth_members WHERE member = $1::regrole")).toEqual([]);
});

test("it cannot act as the owner of any table or function", async () => {
  expect(
    await rows(
      `SELECT DISTINCT owner::regrole::text FROM (SELECT relowner AS owner FROM pg_class UNION SELECT proowner FROM pg_proc UNION SELECT nspowner FROM pg_namespace) all_owners
       WHERE pg_has_role($1, owner, 'MEMBER')`,
    ),
  ).toEqual([]);
});

test("it may read and write rows, and never empty, reference or hook a table", async () => {
  expect(
    await rows(
      `SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v', 'm', 'f') AND has_table_privilege($1, c.oid, 'TRUNCATE, REFERENCES, TRIGGER')`,
    ),
  ).toEqual([]);
});

test("tables that are not the service's business are closed to it", async () => {
  expect(
    await rows(
      `SELECT name FROM unnest(ARRAY['development_identity', 'schema_migrations', 'audit_heads']) AS t(name)
       WHERE has_any_column_privilege($1, name, 'SELECT, INSERT, UPDATE, REFERENCES') OR has_table_privilege($1, name, 'DELETE, TRUNCATE, TRIGGER')`,
    ),
  ).toEqual([]);
});

describe("it cannot make", () => {
  test.each([
    "CREATE TABLE extra (id int)",
    "CREATE TABLE extra AS SELECT 1 AS id",
    "CREATE VIEW extra AS SELECT 1 AS id",
    "CREATE FUNCTION extra() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "CREATE TYPE extra AS (id int)",
    "CREATE SEQUENCE extra",
    "CREATE SCHEMA extra",
    "CREATE EXTENSION pg_trgm",
    "CREATE ROLE extra",
    "CREATE POLICY extra ON secrets USING (true)",
    "CREATE TRIGGER extra BEFORE UPDATE ON secrets FOR EACH ROW EXECUTE FUNCTION current_organization()",
    "CREATE OR REPLACE FUNCTION current_organization() RETURNS uuid LANGUAGE sql AS 'SELECT NULL::uuid'",
    "ALTER TABLE secrets DISABLE ROW LEVEL SECURITY",
    "ALTER POLICY tenant ON secrets USING (true)",
    "DROP POLICY tenant ON secrets",
    "DROP TABLE secrets",
    `ALTER ROLE ${APPLICATION_ROLE} BYPASSRLS`,
    `ALTER DATABASE template1 OWNER TO ${APPLICATION_ROLE}`,
    `GRANT pg_read_all_data TO ${APPLICATION_ROLE}`,
    "COPY secrets TO PROGRAM 'true'",
    "SET LOCAL session_replication_role = replica",
  ])("%s", async (statement) => {
    await client.query("BEGIN");
    try {
      await client.query(`SET LOCAL ROLE ${APPLICATION_ROLE}`);
      await expect(client.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|0LP01)$/) });
    } finally {
      await client.query("ROLLBACK");
    }
  });
});
