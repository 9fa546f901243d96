// Live rules and rules in shadow in assessments, over HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reportFailures } from "../../src/controls/rules/failing.ts";
import { call, payin, payout } from "../harness/client.ts";
import { connectPool } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { rollupOf } from "../statistics/rolling.ts";
import { type RuleTenant, ruleTenant } from "./organization-rules.ts";

let service: TestService;
let of: RuleTenant;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  of = await ruleTenant(service);
});

const signal = (weight: number) => ({ type: "signal", weight });
const atLeast = (decision: string) => ({ type: "at_least", decision });
const approving = (more: object = {}) => ({ type: "approve", ...more });

/** A payment that the score declines. */
const declined = {
  device: { is_tor: true, is_bot: true, fingerprint: "fp_risky" },
  payment_method: { type: "card", cvv_result: "no_match", card: { country: "US" } },
  billing_address: { country: "MX" },
};

describe("a live rule", () => {
  test("fires a signal of its own: its weight is in the score, and its name in the reasons", async () => {
    const rule = await of.rule("live", { name: "Large amount", expression: "payment.amount > 1000", action: signal(40) });
    const low = await of.assess({ amount: 1000 });
    const high = await of.assess({ amount: 1000.01 });
    expect(low).toMatchObject({ decision: "approve", risk_score: 0, signals: [] });
    expect(high).toMatchObject({ decision: "challenge", risk_score: 40, signals: [rule.code], signal_details: [{ weight: 40, description: "Large amount" }] });
  });

  test("with a negative weight is a credit", async () => {
    await of.rule("live", { expression: "connection.tor > 0.0", action: signal(-30) });
    const without = await (await ruleTenant(service)).assess(declined);
    const with_ = await of.assess(declined);
    expect(with_.risk_score).toBeLessThan(without.risk_score);
  });

  test.each(["challenge", "review", "decline"])("demands at least a %s, and leaves the score alone", async (decision) => {
    await of.rule("live", { action: atLeast(decision) });
    expect(await of.assess()).toMatchObject({ decision, risk_score: 0 });
  });

  test("never makes a decision milder by demanding less", async () => {
    await of.rule("live", { action: atLeast("challenge") });
    expect(await of.assess(declined)).toMatchObject({ decision: "decline" });
  });

  test("approves what the score declines, up to its amount in its currency", async () => {
    await of.rule("live", { action: approving({ max_amount: 500, currency: "MXN" }) });
    expect(await of.assess({ ...declined, amount: 500 })).toMatchObject({ decision: "approve" });
    expect(await of.assess({ ...declined, amount: 500.01 })).toMatchObject({ decision: "decline" });
    expect(await of.assess({ ...declined, amount: 500, currency: "USD" })).toMatchObject({ decision: "decline" });
  });

  test("never approves over a blocklist, whatever the severity of the entry", async () => {
    await of.rule("live", { action: approving() });
    await of.api("/blocklists", { list_type: "email", value: "blocked@example.com", severity: "block", reason: "test" });
    await of.api("/blocklists", { list_type: "email", value: "watched@example.com", severity: "review", reason: "test" });
    expect(await of.assess({ payer: { email: "blocked@example.com" } })).toMatchObject({ decision: "decline", blocked_by: "blocklist:email" });
    expect(await of.assess({ payer: { email: "watched@example.com" } })).toMatchObject({ decision: "review" });
  });

  test("approves nothing that a browser requests", async () => {
    await of.rule("live", { action: approving() });
    expect(await of.assess(declined, of.tenant.publishable)).toMatchObject({ decision: "decline" });
  });

  test("that approves ends the evaluation: a demand before it holds, one after it does not", async () => {
    await of.rule("live", { expression: "payment.amount > 100", action: atLeast("review"), priority: 1 });
    await of.rule("live", { action: approving(), priority: 2 });
    await of.rule("live", { action: atLeast("decline"), priority: 3 });
    expect(await of.assess({ amount: 50 })).toMatchObject({ decision: "approve" });
    expect(await of.assess({ amount: 150 })).toMatchObject({ decision: "review" });
  });

  test("is about its flow and its time only", async () => {
    await of.rule("live", { flow: "payout", action: atLeast("review") });
    await of.rule("live", { valid_until: "2020-01-01T00:00:00Z", action: atLeast("decline") });
    await of.rule("live", { valid_from: "2100-01-01T00:00:00Z", action: atLeast("decline") });
    const { value: secret } = await of.tenant.key("secret");
    expect(await of.assess()).toMatchObject({ decision: "approve" });
    expect((await call(`${service.url}/api/v1/assess/payout`, { key: secret, body: payout() })).body).toMatchObject({ decision: "review" });
  });

  test("of one submerchant does not touch the payments of another, nor those of the organization", async () => {
    const [one, other] = [
      (await of.api("/submerchants", { name: "One", country: "MX" })).body.id,
      (await of.api("/submerchants", { name: "Other", country: "MX" })).body.id,
    ];
    await of.rule("live", { submerchant_id: one, action: atLeast("decline") });
    const keyOf = async (submerchantId: string) => (await of.tenant.key("secret", { submerchantId })).value;
    expect(await of.assess({}, await keyOf(one))).toMatchObject({ decision: "decline" });
    expect(await of.assess({}, await keyOf(other))).toMatchObject({ decision: "approve" });
    expect(await of.assess()).toMatchObject({ decision: "approve" });
  });

  test("stops with its status, and starts with it, from the next request on", async () => {
    const { id } = await of.rule("live", { action: atLeast("review") });
    expect(await of.assess()).toMatchObject({ decision: "review" });
    await of.move(id, "shadow");
    expect(await of.assess()).toMatchObject({ decision: "approve" });
    await of.move(id, "live");
    expect(await of.assess()).toMatchObject({ decision: "review" });
    await of.move(id, "archive");
    expect(await of.assess()).toMatchObject({ decision: "approve" });
  });
});

