// The lag of the rollup, as a metric.
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rollupLagSeconds } from "../../src/statistics/rollup-lag.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createDatabase();
  pool = connectPool(database.url, { max: 1 });
  pool.on("error", () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

test("the rollup lag is NaN before the first rollup, not the time since 1970", async () => {
  expect(await rollupLagSeconds(pool)).toBeNaN();
  await database.query("UPDATE statistics_progress SET counted_until = $1", [new Date(Date.now() - 5000)]);
  expect(await rollupLagSeconds(pool)).toBeGreaterThanOrEqual(5);
  expect(await rollupLagSeconds(pool)).toBeLessThan(60);
});
