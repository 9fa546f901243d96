// Drift in the report and in metrics, and the hook that is called when it begins.
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { calibrate } from "../../src/learning/calibration/calibration-job.ts";
import { emitDrift } from "../../src/learning/models/drifting.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { call } from "../harness/client.ts";
import { connectPool } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { DAY } from "../statistics/history.ts";

let service: TestService;
let pool: pg.Pool;
const today = Math.floor(Date.now() / DAY) * DAY;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  pool = connectPool(service.database.url, { max: 2, options: "-c role=fraud_risk_app" });
});
afterAll(async () => {
  await pool.end();
  await service.close();
});

/** Figures of a day, so many days ago. */
async function day(tenant: Tenant, ago: number, scores: Readonly<Record<string, number>>, signals: Readonly<Record<string, number>>): Promise<void> {
  const figures = (counts: Readonly<Record<string, number>>) =>
    JSON.stringify(Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, [count, 0]])));
  await service.database.query(
    `INSERT INTO statistics (organization_id, submerchant_id, grain, fact, bucket, figures)
     SELECT $1, '00000000-0000-0000-0000-000000000000', 'day', fact, $2, figures FROM (VALUES ('score', $3::jsonb), ('signal', $4::jsonb)) AS t(fact, figures)`,
    [tenant.id, new Date(today - ago * DAY), figures(scores), figures(signals)],
  );
}

const report = async (tenant: Tenant) => {
  const { value } = await tenant.key("secret", { permissions: ["stats:read"] });
  return (await call(`${service.url}/api/v1/merchant/calibration`, { key: value })).body.drift;
};
const began: string[] = [];
beforeEach(async () => {
  began.length = 0;
  await service.database.query("DELETE FROM calibrations");
});
const parts = () => ({ pool, onDrift: async ({ organizationId }: { organizationId: string }) => void began.push(organizationId) });

test("a week like the month before is stable; what browsers sent does not count", async () => {
  const steady = await createTenant(service.database.url);
  for (let ago = 1; ago <= 35; ago++) await day(steady, ago, { "payin|0": 180, "payin|40": 20, "payin|95|browser": ago * 50 }, { IP_TOR: 20 });
  await calibrate(parts(), steady.id);
  expect(await report(steady)).toMatchObject({ status: "stable", score_psi: expect.closeTo(0, 3), signals: [{ code: "IP_TOR", void: false }], bands: [] });
  expect(began).toEqual([]);
});

test("another distribution of scores, and a signal that is silent, drift: the hook is called once, and metrics count the organization", async () => {
  const changed = await createTenant(service.database.url);
  for (let ago = 1; ago <= 35; ago++) {
    if (ago > 7) await day(changed, ago, { "payin|0": 190, "payin|40": 10 }, { IP_TOR: 30, DEVICE_NEW_FOR_PAYER: 50 });
    else await day(changed, ago, { "payin|0": 100, "payin|40": 100 }, { DEVICE_NEW_FOR_PAYER: 50 });
  }
  await calibrate(parts(), changed.id);
  const drift = await report(changed);
  expect(drift).toMatchObject({
    status: "drifting",
    signals: [{ code: "IP_TOR", void: true, recent_rate: 0, reference_rate: 0.15 }, { code: "DEVICE_NEW_FOR_PAYER" }],
  });
  expect(drift.score_psi).toBeGreaterThan(0.25);
  await calibrate(parts(), changed.id);
  expect(began).toEqual([changed.id]);

  const { text } = await call(`${service.url}/metrics`);
  expect(text).toMatch(/^fraud_risk_drift_organizations 1$/m);
  expect(Number(/^fraud_risk_drift_psi_highest (\S+)$/m.exec(text)?.[1])).toBeCloseTo(drift.score_psi, 4);
});

test("too few payments say so, and another organization sees no report", async () => {
  const [few, other] = [await createTenant(service.database.url), await createTenant(service.database.url)];
  await day(few, 3, { "payin|0": 100 }, {});
  await calibrate(parts(), few.id);
  expect(await report(few)).toMatchObject({ status: "too_few_payments", score_psi: null, signals: [] });
  expect(await report(other)).toBeNull();
});

test("an organization that begins to drift is sent what left its range, once", async () => {
  const changed = await createTenant(service.database.url);
  await service.database.query(
    "INSERT INTO webhook_endpoints (organization_id, id, url, events, enabled) VALUES ($1, $2, 'https://hooks.example/', $3, true)",
    [changed.id, newId(), ["model.drifting"]],
  );
  for (let ago = 1; ago <= 35; ago++)
    await day(changed, ago, ago > 7 ? { "payin|0": 190, "payin|40": 10 } : { "payin|0": 100, "payin|40": 100 }, ago > 7 ? { IP_TOR: 30 } : {});
  await calibrate({ pool, onDrift: emitDrift }, changed.id);
  await calibrate({ pool, onDrift: emitDrift }, changed.id);
  const events = await service.database.query<{ body: string }>("SELECT body FROM events WHERE organization_id = $1 AND type = 'model.drifting'", [changed.id]);
  expect(events).toHaveLength(1);
  const { data } = JSON.parse(events[0]?.body ?? "{}");
  expect(data.policy_version).toMatch(/^catalogue@/);
  expect(data.findings).toEqual([
    { measure: "population_stability", subject: null, value: expect.any(Number), threshold: 0.25 },
    { measure: "void_signal", subject: "IP_TOR", value: 0, threshold: 0.15 },
  ]);
});
