// Explanations over HTTP: of what was decided then, whatever has changed since.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixturesOf } from "../access/fixtures.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Assessments, assessmentsOf, longAgo, paymentsOf, sessions } from "./assessments-of.ts";

let service: TestService;
let tenant: Tenant;
let viewer: Assessments;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  tenant = await createTenant(service.database.url);
  viewer = assessmentsOf(service.url, await service.token("viewer", tenant.id));
});
afterAll(() => service.close());

const settings = async (body: object): Promise<void> => {
  const { status, text } = await call(`${service.url}/api/v1/organization`, { method: "PATCH", key: await service.token("admin", tenant.id), body });
  if (status !== 200) throw new Error(text);
};
const block = async (body: object): Promise<string> =>
  (await call(`${service.url}/api/v1/blocklists`, { key: await service.token("admin", tenant.id), body })).body.id;
const tenths = (points: { contribution: number }[]): number => points.reduce((sum, { contribution }) => sum + Math.round(contribution * 10), 0);

/** A payment on which much may fire. */
function suspicious(index: number): Record<string, unknown> {
  const some = <T>(every: number, value: T): T | undefined => (index % every === 0 ? value : undefined);
  return {
    amount: [1, 500, 25_000][index % 3],
    payer: {
      customer_id: `cus_${index % 7}`,
      email: some(2, "xk3q9zt7w@mailinator.com"),
      country: "MX",
      account_created_at: some(3, new Date(Date.now() - 3_600_000).toISOString()),
      credentials_changed_at: some(5, new Date(Date.now() - 7_200_000).toISOString()),
    },
    payment_method: {
      type: "card",
      card: { hash: `card_${index}`, bin: "415231", country: some(4, "BR") },
      cvv_result: some(6, "no_match"),
      three_ds: some(7, { status: "authenticated", eci: "05", liability_shift: true }),
    },
    device: { fingerprint: `device_${index % 3}`, ip_address: "189.203.54.17", is_tor: some(8, true), is_bot: some(9, true), is_proxy: some(3, true) },
    billing_address: { country: "MX" },
  };
}

