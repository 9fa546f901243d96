// Calibration over HTTP: who is answered a probability, and from which outcomes.
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calibrate, calibrateDue } from "../../src/learning/calibration/calibration-job.ts";
import { call, payin } from "../harness/client.ts";
import { connectPool } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { evenNoon, settle } from "./settled.ts";

let service: TestService;
let pool: pg.Pool;
let other: Tenant;
const now = evenNoon();
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  pool = connectPool(service.database.url, { max: 2, options: "-c role=fraud_risk_app" });
  other = await createTenant(service.database.url);
  await settle(service.database, service.tenant.id, { payments: 6000, now });
});
afterAll(async () => {
  await pool.end();
  await service.close();
});

const assess = async (key: string, email = "maria@correo.mx") =>
  (await call(`${service.url}/api/v1/assess`, { key, body: payin({ payer: { email }, order_id: undefined }) })).body;
const report = async (tenant: Tenant, query = "") => {
  const { value } = await tenant.key("secret", { permissions: ["stats:read"] });
  return (await call(`${service.url}/api/v1/merchant/calibration${query}`, { key: value })).body;
};

describe("after the job", () => {
  let before: unknown[];
  beforeAll(async () => {
    before = [(await assess(service.tenant.secret)).fraud_probability, (await report(service.tenant)).curves];
    expect(await calibrateDue({ pool })).toBe(1);
  });

  test("there was no probability before the first fit, and there were no curves", () => {
    expect(before).toEqual([null, []]);
  });

  test("secret keys are answered the probability of the score's bin, in the next request; it is in the assessment and in the explanation", async () => {
    const { curves } = await report(service.tenant);
    const answer = await assess(service.tenant.secret);
    const bin = curves[0].bins.find((one: { up_to: number }) => answer.risk_score <= one.up_to);
    expect(answer.fraud_probability).toBeGreaterThan(0);
    expect(answer.fraud_probability).toBeLessThan(0.1);
    expect(Math.abs(answer.fraud_probability - bin.observed)).toBeLessThan(0.02);
    const { value: key } = await service.tenant.key("secret", { permissions: ["assessments:read", "merchant:read"] });
    const stored = await call(`${service.url}/api/v1/assessments/${answer.session_id}`, { key });
    const explained = await call(`${service.url}/api/v1/merchant/explainability/${answer.session_id}`, { key });
    expect([stored.body.fraud_probability, explained.body.fraud_probability]).toEqual([answer.fraud_probability, answer.fraud_probability]);
  });

  test("publishable keys never are, not even where they are shown the signals", async () => {
    expect(await assess(service.tenant.publishable)).not.toHaveProperty("fraud_probability");
    await service.database.query('UPDATE organizations SET settings = settings || \'{"browser_signals": "full"}\' WHERE id = $1', [service.tenant.id]);
    expect(await assess(service.tenant.publishable)).not.toHaveProperty("fraud_probability");
  });

  test("a sandbox value has no probability", async () => {
    expect((await assess(service.tenant.secret, "decline@sandbox.test")).fraud_probability).toBeNull();
  });

  test("the report has bins with intervals, and how good they are", async () => {
    const { curves } = await report(service.tenant);
    expect(curves.map(({ flow, status }: { flow: string; status: string }) => [flow, status])).toEqual([
      ["payin", "fitted"],
      ["payout", "too_few_outcomes"],
    ]);
    const [curve] = curves;
    expect(curve.payments).toBe(6000);
    expect(curve.bins.length).toBeGreaterThan(3);
    for (const { observed_low: low, observed, observed_high: high } of curve.bins) expect([low <= observed, observed <= high]).toEqual([true, true]);
    expect(curve.expected_calibration_error).toBeLessThan(0.02);
    expect((await report(service.tenant, "?flow=payout")).curves).toHaveLength(1);
  });

  test("another organization has neither the curve nor a probability", async () => {
    expect((await assess(other.secret)).fraud_probability).toBeNull();
    expect((await report(other)).curves).toEqual([]);
  });

  test("no organization is due twice a day", async () => {
    expect(await calibrateDue({ pool })).toBe(0);
    expect(await calibrateDue({ pool, clock: { now: () => Date.now() + 2 * 86_400_000, monotonic: () => 0 } })).toBe(1);
  });
});

test("too few outcomes give null, and say so", async () => {
  const few = await createTenant(service.database.url);
  await settle(service.database, few.id, { payments: 900, now, seed: 2 });
  await calibrate({ pool }, few.id);
  expect((await report(few)).curves[0]).toMatchObject({ status: "too_few_outcomes", payments: 900, brier_score: null, bins: [] });
  expect((await assess(few.secret)).fraud_probability).toBeNull();
});

test("outcomes of a minority of approved payments give null: the good ones are not reported", async () => {
  const silent = await createTenant(service.database.url);
  await settle(service.database, silent.id, { payments: 1500, now, seed: 3, truth: () => 0.9 });
  await service.database.query(
    `INSERT INTO statistics (organization_id, submerchant_id, grain, fact, bucket, figures)
     VALUES ($1, '00000000-0000-0000-0000-000000000000', 'day', 'assessments', date_trunc('day', now() - interval '20 days', 'UTC'), '{"payin|approve|MXN": [90000, 0]}')`,
    [silent.id],
  );
  await calibrate({ pool }, silent.id);
  expect((await report(silent)).curves[0]).toMatchObject({ status: "good_payments_unreported", bins: [] });
});
