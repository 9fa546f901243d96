// Fraud shares are fed from encrypted requests as from those in clear text.

import pg from "pg";
import { expect, test } from "vitest";
import { reencrypt } from "../../src/data-keys/reencryption.ts";
import { createRequestReader } from "../../src/data-keys/stored-value.ts";
import { createStatisticsPool } from "../../src/database/pool.ts";
import { createFeeder } from "../../src/shares/feeder.ts";
import { createRoller } from "../../src/statistics/roller.ts";
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
  const roller = createRoller({ pool, settledAfter: 15_000, now: () => NOON });
  while ((await roller.step()).more);
  const feeder = createFeeder(pool, identifiers, createRequestReader(ring));
  while ((await feeder.step()).more);
  const rows = await database.query("SELECT day::text, identifier, payments FROM identifier_days ORDER BY 1, 2");
  await pool.end();
  await database.close();
  return rows;
}

test("encrypted payments are counted as those in clear text; what cannot be read is left out", async () => {
  const clear = await counted(false, []);
  expect(clear).toHaveLength(3);
  expect(await counted(true, RING)).toEqual(clear);
  expect(await counted(true, [])).toEqual([]);
});