describe("explanations of real assessments", () => {
  test("add up to the score of the answer, and say the same after weights and thresholds were changed", async () => {
    await settings({ browser_score: "exact" });
    await block({ list_type: "customer_id", value: "cus_3", severity: "review" });
    await block({ list_type: "card_hash", value: "card_11" });
    const payments = paymentsOf(service.url, tenant.secret);
    const browser = paymentsOf(service.url, tenant.publishable);
    const answers: TestAnswer["body"][] = [];
    for (let index = 0; index < 60; index++) answers.push((await (index % 10 === 9 ? browser : payments).payin(suspicious(index))).body);
    const explain = () => Promise.all(answers.map(async ({ session_id }) => (await viewer.explain(session_id)).body));
    const before = await explain();
    expect(new Set(before.map(({ decision }) => decision)).size).toBeGreaterThanOrEqual(3);
    for (const [index, explained] of before.entries()) {
      const { decision, risk_score } = answers[index] ?? {};
      expect([explained.decision, explained.risk_score, tenths(explained.signals)]).toEqual([decision, risk_score, Math.round(risk_score * 10)]);
      expect(explained.thresholds).toEqual({ challenge: 30, review: 55, decline: 75 });
      expect(explained.nearest_change === null).toBe(decision === "approve");
    }
    await settings({ thresholds: { challenge: 1, review: 2, decline: 3 }, signal_weights: { EMAIL_DISPOSABLE: 1, IP_TOR: 99, MULTI_CARD_DEVICE_24H: 0 } });
    expect(await explain()).toEqual(before);
    const { body: next } = await payments.payin(suspicious(2));
    expect((await viewer.explain(next.session_id)).body.thresholds).toEqual({ challenge: 1, review: 2, decline: 3 });
    await settings({
      thresholds: { challenge: null, review: null, decline: null },
      signal_weights: { EMAIL_DISPOSABLE: null, IP_TOR: null, MULTI_CARD_DEVICE_24H: null },
    });
  });

  test("say of each signal what it saw, where it begins, how much it counted and what it made", async () => {
    const { body } = await paymentsOf(service.url, tenant.secret).payin({
      payer: { customer_id: "solo", email: "ana@mailinator.com" },
      device: { is_tor: true },
    });
    const { status, body: explained } = await viewer.explain(body.session_id);
    expect(status).toBe(200);
    expect(explained).toEqual({
      // facts/read.test.ts
      facts: expect.any(Object),
      session_id: body.session_id,
      assessed_at: expect.stringMatching(/Z$/),
      flow: "payin",
      decision: "review",
      risk_score: 67,
      language: "en",
      fraud_probability: null,
      policy_version: expect.stringMatching(/^catalogue@\d+$/),
      decided_by: "score",
      thresholds: { challenge: 30, review: 55, decline: 75 },
      entry_id: null,
      signals: [
        {
          code: "IP_TOR",
          description: "The connection comes through the Tor network.",
          weight: 45,
          strength: 1,
          observed: expect.anything(),
          threshold: expect.anything(),
          contribution: 45,
          entry_id: null,
          rule: null,
        },
        {
          code: "EMAIL_DISPOSABLE",
          description: "The e-mail address is a throw-away one.",
          weight: 40,
          strength: 1,
          observed: "mailinator.com",
          threshold: expect.anything(),
          contribution: 22,
          entry_id: null,
          rule: null,
        },
      ],
      nearest_change: {
        decision: "challenge",
        risk_score: 45,
        without: ["EMAIL_DISPOSABLE"],
        distance: 12,
        text: "Without EMAIL_DISPOSABLE the score would have been 45, which is a challenge.",
      },
      summary:
        "The score of 67 lies between the thresholds of review (55) and decline (75). The strongest reason: the connection comes through the Tor network.",
    });
    const spanish = (await viewer.explain(body.session_id, { language: "es" })).body;
    expect(spanish.signals.map(({ description }: { description: string }) => description)).toEqual([
      "La conexión llega por la red Tor.",
      "El correo electrónico es desechable.",
    ]);
    expect([spanish.language, spanish.nearest_change.text, spanish.summary]).toEqual([
      "es",
      "Sin EMAIL_DISPOSABLE, el puntaje habría sido de 45, es decir, una verificación adicional.",
      "El puntaje de 67 está entre los umbrales de revisión (55) y de rechazo (75). El motivo principal: la conexión llega por la red Tor.",
    ]);
  });

  test("name the entry of a block, and what would have been without it", async () => {
    const entry = await block({ list_type: "customer_id", value: "cus_blocked" });
    const { body } = await paymentsOf(service.url, tenant.secret).payin({ payer: { customer_id: "cus_blocked", email: "ana@mailinator.com" } });
    const { body: explained } = await viewer.explain(body.session_id);
    expect(explained).toMatchObject({
      decision: "decline",
      risk_score: 100,
      decided_by: "blocklist_entry",
      entry_id: entry,
      signals: [
        { code: "BLOCKLIST_BLOCK", contribution: 60, entry_id: entry, observed: "customer_id" },
        { code: "EMAIL_DISPOSABLE", contribution: 40 },
      ],
      nearest_change: { decision: "challenge", risk_score: 40, without: ["BLOCKLIST_BLOCK"], distance: null },
    });
  });

  test("name the entry that caused a review which the score alone would not require", async () => {
    const entry = await block({ list_type: "customer_id", value: "cus_reviewed", severity: "review" });
    await settings({ signal_weights: { BLOCKLIST_REVIEW: 10 } });
    const { body } = await paymentsOf(service.url, tenant.secret).payin({ payer: { customer_id: "cus_reviewed" } });
    await settings({ signal_weights: { BLOCKLIST_REVIEW: null } });
    expect((await viewer.explain(body.session_id)).body).toMatchObject({
      decision: "review",
      risk_score: 10,
      decided_by: "review_entry",
      entry_id: entry,
      nearest_change: { decision: "approve", risk_score: 0, without: ["BLOCKLIST_REVIEW"], distance: null },
    });
  });

  test("report a sandbox value, which no signal changes", async () => {
    const { body } = await paymentsOf(service.url, tenant.secret).payin({ payer: { email: "decline@sandbox.test" } });
    expect((await viewer.explain(body.session_id)).body).toMatchObject({
      decided_by: "sandbox",
      risk_score: 90,
      signals: [{ code: "SANDBOX_OVERRIDE", contribution: 90 }],
      nearest_change: null,
    });
  });

  test("of a payout are explanations as well", async () => {
    const { body } = await paymentsOf(service.url, tenant.secret).payout({ beneficiary: { clabe: "002010077777777772" } });
    const { body: explained } = await viewer.explain(body.session_id, { language: "es" });
    expect([explained.flow, tenths(explained.signals)]).toEqual(["payout", Math.round(body.risk_score * 10)]);
    expect(explained.signals[0]).toMatchObject({
      code: "PAYOUT_CLABE_INVALID",
      description: "La CLABE del beneficiario está mal formada o tiene un dígito de control equivocado.",
    });
  });
});

