// Which queries are accepted: periods, days, submerchants, and who may see them.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { call, payin, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { DAY, HOUR, MINUTE, pastOf, write } from "./history.ts";
import { rollupOf } from "./rolling.ts";

let service: TestService;
let psp: Tenant;
let key: string;
let scoped: string;
let merchantKey: string;
const [own, other] = [newId(), newId()];
const PERMISSIONS = ["assess", "fraud:report", "stats:read", "merchant:read"] as const;
const now = Date.now();

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  psp = await createTenant(service.database.url, { segment: "psp" });
  for (const id of [own, other])
    await service.database.query("INSERT INTO submerchants (organization_id, id, name, country) VALUES ($1, $2, 'Tienda', 'MX')", [psp.id, id]);
  key = (await psp.key("secret", { permissions: PERMISSIONS })).value;
  scoped = (await psp.key("secret", { permissions: PERMISSIONS, submerchantId: own })).value;
  merchantKey = (await service.tenant.key("secret", { permissions: PERMISSIONS })).value;
  const large = { decision: "decline", score: 97.3, amountMinor: 40_000_000 } as const;
  await write(service.database.url, psp.id, [
    pastOf(now - 91 * DAY),
    pastOf(now - 89 * DAY),
    pastOf(now - 31 * DAY),
    pastOf(now - 29 * DAY, { submerchantId: own }),
    pastOf(now - 2 * DAY, { submerchantId: other, ...large }),
    pastOf(now - HOUR, { submerchantId: own, ...large }),
  ]);
  const rollup = rollupOf(service.database.url, () => now + HOUR);
  await rollup.all();
  await rollup.close();
});
afterAll(() => service.close());

const get = (path: string, query: Record<string, string> = {}, by = key): Promise<TestAnswer> =>
  call(`${service.url}/api/v1/merchant/${path}?${new URLSearchParams(query)}`, { key: by });
const iso = (at: number): string => new Date(at).toISOString();
const refused = ({ status, body }: TestAnswer): unknown => [status, body.error.code, body.error.details.fields?.[0].path];

