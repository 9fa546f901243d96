// A database without space for a statement: its connections stay, because each new one plans the assess path anew.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Process ids of the connections of the assess path. */
const connections = async (): Promise<number[]> => {
  const rows = await service.database.query(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fraud-risk-assess' ORDER BY pid",
  );
  return rows.map(({ pid }) => pid as number);
};

const assess = () => call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin() });

test("a full disk is answered with 503, and decisions go on over the same connections once there is space", async () => {
  expect((await assess()).status).toBe(200);
  const before = await connections();
  await service.database.query(
    `CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
     CREATE TRIGGER no_space BEFORE INSERT ON assessments FOR EACH STATEMENT EXECUTE FUNCTION no_space()`,
  );
  const { status, body } = await assess();
  expect([status, body]).toMatchObject([503, { error: { code: "ASSESS_MAINTENANCE" } }]);
  await service.database.query("DROP TRIGGER no_space ON assessments");
  expect((await assess()).status).toBe(200);
  expect(before.length).toBeGreaterThan(0);
  expect(await connections()).toEqual(before);
});
