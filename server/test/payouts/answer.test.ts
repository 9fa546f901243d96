// What a payout is answered with.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { discovery } from "../../../generated/discovery.ts";
import { errors } from "../../../generated/errors.ts";
import { call, newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { anyHour, KNOWN, type Payouts, payoutsOf } from "./payouts-of.ts";

let service: TestService;
let payouts: Payouts;
beforeAll(async () => {
  service = await startService();
  await anyHour(service);
  payouts = payoutsOf(service);
});
afterAll(() => service.close());

describe("the result", () => {
  test("is a decision, a score and the reasons, marked as a payout's, with what identifies it", async () => {
    const order_id = newOrder();
    const { status, body } = await payouts.assess({ order_id, payment_id: "po_1" }, { headers: { "Idempotency-Key": order_id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      decision: "approve",
      risk_score: 20,
      signals: ["PAYOUT_FIRST_TO_BENEFICIARY"],
      signal_details: [{ code: "PAYOUT_FIRST_TO_BENEFICIARY", weight: 20, description: "No payout went to this beneficiary before." }],
      order_id,
      payment_id: "po_1",
      idempotency_key: order_id,
      assess_flow: "payout",
      flow: "payout",
    });
    expect(body.session_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(body).not.toHaveProperty("blocked_by");
  });

  test("is durable when it is answered, as a payout with its request", async () => {
    const request = { beneficiary: { id: "ben_durable", name: "José" }, metadata: { nota: "quincena" } };
    const { body } = await payouts.assess(request);
    const [row] = await service.database.query("SELECT answer, flow, request FROM assessments WHERE session_id = $1", [body.session_id]);
    expect(row).toMatchObject({ answer: body, flow: "payout", request });
  });

  test("needs a beneficiary and nothing else", async () => {
    const { status, body } = await call(`${service.url}/api/v1/assess/payout`, {
      key: service.tenant.secret,
      body: { amount: 0, currency: "CLP", beneficiary: { account_hash: "acct_alone" } },
    });
    expect([status, body.decision]).toEqual([200, "approve"]);
  });

  test("does not mind fields that it does not know", async () => {
    const request = { later: 1, beneficiary: { id: "ben_later", later: { a: [1] } }, payout: { first_to_beneficiary: false, later: "x" } };
    const { status, body } = await payouts.assess(request);
    expect([status, body.signals]).toEqual([200, []]);
  });
});

describe("field_warnings", () => {
  const missing = async (key: string): Promise<string[]> => (await payouts.assess({}, { key })).body.field_warnings.missing_recommended;

  test.each(["merchant", "psp", "bank"] as const)("name what is recommended to a %s, and where it is described", async (segment) => {
    const { secret } = await createTenant(service.database.url, { segment });
    const recommended = discovery.describePayout.fields
      .filter((field) => (field.recommended_for as readonly string[]).includes(segment))
      .map(({ path }) => path)
      .filter((path) => path !== "order_id" && path !== "beneficiary.id");
    expect((await missing(secret)).toSorted()).toEqual(recommended.toSorted());
    const { field_warnings: warnings } = (await payouts.assess({}, { key: secret })).body;
    expect(warnings).toMatchObject({ organization_segment: segment, field_requirements_doc: "/api/v1/assess/payout" });
  });
});

describe("amounts", () => {
  test.each([
    [{ amount: 10.005, currency: "MXN" }, "amount"],
    [{ amount: 10.5, currency: "CLP" }, "amount"],
    [{ amount: 1.5, currency: "MXN", amount_unit: "minor" }, "amount"],
    [{ amount: -1, currency: "MXN" }, "amount"],
    [{ amount: 1e13, currency: "MXN" }, "amount"],
    [{ amount: 1e12, currency: "CLF" }, "amount"],
    [{ amount: "10", currency: "MXN" }, "amount"],
    [{ amount: 10, currency: "XXQ" }, "currency"],
    [{ amount: 10, currency: "peso" }, "currency"],
  ])("%j is refused at %s", async (more, path) => {
    const { status, body } = await payouts.assess(more);
    expect([status, body.details.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]]);
  });

  test("are the same in major and in minor units, which are answered with their deprecation", async () => {
    const minor = await payouts.assess({ ...KNOWN, amount: 124_990, amount_unit: "minor" });
    const major = await payouts.assess({ ...KNOWN, amount: 1249.9 });
    const stored = await service.database.query("SELECT amount_minor FROM payout_activity WHERE session_id = ANY($1)", [
      [minor.body.session_id, major.body.session_id],
    ]);
    expect(stored).toEqual([{ amount_minor: "124990" }, { amount_minor: "124990" }]);
    expect([minor.headers.get("Deprecation"), major.headers.get("Deprecation")]).toEqual([`@${discovery.describePayout.amount.deprecated_since}`, null]);
  });

  test("of pesos of Chile have no decimals", async () => {
    const { body } = await payouts.assess({ amount: 185_990, currency: "CLP" });
    expect(await service.database.query("SELECT amount_minor FROM assessments WHERE session_id = $1", [body.session_id])).toEqual([{ amount_minor: "185990" }]);
  });
});

describe("sandbox values, as the beneficiary's e-mail", () => {
  test.each(["approve", "challenge", "review", "decline"])("%s@sandbox.test forces that decision, and the signals say so", async (decision) => {
    const { body } = await payouts.assess({ beneficiary: { clabe: "002010077777777770", email: `${decision}@sandbox.test` } });
    expect(body).toMatchObject({ decision, signals: ["SANDBOX_OVERRIDE"], flow: "payout" });
  });

  test.each([
    ["timeout", 504, "ASSESS_TIMEOUT"],
    ["maintenance", 503, "ASSESS_MAINTENANCE"],
  ])("%s@sandbox.test forces %d %s", async (local, status, code) => {
    const answer = await payouts.assess({ beneficiary: { id: "ben", email: `${local}@sandbox.test` } });
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test("mean nothing in production", async () => {
    const production = await startService({ stage: "production", trustProxy: "loopback" }, service.database);
    const options = { headers: { "X-Forwarded-Proto": "https" } };
    const { body } = await payoutsOf(production).assess({ ...KNOWN, beneficiary: { id: "ben", email: "decline@sandbox.test" } }, options);
    await production.close();
    expect(body).toMatchObject({ decision: "approve", signals: [] });
  });
});

test("discovery is the contract: fields, amount rules, resilience codes, without a credential", async () => {
  const { status, body } = await call(`${service.url}/api/v1/assess/payout`);
  expect([status, body]).toEqual([200, discovery.describePayout]);
  expect(body).toMatchObject({ version: "1.3.0", flow: "payout" });
  const required = body.fields.filter((field: { required: boolean }) => field.required).map(({ path }: { path: string }) => path);
  expect(required).toEqual(["amount", "currency", "beneficiary", "beneficiary.document.type", "beneficiary.document.number"]);
  for (const { code, status: http } of body.resilience) expect(errors[code as keyof typeof errors].status).toBe(http);
});

test("metrics count decisions of payouts apart", async () => {
  await payouts.assess(KNOWN);
  expect((await call(`${service.url}/metrics`)).text).toMatch(/fraud_risk_decisions_total\{flow="payout",decision="approve"\} \d+/);
});