describe("lists in rules", () => {
  const listOf = async (name: string, values: readonly string[]): Promise<string> => {
    const { id } = (await of.api("/lists", { name })).body;
    await of.api(`/lists/${id}/values`, { values });
    return id;
  };

  test("a value is looked up as its list has it, and from the next request on", async () => {
    const id = await listOf("domains", ["mailbox.example"]);
    await of.rule("live", { expression: 'in_list("domains", email.domain)', action: atLeast("review") });
    expect(await of.assess({ payer: { email: "ana@MAILBOX.example" } })).toMatchObject({ decision: "review" });
    expect(await of.assess({ payer: { email: "ana@other.example" } })).toMatchObject({ decision: "approve" });
    await of.api(`/lists/${id}/values`, { values: ["other.example"] });
    expect(await of.assess({ payer: { email: "ana@other.example" } })).toMatchObject({ decision: "review" });
  });

  test("a rule cannot be written about a list that does not exist", async () => {
    await listOf("resellers", ["a"]);
    const { status, body } = await of.api("/rules", { name: "x", expression: 'payment.amount > 5 && in_list("reseller", card.bin)', action: signal(5) });
    expect([status, body.error]).toMatchObject([422, { code: "INVALID_EXPRESSION", details: { line: 1, column: 31, name: "reseller", nearest: "resellers" } }]);
  });

  test("a list cannot be removed or renamed while a rule in shadow or live reads it", async () => {
    const id = await listOf("resellers", ["a"]);
    const rule = await of.rule("live", { expression: 'in_list("resellers", card.bin)', action: signal(5) });
    const remove = () => call(`${service.url}/api/v1/lists/${id}`, { method: "DELETE", key: of.admin });
    expect(await remove()).toMatchObject({ status: 409, body: { error: { code: "LIST_IN_USE", details: { rules: [{ id: rule.id }] } } } });
    await of.move(rule.id, "archive");
    expect((await remove()).status).toBe(200);
    await of.move(rule.id, "draft");
    expect(await of.move(rule.id, "live")).toMatchObject({ status: 409, body: { error: { code: "INVALID_TRANSITION" } } });
  });
});

