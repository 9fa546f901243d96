// What a pay-in is answered with.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { discovery } from "../../../generated/discovery.ts";
import { errors } from "../../../generated/errors.ts";
import { call, newOrder, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const assess = (body: unknown, key = service.tenant.secret) => call(`${service.url}/api/v1/assess`, { key, body });
const risky = (): Record<string, unknown> =>
  payin({
    device: { is_tor: true, is_bot: true, fingerprint: "fp_risky" },
    payment_method: { type: "card", cvv_result: "no_match", card: { country: "US" } },
    billing_address: { country: "MX" },
  });
const setting = (settings: object): Promise<unknown> =>
  service.database.query("UPDATE organizations SET settings = $1, version = version + 1 WHERE id = $2", [settings, service.tenant.id]);

describe("the result", () => {
  test("is a decision, a score and the reasons, with what identifies the payment", async () => {
    const body = payin({ payment_id: "pay_1" });
    const { status, body: result } = await assess(body);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      decision: "approve",
      risk_score: 0,
      signals: [],
      signal_details: [],
      order_id: body.order_id,
      payment_id: "pay_1",
      assess_flow: "payin",
    });
    expect(result.session_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(result.latency_ms).toBeGreaterThan(0);
    expect(result).not.toHaveProperty("flow");
    expect(result).not.toHaveProperty("blocked_by");
  });

  test("names its signals strongest first, each with weight and meaning", async () => {
    const { body } = await assess(risky());
    expect(body.decision).toBe("decline");
    expect(body.signals).toEqual(["IP_TOR", "DEVICE_AUTOMATION", "AVS_CVV_FAIL", "BIN_COUNTRY_MISMATCH"]);
    expect(body.signal_details.map((detail: { code: string }) => detail.code)).toEqual(body.signals);
    for (const detail of body.signal_details) expect(detail.description.length).toBeGreaterThan(10);
  });

  test("is durable when it is answered", async () => {
    const { body } = await assess(payin());
    const [row] = await service.database.query<{ answer: object }>("SELECT answer FROM assessments WHERE session_id = $1", [body.session_id]);
    expect(row?.answer).toEqual(body);
  });

  test("carries field_warnings for the recommended fields of the segment that are missing; card fields only for card payments", async () => {
    const { field_warnings: warnings } = (await assess(payin({ payment_method: { type: "pix" } }))).body;
    expect(warnings.organization_segment).toBe("merchant");
    expect(warnings.field_requirements_doc).toBe("/api/v1/assess");
    expect(warnings.missing_recommended).toContain("payer.email");
    expect(warnings.missing_recommended.join()).not.toContain("card");
  });

  test("has no field_warnings when nothing recommended is missing", async () => {
    const body = payin({
      channel: "web",
      payer: { customer_id: "c", email: "a@correo.mx", phone: "+525548219034" },
      payment_method: { type: "card", card: { bin: "415231", hash: "card_full", country: "MX" } },
      device: { fingerprint: "fp_full", ip_address: "189.203.54.17" },
      billing_address: { country: "MX" },
      shipping_address: { country: "MX" },
    });
    expect((await assess(body)).body).not.toHaveProperty("field_warnings");
  });
});

describe("a publishable key", () => {
  test("gets the whole result but for the reasons: a browser must not learn how to tune", async () => {
    const { body } = await assess(risky(), service.tenant.publishable);
    expect(body).toMatchObject({ decision: "decline", signals: [], signal_details: [] });
    expect(body.risk_score).toBeGreaterThan(75);
  });

  test("gets the reasons when the organization shows them, from the next request on", async () => {
    await setting({ browser_signals: "full" });
    expect((await assess(risky(), service.tenant.publishable)).body.signals.length).toBeGreaterThan(0);
    await setting({});
    expect((await assess(risky(), service.tenant.publishable)).body.signals).toEqual([]);
  });
});