describe("what is not requested", () => {
  test("prevention statistics are of the last 30 days up to now, cut to the minute", async () => {
    const { body } = await get("prevention-stats");
    const { period, assessments } = body.data;
    expect([period.days, assessments.total]).toEqual([30, 3]);
    expect(Date.now() - Date.parse(period.to)).toBeLessThan(2 * MINUTE);
    expect([Date.parse(period.from) % MINUTE, Date.parse(period.to) % MINUTE]).toEqual([0, 0]);
  });

  test("days are the last thirty of UTC, today included", async () => {
    const { body } = await get("stats");
    expect([body.data.length, body.timezone, body.data.at(-1).date]).toEqual([30, "UTC", iso(Date.now()).slice(0, 10)]);
    expect(body.data.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(3);
  });

  test("calibration covers the 90 days before the requested end", async () => {
    expect((await get("calibration")).body.period.days).toBe(90);
    const { body } = await get("calibration", { to: iso(now - 30 * DAY) });
    expect([body.period.days, body.bands.reduce((sum: number, { total }: { total: number }) => sum + total, 0)]).toEqual([90, 3]);
  });

  test("an organization without assessments has figures of nothing, and shares of nothing are null", async () => {
    const { body } = await get("prevention-stats", {}, merchantKey);
    expect(body.data.assessments).toEqual({
      total: 0,
      by_decision: { approve: 0, challenge: 0, review: 0, decline: 0 },
      by_flow: { payin: 0, payout: 0 },
      by_origin: { server: 0, browser: 0 },
      average_risk_score: null,
      browser_by_decision: { approve: 0, challenge: 0, review: 0, decline: 0 },
      browser_average_risk_score: null,
      amount_by_currency: {},
      declined_amount_by_currency: {},
      browser_amount_by_currency: {},
      browser_declined_amount_by_currency: {},
      holdouts: 0,
      latency_ms: { p50: null, p95: null, p99: null },
      top_signals: [],
      browser_top_signals: [],
    });
    expect(body.data.outcomes).toMatchObject({ chargeback_rate: null, fraud_rate: null, false_positive_rate: null, precision: null, recall: null });
    expect((await get("calibration", {}, merchantKey)).body.bands.length).toBe(21);
  });
});

describe("periods that are none are refused by name", () => {
  test.each([
    ["prevention-stats", { from: "2026-02-02T00:00:00Z", to: "2026-02-01T00:00:00Z" }, "query.from"],
    ["prevention-stats", { from: "2026-02-02T00:00:01Z", to: "2026-02-02T00:00:59Z" }, "query.from"],
    ["prevention-stats", { to: "2020-01-01T00:00:00Z" }, "query.to"],
    ["prevention-stats", { from: "2025-01-01T00:00:00Z", to: "2026-02-05T00:01:00Z" }, "query.from"],
    ["prevention-stats", { from: "2999-01-01T00:00:00Z" }, "query.from"],
    ["prevention-stats", { from: "yesterday" }, "query.from"],
    ["calibration", { from: "1999-01-01T00:00:00Z" }, "query.from"],
    ["calibration", { flow: "both" }, "query.flow"],
    ["stats", { from: "2026-02-02", to: "2026-02-01" }, "query.from"],
    ["stats", { from: "2025-01-01", to: "2026-02-06" }, "query.from"],
    ["stats", { timezone: "Mexico" }, "query.timezone"],
    ["stats", { timezone: "America/Atlantis" }, "query.timezone"],
    ["stats", { timezone: "+0530" }, "query.timezone"],
    ["stats", { from: "2026-02-30" }, "query.from"],
    ["cases", { reason: "hunch" }, "query.reason"],
    ["cases", { priority: "high" }, "query.priority"],
    ["cases", { cursor: "nonsense" }, "query.cursor"],
  ])("%s %j", async (path, query, field) => {
    expect(refused(await get(path, query))).toEqual([400, "VALIDATION_ERROR", field]);
  });

  test.each([
    ["prevention-stats", { from: "2025-01-01T00:00:00Z", to: "2026-02-05T00:00:59Z" }],
    ["stats", { from: "2025-01-01", to: "2026-02-05" }],
    ["prevention-stats", { from: "1900-01-01T00:00:00Z", to: "1900-06-01T00:00:00Z" }],
    ["prevention-stats", { from: "9999-01-01T00:00:00Z", to: "9999-12-31T23:59:59Z" }],
    ["stats", { from: "9999-12-01", to: "9999-12-31", timezone: "Pacific/Kiritimati" }],
    ["stats", { from: "1900-01-01", to: "1900-01-05", timezone: "america/mexico_city" }],
  ])("up to 400 days are none of them, whenever they are: %s %j", async (path, query) => {
    expect((await get(path, query)).status).toBe(200);
  });
});

describe("submerchants", () => {
  const paths = ["prevention-stats", "stats", "cases", "calibration"];

  test.each(paths)("%s: one that is unknown, another organization's, or not the caller's own is not found", async (path) => {
    const unknown = await get(path, { submerchant_id: newId() });
    expect(refused(unknown)).toEqual([404, "NOT_FOUND", undefined]);
    expect((await get(path, { submerchant_id: own }, merchantKey)).status).toBe(404);
    expect((await get(path, { submerchant_id: other }, scoped)).status).toBe(404);
    expect((await get(path, { submerchant_id: own }, scoped)).text).toBe((await get(path, {}, scoped)).text);
    expect(refused(await get(path, { submerchant_id: "nonsense" }))).toEqual([400, "VALIDATION_ERROR", "query.submerchant_id"]);
  });

  test("a key of one sees its own figures and recommendations", async () => {
    const { data } = (await get("prevention-stats", {}, scoped)).body;
    expect([data.assessments.total, data.submerchant_id, data.case_recommendations.recommended]).toEqual([2, own, 1]);
    const { body } = await get("cases", {}, scoped);
    expect(body.data).toEqual([expect.objectContaining({ submerchant_id: own, reason: "large_declined", priority: "normal", amount: 400_000 })]);
    expect(data.case_recommendations.sessions).toEqual([body.data[0].session_id]);
  });
});

test("a case that was opened a moment ago is recommended no longer", async () => {
  const [first] = (await get("cases")).body.data;
  const admin = await service.token("admin", psp.id);
  const opened = await call(`${service.url}/api/v1/cases`, {
    key: admin,
    body: { session_id: first.session_id, incident_date: "2026-02-01", incident_type: "phishing", jurisdiction: "MX", amount: 1, currency: "MXN" },
  });
  expect(opened.status).toBe(201);
  const ids = (await get("cases")).body.data.map(({ session_id }: { session_id: string }) => session_id);
  expect(ids).not.toContain(first.session_id);
  expect((await get("prevention-stats")).body.data.case_recommendations.sessions).not.toContain(first.session_id);
});

test("assessments not rolled up yet are not looked up at request time", async () => {
  const before = (await get("prevention-stats")).body.data.assessments.total;
  expect((await call(`${service.url}/api/v1/assess`, { key, body: payin() })).status).toBe(200);
  expect((await get("prevention-stats", { to: iso(now + HOUR) })).body.data.assessments.total).toBe(before);
});
