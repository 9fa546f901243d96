// Calibration when weights change: scores from before mean something else, so that payments are scored anew from their facts.
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { calibrateDue } from "../../src/learning/calibration/calibration-job.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import type { Facts } from "../../src/scoring/engine/evaluate.ts";
import { defaultPolicy } from "../../src/scoring/engine/policy.ts";
import { roundScore } from "../../src/scoring/engine/score.ts";
import { encodeSignalFacts } from "../../src/scoring/facts/encode.ts";
import { seeded } from "../../src/scoring/learning/measures.ts";
import { scoreFacts } from "../../src/scoring/learning/score-facts.ts";
import { call, payin } from "../harness/client.ts";
import { connectPool } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { evenNoon } from "./settled.ts";

const DAY = 86_400_000;
const now = Date.now();

let service: TestService;
let pool: pg.Pool;
let tenant: Tenant;
let admin: string;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  pool = connectPool(service.database.url, { max: 2, options: "-c role=fraud_risk_app" });
});
afterAll(async () => {
  await pool.end();
  await service.close();
});
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  admin = await service.token("admin", tenant.id);
  await settle(tenant.id);
  // the organization of the test before may be due as well
  await calibrateDue({ pool });
});

/** 6,000 payments, scored by the catalogue: half of those by Tor are fraud, one in a hundred of the others. */
async function settle(organizationId: string): Promise<void> {
  const random = seeded(5);
  const rows = Array.from({ length: 6000 }, () => {
    const tor = random() < 0.1;
    const facts: Facts = tor ? { IP_TOR: 1 } : {};
    const at = Math.round(evenNoon() - (8 + 50 * random()) * DAY);
    const fraud = random() < (tor ? 0.5 : 0.01);
    return { id: newId(at), at, fraud, facts: encodeSignalFacts(facts, "payin"), score: roundScore(scoreFacts(facts, defaultPolicy)) };
  });
  await service.database.query(
    `INSERT INTO assessments (organization_id, session_id, flow, credential_id, credential_kind, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at, facts)
     SELECT $1, id, 'payin', id, 'secret', 'approve', score, 200000, 'MXN', '{}', '{}', '[]', at, facts
     FROM unnest($2::uuid[], $3::timestamptz[], $4::text[], $5::real[]) AS p(id, at, facts, score)`,
    [organizationId, rows.map(({ id }) => id), rows.map(({ at }) => new Date(at)), rows.map(({ facts }) => facts), rows.map(({ score }) => score)],
  );
  await service.database.query(
    "INSERT INTO statistics_sessions (organization_id, session_id, counted) SELECT $1, id, counted FROM unnest($2::uuid[], $3::jsonb[]) AS t(id, counted)",
    [organizationId, rows.map(({ id }) => id), rows.map(({ fraud }) => JSON.stringify({ [fraud ? "fraud|payin|approve|0" : "good|payin|0"]: [1, 0] }))],
  );
}

const api = (path: string, body?: unknown, method?: string) =>
  call(`${service.url}/api/v1${path}`, { key: admin, ...(method === undefined ? {} : { method }), ...(body === undefined ? {} : { body }) });
const promoted = async (weight: number, evaluation: object | null = null): Promise<string> => {
  const { id } = (await api("/models", { signal_weights: { IP_TOR: weight } })).body;
  if (evaluation !== null)
    await service.database.query("UPDATE models SET document = document || jsonb_build_object('evaluation', $2::jsonb) WHERE id = $1", [
      id,
      JSON.stringify(evaluation),
    ]);
  await api(`/models/${id}/approve`, undefined, "POST");
  return id;
};
const byTor = async () => {
  const body = payin({ device: { ip_address: "189.203.54.17", is_tor: true }, order_id: undefined });
  return (await call(`${service.url}/api/v1/assess`, { key: tenant.secret, body })).body;
};
const calibration = async () => (await api("/merchant/calibration")).body.curves[0];
const steps = (low: number, high: number) => [
  { upTo: 60, probability: low, payments: 1000, frauds: 10 },
  { upTo: 100, probability: high, payments: 100, frauds: 50 },
];

test("payments from before a promotion are evidence with the scores that the new weights give them", async () => {
  const before = await byTor();
  expect(before.fraud_probability).toBeGreaterThan(0.4);
  await promoted(90);
  expect(await calibrateDue({ pool })).toBe(1);
  const after = await byTor();
  expect(after.risk_score).toBeGreaterThan(85);
  // half of them are fraud, whatever their score is called
  expect(Math.abs(after.fraud_probability - before.fraud_probability)).toBeLessThan(0.01);
  const { bins, payments } = await calibration();
  expect(payments).toBe(6000);
  // the same evidence, and none of it at the former score of Tor
  expect(bins.find(({ up_to }: { up_to: number }) => up_to >= 60).observed).toBeGreaterThan(0.4);
  expect(bins.find(({ up_to }: { up_to: number }) => up_to >= before.risk_score).observed).toBeLessThan(0.6);
});

test("weights set by hand are noticed as well, and a day later the scores are the same", async () => {
  const before = await byTor();
  await call(`${service.url}/api/v1/organization`, { method: "PATCH", key: admin, body: { signal_weights: { IP_TOR: 12 } } });
  const later = (days: number) => ({ pool, clock: { now: () => now + days * DAY, monotonic: () => 0 } });
  for (const days of [2, 4]) {
    await calibrateDue(later(days));
    const after = await byTor();
    expect(after.risk_score).toBeLessThan(before.risk_score);
    expect(Math.abs(after.fraud_probability - before.fraud_probability)).toBeLessThan(0.02);
  }
});

test("until the job runs, probabilities are those of the model's own calibration, and after a rollback those of what it replaced", async () => {
  const id = await promoted(90, { champion: steps(0.31, 0.32), challenger: steps(0.01, 0.61) });
  expect((await byTor()).fraud_probability).toBe(0.61);
  await api(`/models/${id}/rollback`, {}, "POST");
  expect((await byTor()).fraud_probability).toBe(0.31);
  expect(await calibrateDue({ pool })).toBe(1);
  expect((await byTor()).fraud_probability).toBeGreaterThan(0.4);
});

test("without a calibration of its own there is no probability until the job runs", async () => {
  await promoted(90);
  expect((await byTor()).fraud_probability).toBeNull();
});

test("payments without facts are no evidence once weights have changed", async () => {
  await service.database.query("UPDATE assessments SET facts = NULL WHERE organization_id = $1 AND assessed_at < $2", [tenant.id, new Date(now - 30 * DAY)]);
  await promoted(90);
  await calibrateDue({ pool });
  const { payments, since } = await calibration();
  expect(payments).toBeLessThan(3500);
  expect(new Date(since).getTime()).toBeGreaterThan(now - 31 * DAY);
});

test("a requested fit requests a calibration as well", async () => {
  expect(await calibrateDue({ pool })).toBe(0);
  await service.database.query(
    `INSERT INTO statistics (organization_id, submerchant_id, grain, fact, bucket, figures)
     SELECT $1, '00000000-0000-0000-0000-000000000000', 'day', fact, date_trunc('day', now() - interval '20 days', 'UTC'), figures
     FROM (VALUES ('fraud', '{"payin|approve|0": [300, 0]}'::jsonb), ('good', '{"payin|0": [5000, 0]}')) AS f(fact, figures)`,
    [tenant.id],
  );
  expect((await api("/models/fit", {})).status).toBe(202);
  expect(await calibrateDue({ pool })).toBe(1);
  expect(await calibrateDue({ pool })).toBe(0);
});