describe("settings of the organization take effect on the next request", () => {
  test("weights", async () => {
    await setting({ weights: { IP_TOR: 10 } });
    const tor = (): Record<string, unknown> => payin({ device: { is_tor: true } });
    expect((await assess(tor())).body.risk_score).toBe(10);
    await setting({});
    expect((await assess(tor())).body.risk_score).toBe(45);
  });

  test("thresholds", async () => {
    await setting({ thresholds: { challenge: 5, review: 10, decline: 40 } });
    expect((await assess(payin({ device: { is_tor: true } }))).body.decision).toBe("decline");
    await setting({});
  });

  test("high-risk countries", async () => {
    // a country of several time zones: whether it is night there is not known
    await setting({ high_risk_countries: ["KI"] });
    expect((await assess(payin({ payer: { country: "KI" } }))).body.signals).toEqual(["HIGH_RISK_COUNTRY"]);
    await setting({});
  });

  test("maintenance: 503 with Retry-After, and nothing is stored", async () => {
    await service.database.query("UPDATE organizations SET maintenance = true, version = version + 1 WHERE id = $1", [service.tenant.id]);
    const body = payin();
    const answer = await assess(body);
    expect([answer.status, answer.body.error]).toEqual([
      503,
      { code: "ASSESS_MAINTENANCE", message: expect.stringContaining("switched on maintenance"), details: { reason: "maintenance" } },
    ]);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    await service.database.query("UPDATE organizations SET maintenance = false, version = version + 1 WHERE id = $1", [service.tenant.id]);
    expect((await assess(body)).status).toBe(200);
  });
});

describe("amounts", () => {
  test.each([
    [{ amount: 10.005, currency: "MXN" }, "amount"],
    [{ amount: 10.5, currency: "CLP" }, "amount"],
    [{ amount: 1.5, currency: "MXN", amount_unit: "minor" }, "amount"],
    [{ amount: 10, currency: "XXQ" }, "currency"],
  ])("%j is refused at %s", async (body, path) => {
    const answer = await assess(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.fields[0].path).toBe(path);
  });

  test("minor units still work, and are answered with the deprecation headers of RFC 9745", async () => {
    const body = payin({ amount: 124_990, amount_unit: "minor" });
    const answer = await assess(body);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Deprecation")).toBe(`@${discovery.describePayin.amount.deprecated_since}`);
    expect(answer.headers.get("Link")).toMatch(/^<.+>; rel="deprecation"$/);
    const [row] = await service.database.query<{ amount_minor: string }>("SELECT amount_minor FROM assessments WHERE order_id = $1", [body.order_id]);
    expect(row?.amount_minor).toBe("124990");
    expect((await assess(payin())).headers.get("Deprecation")).toBeNull();
  });
});

describe("sandbox values", () => {
  test.each(["approve", "challenge", "review", "decline"])("%s@sandbox.test forces that decision, and the signals say so", async (decision) => {
    const { body } = await assess({ ...risky(), payer: { email: `${decision}@sandbox.test` } });
    expect(body).toMatchObject({ decision, signals: ["SANDBOX_OVERRIDE"] });
  });

  test.each([
    ["timeout", 504, "ASSESS_TIMEOUT"],
    ["maintenance", 503, "ASSESS_MAINTENANCE"],
  ])("%s@sandbox.test forces %d %s", async (local, status, code) => {
    const answer = await assess(payin({ payer: { email: `${local}@sandbox.test` } }));
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test("mean nothing in production", async () => {
    const production = await startService({ stage: "production", trustProxy: "loopback" }, service.database);
    const headers = { "X-Forwarded-Proto": "https" };
    const answer = await call(`${production.url}/api/v1/assess`, {
      key: production.tenant.secret,
      headers,
      body: payin({ payer: { email: "decline@sandbox.test" } }),
    });
    expect(answer.body).toMatchObject({ decision: "approve", signals: [] });
    await production.close();
  });
});

test("discovery is the contract: fields, amount rules, resilience codes, version 1.3.0, without a credential", async () => {
  const { status, body } = await call(`${service.url}/api/v1/assess`);
  expect(status).toBe(200);
  expect(body).toEqual(discovery.describePayin);
  expect(body.version).toBe("1.3.0");
  expect(body.fields.find((field: { path: string }) => field.path === "payment_method.card.bin").recommended_for).toContain("merchant");
  for (const { code, status: http } of body.resilience) expect(errors[code as keyof typeof errors].status).toBe(http);
});

test("health reports version, stage and parts", async () => {
  const { status, body } = await call(`${service.url}/api/v1/health`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "ok", version: "1.3.0", stage: "sandbox", checks: { database: "ok", assess: "ok" } });
});

test("metrics count decisions by flow and decision", async () => {
  await assess(payin({ order_id: newOrder() }));
  expect((await call(`${service.url}/metrics`)).text).toMatch(/fraud_risk_decisions_total\{flow="payin",decision="approve"\} \d+/);
});
