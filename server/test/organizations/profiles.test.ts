// The profiles of the assess path.
import type pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createOrganizationProfiles } from "../../src/controls/policy/profiles.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createDatabase();
  pool = connectPool(database.url, { max: 2 });
  pool.on("error", () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

test("profiles of 64 organizations load in one statement, and are cached", async () => {
  const ids = Array.from({ length: 64 }, () => newId());
  await database.query("INSERT INTO organizations (id, name, segment) SELECT id, 'Test', 'merchant' FROM unnest($1::uuid[]) AS o(id)", [ids]);
  const query = vi.spyOn(pool, "query");
  const profiles = createOrganizationProfiles(pool);
  expect((await profiles.load(ids)).map(({ id }) => id)).toEqual(ids);
  expect(query).toHaveBeenCalledTimes(1);
  expect(ids.every((id) => profiles.cached(id)?.id === id)).toBe(true);
  await expect(profiles.load([newId()])).rejects.toThrow("does not exist");
  query.mockRestore();
});
