// How usual cards of a BIN are among an organization's new payers: read in the background, from what its payments left.
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAmountProfiles } from "../../src/statistics/amount-profiles.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";
import { identifierHash } from "../harness/identifiers.ts";
import { createTenant } from "../harness/tenant.ts";

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createDatabase();
  pool = connectPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const binOf = (digits: string) => identifierHash("card_bin", digits);
const HOUR = 3_600_000;

/** So many payments of new payers with cards of a BIN, so many milliseconds ago. */
const sold = (organization: string, bin: string, count: number, ago: number): Promise<unknown> =>
  database.query(
    `INSERT INTO activity (organization_id, session_id, at, flow, trusted, order_key, amount_minor, currency, new_payer_bin)
     SELECT $1, gen_random_uuid(), $2, 'payin', true, i, 1000, 'MXN', $3 FROM generate_series(1, $4::int) i`,
    [organization, Date.now() - ago, binOf(bin), count],
  );

async function usageOf(organization: string) {
  const profiles = createAmountProfiles(pool, (error) => {
    throw error;
  });
  await profiles.refresh(organization);
  return profiles.of(organization).binUsage;
}

test("an organization without payments has none", async () => {
  const { id } = await createTenant(database.url);
  expect((await usageOf(id))?.(binOf("415231"))).toBeUndefined();
});

test("is the share of the hours before, and the other new payers of this hour", async () => {
  const { id } = await createTenant(database.url);
  await sold(id, "415231", 300, 5 * HOUR);
  await sold(id, "557910", 700, 5 * HOUR);
  await sold(id, "415231", 30, HOUR / 2);
  await sold(id, "557910", 60, HOUR / 2);
  await sold(id, "531421", 12, HOUR / 2);
  const usage = await usageOf(id);
  const [popular, never] = [usage?.(binOf("415231")), usage?.(binOf("531421"))];
  expect([popular?.otherNewPayersLastHour, never?.otherNewPayersLastHour]).toEqual([72, 90]);
  expect(popular?.usualShare).toBeCloseTo(305 / 1050);
  expect(never?.usualShare).toBeCloseTo(5 / 1050);
});
