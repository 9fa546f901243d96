// Fraud shares are fed from encrypted requests as from those in clear text.

import pg from "pg";
import { expect, test } from "vitest";
import { createFraudRateAggregation } from "../../src/learning/fraud-rates/aggregation.ts";
import { reencrypt } from "../../src/platform/data-keys/encrypt-stored-rows.ts";
import { createRequestReader } from "../../src/platform/data-keys/stored-value.ts";
import { createStatisticsPool } from "../../src/platform/database/pool.ts";
import { createRollup } from "../../src/statistics/rollup.ts";
import { createDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";
import { createTenant } from "../harness/tenant.ts";
import { keyOf } from "../secrets/keys.ts";
import { DAY, pastOf, write } from "../statistics/history.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const RING = [keyOf("one", 1)];
const PAYMENTS = 30;

/** Payments that are counted by identifier, of requests that are encrypted or not. */
async function counted(encrypted: boolean, ring: typeof RING): Promise<unknown[]> {
  const database = await createDatabase();
  const { id } = await createTenant(database.url);
  const pasts = Array.from({ length: PAYMENTS }, (_, index) => pastOf(NOON - DAY - index * 1000, { email: `p${index}@Correo-${index % 3}.mx` }));
  await write(database.url, id, pasts);
  if (encrypted) {
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    expect(await reencrypt(owner, RING, id, () => undefined)).toBe(PAYMENTS);
    await owner.end();
  }
  const pool = createStatisticsPool(database.url);
  const rollup = createRollup({ pool, settledAfter: 15_000, now: () => NOON });
  while ((await rollup.step()).more);
  const aggregation = createFraudRateAggregation(pool, identifiers, createRequestReader(ring));
  while ((await aggregation.step()).more);
  const rows = await database.query("SELECT day::text, identifier, payments FROM identifier_days ORDER BY 1, 2");
  await pool.end();
  await database.close();
  return rows;
}

test("what could not be read is counted when the key ring is complete, frauds too, each once", async () => {
  const database = await createDatabase();
  const { id } = await createTenant(database.url);
  const pasts = Array.from({ length: PAYMENTS }, (_, index) => pastOf(NOON - 3 * DAY - index * 1000, { email: `p${index}@Correo-${index % 3}.mx` }));
  await write(database.url, id, pasts);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await reencrypt(owner, RING, id, () => undefined);
  await owner.end();
  const pool = createStatisticsPool(database.url);
  const missing: number[] = [];
  /** Counts what is there as a process with this key ring does. */
  const feed = async (ring: typeof RING): Promise<void> => {
    const aggregation = createFraudRateAggregation(pool, identifiers, createRequestReader(ring), (payments) => missing.push(payments));
    const rollup = createRollup({ pool, settledAfter: 15_000, now: () => NOON, labelled: aggregation.labelled });
    for (let more = true; more; ) {
      const { more: rolling } = await rollup.step();
      more = (await aggregation.step()).more || rolling;
    }
    // what is counted anew waits as a change
    while ((await rollup.step()).changes > 0);
  };
  const counted = () => database.query("SELECT sum(payments)::int AS payments, sum(frauds)::int AS frauds, count(*)::int AS identifiers FROM identifier_days");
  const shares = () => database.query("SELECT payments_7d::int AS payments, frauds_7d::int AS frauds FROM fraud_rates");
  await feed([]);
  const [fraud] = pasts;
  await database.query("INSERT INTO outcomes (organization_id, session_id, outcome, outcome_id) VALUES ($1, $2, 'fraud_confirmed', gen_random_uuid())", [
    id,
    fraud?.sessionId,
  ]);
  await database.query("INSERT INTO statistics_changes (organization_id, id, session_id) VALUES ($1, gen_random_uuid(), $2)", [id, fraud?.sessionId]);
  await feed([]);
  expect([await counted(), await shares()]).toEqual([[{ payments: null, frauds: null, identifiers: 0 }], []]);
  expect(missing.reduce((sum, one) => sum + one, 0)).toBe(PAYMENTS + 1);

  for (let round = 0; round < 2; round++) {
    await feed(RING);
    expect(await counted()).toEqual([{ payments: PAYMENTS, frauds: 1, identifiers: 3 }]);
    expect(await shares()).toEqual([{ payments: 10, frauds: 1 }]);
    expect(await database.query("SELECT FROM unread_payments")).toEqual([]);
  }
  await pool.end();
  await database.close();
});

test("encrypted payments are counted as those in clear text; what cannot be read is left out", async () => {
  const clear = await counted(false, []);
  expect(clear).toHaveLength(3);
  expect(await counted(true, RING)).toEqual(clear);
  expect(await counted(true, [])).toEqual([]);
});
