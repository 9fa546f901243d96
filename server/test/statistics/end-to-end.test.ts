// From an assessment to the figures, over HTTP, with the rollup job of the service.

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLogger } from "../../src/platform/observability/log.ts";
import { createMetrics } from "../../src/platform/observability/metrics.ts";
import { createRunner } from "../../src/processes/background/reporting-runner.ts";
import { type StatisticsRollup, startStatistics } from "../../src/processes/start-statistics.ts";
import { call, payin } from "../harness/client.ts";
import { identifiers } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let rollup: StatisticsRollup;
const metrics = createMetrics();
let key: string;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  rollup = startStatistics(createRunner(createLogger("silent"), metrics), service.database.url, identifiers, 2000, createLogger("silent"), metrics, {
    every: 50,
    settledAfter: 3000,
  });
  key = (await service.tenant.key("secret", { permissions: ["assess", "fraud:report", "stats:read", "merchant:read"] })).value;
});
afterAll(async () => {
  await rollup.close();
  await service.close();
});

const post = async (path: string, body: object) => (await call(`${service.url}/api/v1${path}`, { key, body })).body;
/** Figures that have the present minute in them. */
const prevention = async () => {
  const to = new Date(Date.now() + 60_000).toISOString();
  return (await call(`${service.url}/api/v1/merchant/prevention-stats?to=${to}`, { key })).body.data;
};

test("assessments, outcomes, reports and cases are in the figures a moment later, and what is reverted is not", async () => {
  const payer = { email: "maria@correo.mx" };
  const first = await post("/assess", payin({ payer, amount: 250.5 }));
  const second = await post("/assess", payin({ payer: { email: "decline@sandbox.test" }, amount: 1000 }));
  await vi.waitFor(async () => expect((await prevention()).assessments.total).toBe(2), { timeout: 15_000 });
  expect((await prevention()).assessments).toMatchObject({
    by_decision: { approve: 1, decline: 1 },
    amount_by_currency: { MXN: 1250.5 },
    declined_amount_by_currency: { MXN: 1000 },
  });

  // a page can invent amounts: requests with publishable keys are counted apart
  for (let index = 0; index < 3; index++)
    await call(`${service.url}/api/v1/assess`, { key: service.tenant.publishable, body: payin({ payer: { email: "decline@sandbox.test" }, amount: 15_000 }) });
  await vi.waitFor(async () => expect((await prevention()).assessments.by_origin).toEqual({ server: 2, browser: 3 }), { timeout: 15_000 });
  const { assessments, outcomes: prevented } = await prevention();
  expect([assessments.amount_by_currency, assessments.declined_amount_by_currency]).toEqual([{ MXN: 1250.5 }, { MXN: 1000 }]);
  expect([assessments.browser_amount_by_currency, assessments.browser_declined_amount_by_currency]).toEqual([{ MXN: 45_000 }, { MXN: 45_000 }]);
  expect(prevented.prevented_amount_by_currency).toEqual({ MXN: 1000 });

  await post("/assess/outcome", { session_id: first.session_id, outcome: "chargeback_lost" });
  await post("/assess/outcome", { session_id: second.session_id, outcome: "false_positive" });
  await vi.waitFor(
    async () => {
      const { outcomes, case_recommendations: cases } = await prevention();
      expect(outcomes).toMatchObject({ total: 2, chargeback_rate: 1, fraud_rate: 0.5, precision: 0, recall: 0, prevented_amount_by_currency: { MXN: 0 } });
      expect(cases).toEqual({ open: 0, recommended: 1, by_priority: { baja: 0, normal: 1, alta: 0, urgente: 0 }, sessions: [first.session_id] });
    },
    { timeout: 15_000 },
  );

  // the report opens a case, so that none is recommended any more; a second report of the same is none
  for (let round = 0; round < 2; round++) await post("/report-fraud", { session_id: first.session_id, incident_type: "phishing", jurisdiction: "MX" });
  await vi.waitFor(async () => expect((await prevention()).case_recommendations).toMatchObject({ open: 1, recommended: 0, sessions: [] }), { timeout: 15_000 });

  await post("/assess/outcome", { session_id: first.session_id, outcome: "chargeback_won" });
  await vi.waitFor(async () => expect((await prevention()).outcomes).toMatchObject({ total: 3, fraud_rate: 0, chargeback_rate: 0, recall: null }), {
    timeout: 15_000,
  });
});

test("metrics report rolled-up assessments and the rollup lag, whichever process runs the job", async () => {
  const rolled = (text: string) => Number(/^fraud_risk_statistics_assessments_total (\S+)$/m.exec(text)?.[1]);
  const lag = async () => Number(/^fraud_risk_statistics_lag_seconds (\S+)$/m.exec((await call(`${service.url}/metrics`)).text)?.[1]);
  expect(rolled(await metrics.text())).toBe(5);
  expect(await lag()).toBeLessThan(30);
  expect(await lag()).toBeGreaterThan(2);
});

test("a database that is away for a while leaves nothing out", async () => {
  const before = (await prevention()).assessments.total;
  await service.database.cut();
  await service.database.restore();
  await vi.waitFor(async () => expect((await call(`${service.url}/api/v1/assess`, { key, body: payin() })).status).toBe(200), { timeout: 15_000 });
  await vi.waitFor(async () => expect((await prevention()).assessments.total).toBe(before + 1), { timeout: 20_000 });
});
