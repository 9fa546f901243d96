// The mark of a database: a sandbox and production never serve the same one, and what a sandbox left behind opens nothing in production.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { organizationExists } from "../../src/controls/policy/profiles.ts";
import { ConfigError } from "../../src/platform/errors/config-error.ts";
import { assertStage } from "../../src/schema/stage.ts";
import { migrateFor } from "../../src/schema/start.ts";
import { call, payin } from "../harness/client.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";

const SANDBOX = { databaseUrl: undefined, databaseOwnerUrl: undefined, stage: "sandbox" } as never;
const PRODUCTION = { databaseUrl: undefined, databaseOwnerUrl: undefined, stage: "production" } as never;

describe("the mark of a database", () => {
  let database: TestDatabase;
  const mark = async (): Promise<unknown> => (await database.query("SELECT stage, stage_set_at IS NOT NULL AS set FROM installation"))[0];
  beforeEach(async () => {
    database = await createDatabase();
    return () => database.close();
  });

  test("is set by the first start, of processes that start at once as well, and stays", async () => {
    expect(await mark()).toEqual({ stage: null, set: false });
    await Promise.all([1, 2, 3].map(() => migrateFor(SANDBOX, database.url)));
    expect(await mark()).toEqual({ stage: "sandbox", set: true });
    await migrateFor(SANDBOX, database.url);
  });

  test("keeps production out of a sandbox's database, with what to do", async () => {
    await migrateFor(SANDBOX, database.url);
    const start = migrateFor(PRODUCTION, database.url);
    await expect(start).rejects.toThrow(ConfigError);
    await expect(start).rejects.toThrow(/STAGE is production, and this database belongs to a sandbox.*DATABASE_URL.*STAGE=sandbox/);
    expect(await mark()).toEqual({ stage: "sandbox", set: true });
  });

  test("keeps a sandbox out of production's database, with what to do", async () => {
    await migrateFor(PRODUCTION, database.url);
    await expect(migrateFor(SANDBOX, database.url)).rejects.toThrow(/STAGE is sandbox, and this database has served production.*STAGE=production/);
    // workers, which may not set it
    await expect(assertStage(database.url, "sandbox")).rejects.toThrow(/has served production/);
    await assertStage(database.url, "production");
  });

  test("is looked at before anything is changed; an empty database has none", async () => {
    const empty = await createDatabase({ empty: true });
    await assertStage(empty.url, "sandbox");
    await empty.close();
  });
});

describe("in production, an organization that a sandbox made", () => {
  let service: TestService;
  const https = { "X-Forwarded-Proto": "https" };
  beforeAll(async () => {
    service = await startService({
      stage: "production",
      assessTimeoutMs: 20_000,
      trustProxy: "loopback",
      oidcIssuer: "https://issuer.example",
      oidcAudience: "x",
    });
  });
  afterAll(() => service.close());

  const statuses = async (): Promise<number[]> => {
    const { secret, publishable } = service.tenant;
    const assessed = [secret, publishable].map((key) => call(`${service.url}/api/v1/assess`, { key, body: payin(), headers: https }));
    return (await Promise.all([...assessed, call(`${service.url}/api/v1/blocklists`, { key: secret, headers: https })])).map(({ status }) => status);
  };

  test("is unknown: its keys are refused, and those of others are not", async () => {
    await service.database.query("UPDATE organizations SET sandbox = true");
    expect(await statuses()).toEqual([401, 401, 401]);
    await service.database.query("UPDATE organizations SET sandbox = false");
    expect((await statuses()).slice(0, 2)).toEqual([200, 200]);
  });

  test("is unknown to dashboard sessions as well, and known to those of a sandbox", async () => {
    const pool = connectPool(service.database.url, { max: 1 });
    await service.database.query("UPDATE organizations SET sandbox = true");
    expect(await organizationExists(pool, service.tenant.id, true)).toBe(false);
    expect(await organizationExists(pool, service.tenant.id, false)).toBe(true);
    await service.database.query("UPDATE organizations SET sandbox = false");
    expect(await organizationExists(pool, service.tenant.id, true)).toBe(true);
    await pool.end();
  });
});
