// Thresholds as probabilities and costs, over HTTP: derived through the calibration, again when it changes, and recorded.
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calibrate } from "../../src/learning/calibration/calibration-job.ts";
import { call } from "../harness/client.ts";
import { connectPool } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { DAY } from "../statistics/history.ts";
import { evenNoon, settle } from "./settled.ts";

const COSTS = { typical_amount: 1000, fraud: { share: 1 }, refusal: { share: 0.5 }, review: { fixed: 50 } };

let service: TestService;
let pool: pg.Pool;
const now = evenNoon();
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  pool = connectPool(service.database.url, { max: 2, options: "-c role=fraud_risk_app" });
});
afterAll(async () => {
  await pool.end();
  await service.close();
});

async function organization(payments: number, seed = 1) {
  const tenant = await createTenant(service.database.url);
  if (payments > 0) await settle(service.database, tenant.id, { payments, now, seed });
  const admin = await service.token("admin", tenant.id);
  const path = `${service.url}/api/v1/organization`;
  return {
    id: tenant.id,
    change: async (body: object) => (await call(path, { method: "PATCH", key: admin, body })).body,
    read: async () => (await call(path, { key: admin })).body,
    audit: async () => (await call(`${service.url}/api/v1/audit-log`, { key: admin })).body.data,
  };
}

const at = (time: number) => ({ pool, clock: { now: () => time, monotonic: () => 0 } });

test("without a calibration the defaults apply, and the answer says so; the first fit moves them by steps of five points, with an audit record each", async () => {
  const { id, change, read, audit } = await organization(6000);
  const before = await change({ threshold_costs: COSTS });
  expect(before).toMatchObject({ thresholds_source: "cost", thresholds: { challenge: 30, review: 55, decline: 75 }, threshold_costs: COSTS });
  expect(before.derived_thresholds).toMatchObject({ status: "no_calibration", scores: null, probabilities: { challenge: 0.05, review: 0.05, decline: 0.9 } });

  await calibrate(at(now), id);
  const first = await read();
  const { scores } = first.derived_thresholds;
  expect(first.derived_thresholds).toMatchObject({ status: "limited", calibrated_at: new Date(now).toISOString() });
  for (const name of ["challenge", "review", "decline"] as const) expect(Math.abs(first.thresholds[name] - before.thresholds[name])).toBeLessThanOrEqual(5);
  expect(scores.review).toBeLessThan(30);

  for (let day = 1; day <= 10; day++) await calibrate(at(now + day * DAY), id);
  const later = await read();
  expect(later.thresholds.review).toBeLessThan(first.thresholds.review);
  const records = (await audit()).filter(({ actor }: { actor: { type: string } }) => actor.type === "service");
  expect(records.length).toBeGreaterThan(1);
  expect(records.at(-1)).toMatchObject({
    action: "organization.updated",
    resource_id: id,
    actor: { type: "service", id: "calibration", role: null },
    before: { thresholds: { challenge: 30, review: 55, decline: 75 } },
    after: { thresholds: first.thresholds },
  });
});

test("with a calibration they apply at once, and a cheaper review holds more", async () => {
  const { id, change } = await organization(6000, 2);
  await calibrate(at(now), id);
  const usual = await change({ threshold_costs: COSTS });
  expect(usual).toMatchObject({ thresholds_source: "cost", derived_thresholds: { calibrated_at: new Date(now).toISOString() } });
  const cheap = await change({ threshold_costs: { ...COSTS, review: { fixed: 5 } } });
  expect(cheap.thresholds.review).toBeLessThanOrEqual(usual.thresholds.review);
  expect(cheap.thresholds.decline).toBeGreaterThanOrEqual(usual.thresholds.decline);

  const likely = await change({ threshold_probabilities: { challenge: 0.2, review: 0.3, decline: 0.6 } });
  expect(likely).toMatchObject({
    thresholds_source: "probability",
    threshold_costs: null,
    threshold_probabilities: { challenge: 0.2, review: 0.3, decline: 0.6 },
  });

  expect(await change({ thresholds: { decline: 90 } })).toMatchObject({
    thresholds_source: "score",
    thresholds: { challenge: 30, review: 55, decline: 90 },
    derived_thresholds: null,
  });
  await change({ threshold_costs: COSTS });
  expect(await change({ threshold_costs: null })).toMatchObject({ thresholds_source: "default", thresholds: { challenge: 30, review: 55, decline: 75 } });
});

test("the same costs again are no change", async () => {
  const { id, change, audit } = await organization(1500, 3);
  await calibrate(at(now), id);
  await change({ threshold_costs: COSTS });
  const records = (await audit()).length;
  await change({ threshold_costs: COSTS });
  expect(await audit()).toHaveLength(records);
});

test("thresholds that are scores stay as they are when the calibration changes", async () => {
  const { id, change, read } = await organization(1500, 4);
  const before = await change({ thresholds: { decline: 82 } });
  await calibrate(at(now), id);
  expect(await read()).toEqual(before);
});
