// The name of the schema is no part of migrations and functions: they take the first one of the connection's search path.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../src/schema/migrate.ts";
import { call } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";

let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await createDatabase({ empty: true });
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query("CREATE SCHEMA shard_7");
  await owner.query("DROP SCHEMA public");
  await owner.query(`ALTER DATABASE ${owner.database} SET search_path = shard_7`);
  await owner.end();
  await migrate(database.url);
  service = await startService({ assessTimeoutMs: 10_000 }, database);
});
afterAll(async () => {
  await service.close();
  await database.close();
});

test("tables and functions are in the schema of the connection, and functions look for them there", async () => {
  const places = (catalog: string, namespace: string) =>
    database.query(
      `SELECT DISTINCT n.nspname AS schema FROM ${catalog} JOIN pg_namespace n ON n.oid = ${namespace} WHERE n.nspname !~ '^pg_|^information_schema$'`,
    );
  expect(await places("pg_class", "relnamespace")).toEqual([{ schema: "shard_7" }]);
  expect(await places("pg_proc", "pronamespace")).toEqual([{ schema: "shard_7" }]);
  expect(await database.query("SELECT DISTINCT proconfig[1] AS setting FROM pg_proc WHERE prosecdef")).toEqual([
    { setting: "search_path=pg_catalog, shard_7, pg_temp" },
  ]);
});

test("the service assesses, records and lists there", async () => {
  const body = { amount: 1500, currency: "MXN", transaction_id: "order-1", payer: { email: "a@ejemplo.mx" } };
  const assessed = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body });
  expect([assessed.status, assessed.body.decision]).toEqual([200, "approve"]);
  const analyst = await service.token("analyst");
  const blocked = await call(`${service.url}/api/v1/blocklists`, { key: analyst, body: { list_type: "email", value: "a@ejemplo.mx" } });
  expect(blocked.status).toBe(201);
  const refused = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: { ...body, transaction_id: "order-2" } });
  expect(refused.body.decision).toBe("decline");
  const log = await call(`${service.url}/api/v1/audit-log`, { key: await service.token("admin") });
  expect(log.body.data).toHaveLength(1);
});

test("migrating again changes nothing", async () => {
  const functions = () =>
    database.query("SELECT count(*)::int AS count FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'shard_7'");
  const before = await functions();
  await migrate(database.url);
  expect(await functions()).toEqual(before);
});

test("a search path without a schema is refused, with what to do", async () => {
  const options = encodeURIComponent("-c search_path=nowhere");
  await expect(migrate(`${database.url}?options=${options}`)).rejects.toThrow(/names no schema that exists/);
});
