// A season of sales: an organization's pace is read from its figures, and a payer who keeps pace with all the others is not conspicuous.

import { afterAll, beforeAll, expect, test } from "vitest";
import { createStatisticsPool } from "../../src/platform/database/pool.ts";
import { evaluate } from "../../src/scoring/engine/evaluate.ts";
import { readPaymentPace, USUAL_PACE } from "../../src/statistics/payment-pace.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { activity, situation } from "../harness/situation.ts";
import { createTenant } from "../harness/tenant.ts";
import { DAY, HOUR } from "./history.ts";

const NOON = Date.UTC(2026, 10, 20, 12);

let database: TestDatabase;
let pool: ReturnType<typeof createStatisticsPool>;
beforeAll(async () => {
  database = await createDatabase();
  pool = createStatisticsPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

/** An organization with so many payments a day before, and so many lately. */
async function organization(usual: number, lately: number, { days = 27, key = "payin|approve|MXN" } = {}): Promise<string> {
  const { id } = await createTenant(database.url);
  const store = (grain: string, buckets: readonly number[], counts: readonly number[]) =>
    database.query(
      `INSERT INTO statistics (organization_id, submerchant_id, grain, fact, bucket, figures)
       SELECT $1, '00000000-0000-0000-0000-000000000000', $2, 'assessments', bucket, jsonb_build_object($5::text, jsonb_build_array(count, 0))
       FROM unnest($3::timestamptz[], $4::bigint[]) AS t(bucket, count)`,
      [id, grain, buckets.map((at) => new Date(at)), counts, key],
    );
  const midnight = NOON - 12 * HOUR;
  const before = Array.from({ length: days }, (_, index) => midnight - (index + 4) * DAY);
  const hours = Array.from({ length: 72 }, (_, index) => NOON - (index + 1) * HOUR);
  await store(
    "day",
    before,
    before.map(() => usual),
  );
  await store(
    "hour",
    hours,
    hours.map(() => lately / 24),
  );
  return id;
}

const paceOf = async (id: string): Promise<number> => (await readPaymentPace(pool, id, NOON)).payin;

test("the pace is the last three days against the usual ones, at least 1 and at most 3", async () => {
  expect(await paceOf(await organization(240, 480))).toBeCloseTo(2, 6);
  expect(await paceOf(await organization(240, 120))).toBe(1);
  expect(await paceOf(await organization(240, 2400))).toBe(3);
});

test("what was declined or came from a browser does not raise the pace, nor does what another organization has", async () => {
  expect(await paceOf(await organization(240, 480, { key: "payin|decline|MXN" }))).toBe(1);
  expect(await paceOf(await organization(240, 480, { key: "payin|approve|MXN|browser" }))).toBe(1);
});

test("with less than a week or few payments, the pace is the usual one", async () => {
  expect(await paceOf(await organization(240, 480, { days: 5 }))).toBe(1);
  expect(await paceOf(await organization(1, 24))).toBe(1);
  const { id } = await createTenant(database.url);
  expect(await readPaymentPace(pool, id, NOON)).toEqual(USUAL_PACE);
});

test("six payments in three days are a burst at the usual pace, and much less of one while everybody pays three times as often", () => {
  const payer = [
    ...Array.from({ length: 5 }, (_, index) => activity((index + 1) * HOUR)),
    ...Array.from({ length: 6 }, (_, index) => activity((5 + 4 * index) * DAY)),
  ];
  const burst = (pace?: number): number | undefined => {
    const { signals } = evaluate(situation({ features: { ...(pace && { pace }), history: { payer, card: [], email: [], ip: [], device: [] } } }));
    return signals.find(({ code }) => code === "PAYER_BURST")?.weight;
  };
  expect(burst()).toBeGreaterThan(10);
  expect(burst(3) ?? 0).toBeLessThan((burst() ?? 0) / 3);
});