describe("an explanation", () => {
  test("names the rule that set the decision, with its version, its expression and the facts that it read", async () => {
    const rule = await of.rule("live", { expression: "payment.amount > 100 && payer.payments_1d < 5.0", action: atLeast("review") });
    const { session_id: session } = await of.assess();
    await of.move(rule.id, "archive");
    const { body } = await of.explained(session);
    expect(body).toMatchObject({ decision: "review", decided_by: "rule" });
    const [fired] = body.signals;
    expect(fired).toMatchObject({
      code: rule.code,
      rule: { id: rule.id, version: 1, expression: "payment.amount > 100 && payer.payments_1d < 5.0", facts: ["payment.amount", "payer.payments_1d"] },
    });
    expect(body.nearest_change).toMatchObject({ decision: "approve", without: [rule.code] });
  });

  test("of a score with rules adds up to it", async () => {
    await of.rule("live", { action: signal(30) });
    const answer = await of.assess(declined);
    const { body } = await of.explained(answer.session_id);
    const sum = body.signals.reduce((total: number, one: { contribution: number }) => total + one.contribution, 0);
    expect(sum).toBeCloseTo(answer.risk_score, 6);
    expect(body.decided_by).toBe("score");
  });
});

describe("a rule that fails", () => {
  test("matches nothing, is counted, and is reported once", async () => {
    const { body: endpoint } = await of.api("/webhook-endpoints", { url: "https://example.com/hook", events: ["rule.failing"] });
    const rule = await of.rule("live", { expression: "payment.amount / payer.captured_payments > 3.0", action: atLeast("decline") });
    for (let count = 0; count < 3; count++) expect(await of.assess()).toMatchObject({ decision: "approve" });
    const rollup = rollupOf(service.database.url, () => Date.now() + 60_000);
    await rollup.all();
    const pool = connectPool(service.database.url);
    await reportFailures(pool);
    await reportFailures(pool);
    await Promise.all([rollup.close(), pool.end()]);
    const { body } = await of.api(`/rules/${rule.id}/performance`);
    expect(body.versions).toMatchObject([{ version: 1, status: "live", matched: 0, failed: 3 }]);
    const events = await service.database.query("SELECT e.body FROM events e JOIN webhook_deliveries d ON d.event_id = e.id WHERE d.endpoint_id = $1", [
      endpoint.id,
    ]);
    expect(events.map(({ body: event }) => JSON.parse(event as string).data)).toEqual([
      { rule_id: rule.id, version: 1, status: "live", reason: "division_by_zero", failures: 3 },
    ]);
  });
});

test("`rule.matched` names the live rules that matched a payment, in one event", async () => {
  const { body: endpoint } = await of.api("/webhook-endpoints", { url: "https://example.com/hook", events: ["rule.matched"] });
  const [first, second] = [await of.rule("live", { action: signal(5), priority: 1 }), await of.rule("live", { action: atLeast("challenge"), priority: 2 })];
  await of.rule("shadow", { action: atLeast("decline") });
  const { session_id: session } = await of.assess();
  const rows = await service.database.query("SELECT e.body FROM events e JOIN webhook_deliveries d ON d.event_id = e.id WHERE d.endpoint_id = $1", [
    endpoint.id,
  ]);
  expect(rows.map(({ body }) => JSON.parse(body as string).data)).toEqual([
    {
      session_id: session,
      flow: "payin",
      decision: "challenge",
      rules: [first, second].map(({ id, code }) => ({ id, version: 1, code, name: "Rule" })),
    },
  ]);
});

test("a retry is answered as at first, whatever has become of the rules since", async () => {
  const { value: key } = await of.tenant.key("secret");
  const rule = await of.rule("live", { action: atLeast("review") });
  const body = payin();
  const first = (await call(`${service.url}/api/v1/assess`, { key, body })).body;
  await of.move(rule.id, "archive");
  expect((await call(`${service.url}/api/v1/assess`, { key, body })).body).toEqual(first);
});
