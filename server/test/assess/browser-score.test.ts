// What a publishable key learns of the score: a band per decision, unless the organization says otherwise.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let service: TestService;
let tenant: Tenant;
let admin: string;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  tenant = await createTenant(service.database.url);
  admin = await service.token("admin", tenant.id);
});
afterAll(() => service.close());

const assess = (key: string, body: object, headers?: Record<string, string>) =>
  call(`${service.url}/api/v1/assess`, { key, body: payin({ ...body }), ...(headers && { headers }) });
const settings = (body: object, key = admin) => call(`${service.url}/api/v1/organization`, { method: "PATCH", key, body });

/** The same payment with one field changed at a time, as an attacker would try it. */
const variations: readonly object[] = [
  {},
  { payer: { email: "compras@mailinator.com" } },
  { payer: { country: "MX" }, payment_method: { type: "card", card: { country: "US" } } },
  { payment_method: { type: "card", avs_result: "no_match" } },
  { payment_method: { type: "card", cvv_result: "no_match" } },
  { payment_method: { type: "card", three_ds: { status: "authenticated", liability_shift: true } } },
  { device: { is_proxy: true } },
  { device: { is_emulator: true } },
  { device: { is_bot: true } },
  { device: { is_tor: true } },
  { device: { is_tor: true, is_bot: true } },
  { device: { is_tor: true, is_bot: true, is_emulator: true }, payment_method: { type: "card", cvv_result: "no_match", avs_result: "no_match" } },
];

const BANDS: Record<string, [score: number, band: string]> = {
  approve: [15, "low"],
  challenge: [42, "elevated"],
  review: [65, "high"],
  decline: [90, "highest"],
};

describe("an organization that sets nothing answers publishable keys with a band", () => {
  test("an attacker who varies one field at a time sees no score move inside a band; a secret key sees every step", async () => {
    const seen: [decision: string, score: number, band: string][] = [];
    const exact: [decision: string, score: number][] = [];
    for (const variation of variations) {
      const { body } = await assess(tenant.publishable, variation);
      seen.push([body.decision, body.risk_score, body.risk_band]);
    }
    for (const variation of variations) {
      const { body } = await assess(tenant.secret, variation);
      expect(body).not.toHaveProperty("risk_band");
      exact.push([body.decision, body.risk_score]);
    }
    expect(seen).toEqual(seen.map(([decision]) => [decision, ...(BANDS[decision] ?? [])]));
    expect(new Set(seen.map(([decision]) => decision)).size).toBeGreaterThan(1);
    expect(new Set(exact.filter(([decision]) => decision === "approve").map(([, score]) => score)).size).toBeGreaterThan(2);
  });

  test("a decision that a list makes is answered as the band of that decision", async () => {
    await call(`${service.url}/api/v1/blocklists`, { key: admin, body: { list_type: "email", value: "held@correo.mx", severity: "review" } });
    const held = (key: string) => assess(key, { payer: { email: "held@correo.mx" } });
    expect((await held(tenant.publishable)).body).toMatchObject({ decision: "review", risk_score: 65, risk_band: "high" });
    expect((await held(tenant.secret)).body.risk_score).toBe(60);
  });

  test("custom thresholds do not affect the returned score", async () => {
    const strict = await createTenant(service.database.url, { settings: { thresholds: { challenge: 1, review: 2, decline: 3 } } });
    const { body } = await assess(strict.publishable, { device: { is_tor: true } });
    expect([body.decision, body.risk_score, body.risk_band]).toEqual(["decline", 90, "highest"]);
  });

  test("latency in whole milliseconds, no signals, and no warning but what the request itself left out", async () => {
    const plain = await assess(tenant.publishable, {});
    const risky = await assess(tenant.publishable, { device: { is_tor: true } });
    for (const { body } of [plain, risky]) {
      expect(Number.isInteger(body.latency_ms)).toBe(true);
      expect([body.signals, body.signal_details, body.blocked_by]).toEqual([[], [], undefined]);
      expect(Object.keys(body.field_warnings).sort()).toEqual(["field_requirements_doc", "missing_recommended", "organization_segment"]);
    }
    expect(Object.keys(plain.body)).toEqual(Object.keys(risky.body));
  });

  test("a replay answers the stored bytes, also after the setting changed", async () => {
    const other = await createTenant(service.database.url);
    const order = payin({ device: { is_tor: true } });
    const first = await call(`${service.url}/api/v1/assess`, { key: other.publishable, body: order });
    expect((await settings({ browser_score: "exact" }, await service.token("admin", other.id))).status).toBe(200);
    const again = await call(`${service.url}/api/v1/assess`, { key: other.publishable, body: order });
    expect([again.text, again.headers.get("idempotent-replayed")]).toEqual([first.text, "true"]);
    expect((await call(`${service.url}/api/v1/assess`, { key: other.publishable, body: payin({ device: { is_tor: true } }) })).body).not.toHaveProperty(
      "risk_band",
    );
  });

  test("the stored assessment keeps the exact score: in lists, when read, in dossiers", async () => {
    const { body } = await assess(tenant.publishable, { device: { is_tor: true } });
    const { body: exact } = await assess(tenant.secret, { device: { is_tor: true } });
    const reader = (await tenant.key("secret", { permissions: ["assess", "fraud:report"] })).value;
    const read = await call(`${service.url}/api/v1/assessments/${body.session_id}`, { key: admin });
    expect([read.status, read.body.risk_score]).toEqual([200, exact.risk_score]);
    const listed = await call(`${service.url}/api/v1/assessments?order_id=${body.order_id}`, { key: admin });
    expect(listed.body.data.map(({ risk_score }: { risk_score: number }) => risk_score)).toEqual([exact.risk_score]);
    const reported = await call(`${service.url}/api/v1/report-fraud`, {
      key: reader,
      body: {
        session_id: body.session_id,
        amount: 10,
        currency: "MXN",
        incident_type: "phishing",
        jurisdiction: "MX",
        description: "Reported by the cardholder.",
      },
    });
    expect(reported.status).toBe(201);
    const dossier = await call(`${service.url}/api/v1/cases/${reported.body.case.id}/dossier`, { key: admin });
    expect(dossier.body.assessment.risk_score).toBe(exact.risk_score);
  });
});

describe("the setting", () => {
  test("is read as `band` and changed to `exact`, for the next request", async () => {
    const other = await createTenant(service.database.url);
    const key = await service.token("admin", other.id);
    expect((await call(`${service.url}/api/v1/organization`, { key })).body.browser_score).toBe("band");
    expect((await settings({ browser_score: "exact" }, key)).body.browser_score).toBe("exact");
    const [browser, server] = await Promise.all([assess(other.publishable, { device: { is_tor: true } }), assess(other.secret, { device: { is_tor: true } })]);
    expect(browser.body.risk_score).toBe(server.body.risk_score);
    expect((await settings({ browser_score: "rough" }, key)).status).toBe(400);
  });

  test("means nothing where publishable keys are shown the signals: their weights are the score", async () => {
    const open = await createTenant(service.database.url, { settings: { browser_signals: "full" } });
    const [browser, server] = await Promise.all([assess(open.publishable, { device: { is_tor: true } }), assess(open.secret, { device: { is_tor: true } })]);
    expect([browser.body.risk_score, browser.body.risk_band]).toEqual([server.body.risk_score, undefined]);
  });
});