describe("what a signal saw", () => {
  test("of a small amount is the amount in major units, as everywhere", async () => {
    const { payin } = paymentsOf(service.url, tenant.secret);
    const seen = async (more: Record<string, unknown>): Promise<unknown> =>
      (await viewer.explain((await payin({ payer: {}, ...more })).body.session_id)).body.signals.find(({ code }: { code: string }) => code === "MICRO_AMOUNT")
        ?.observed;
    expect([await seen({ amount: 5.25, currency: "MXN" }), await seen({ amount: 300, currency: "CLP" })]).toEqual([5.25, 300]);
  });

  test("is translated to Spanish if it is text, and unchanged otherwise", async () => {
    const { body } = await paymentsOf(service.url, tenant.secret).payout({ beneficiary: { clabe: "002010077777777772" } });
    const { signals } = (await viewer.explain(body.session_id, { language: "es" })).body;
    expect(signals[0]).toMatchObject({ code: "PAYOUT_CLABE_INVALID", observed: "no válido", threshold: "18 dígitos con su dígito de control" });
  });

  test("is anonymous: an explanation contains no identifier of the request", async () => {
    const named = {
      payer: {
        customer_id: "cus_secret",
        name: "Ana Secreta",
        email: "xk3q9zt7w@mailinator.com",
        phone: "+34600111222",
        document: { type: "CURP", number: "SECR850101" },
      },
      payment_method: {
        type: "card",
        card: { hash: "hash_secret", bin: "415231", last4: "4242", country: "BR", holder_name: "Ana Secreta" },
        cvv_result: "no_match",
      },
      device: { fingerprint: "device_secret", ip_address: "189.203.54.17", user_agent: "HeadlessChrome secret", is_tor: true },
      billing_address: { line1: "Calle Secreta 1", country: "MX" },
    };
    await block({ list_type: "phone", value: "+34600111222", severity: "review" });
    const { body } = await paymentsOf(service.url, tenant.secret).payin(named);
    const { text, body: explained } = await viewer.explain(body.session_id);
    expect(explained.signals.length).toBeGreaterThan(5);
    for (const value of ["secret", "Secreta", "xk3q9zt7w", "600111222", "SECR850101", "415231", "4242", "189.203", "HeadlessChrome"])
      expect(text).not.toContain(value);
  });
});

test("assessments older than stored thresholds are compared with the current ones", async () => {
  const old = await longAgo(service.database, tenant.id, Date.UTC(2024, 1, 29), "cus_old");
  await settings({ thresholds: { challenge: 35 } });
  expect((await viewer.explain(old)).body).toMatchObject({ decision: "challenge", risk_score: 40, thresholds: { challenge: 35, review: 55, decline: 75 } });
  await settings({ thresholds: { challenge: null } });
});

test("a caller that may read assessments but not the merchant's data receives no reasons", async () => {
  const { body } = await paymentsOf(service.url, tenant.secret).payin();
  const fixtures = fixturesOf(service.database, tenant.id);
  const reader = assessmentsOf(service.url, (await fixtures.key({ permissions: ["assessments:read"] })).value);
  expect(sessions((await reader.list({ order_id: body.order_id })).body.data)).toEqual([body.session_id]);
  expect((await reader.explain(body.session_id)).status).toBe(403);
});

test("a language that is none is refused by its name", async () => {
  const { body } = await paymentsOf(service.url, tenant.secret).payin();
  const refused = await viewer.explain(body.session_id, { language: "fr" });
  expect([refused.status, refused.body.error.details.fields[0].path]).toEqual([400, "query.language"]);
});
