// Rules in shadow: they change nothing, what they would have changed is counted, and live they decide as they said.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { chanceOf } from "../statistics/random.ts";
import { rollupOf } from "../statistics/rolling.ts";
import { ruleTenant } from "./organization-rules.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test("what a rule in shadow would have changed is counted by day, with what became of the payments", async () => {
  const of = await ruleTenant(service);
  const rule = await of.rule("shadow", { expression: "payment.amount >= 100", action: { type: "at_least", decision: "review" } });
  const rollup = rollupOf(service.database.url, () => Date.now() + 60_000);
  const sessions: string[] = [];
  for (const amount of [50, 100, 200, 300]) {
    const answer = await of.assess({ amount });
    expect([answer.decision, answer.signals.includes(rule.code)]).toEqual(["approve", false]);
    sessions.push(answer.session_id);
  }
  await of.assess({ amount: 400 }, of.tenant.publishable);
  await rollup.all();
  const performance = async () => (await of.api(`/rules/${rule.id}/performance`)).body.versions;
  const counted = { version: 1, status: "shadow", matched: 3, browser_matched: 1, failed: 0, declined: 0, amount_by_currency: { MXN: 600 } };
  expect(await performance()).toMatchObject([
    {
      ...counted,
      frauds: 0,
      goods: 0,
      without_outcome: 3,
      precision: null,
      changes: [{ from: "approve", to: "review", count: 3, amount_by_currency: { MXN: 600 } }],
    },
  ]);

  const { value: key } = await of.tenant.key("secret", { permissions: ["assess"] });
  const report = (session: string | undefined, outcome: string) =>
    call(`${service.url}/api/v1/assess/outcome`, { key, body: { session_id: session, outcome } });
  await report(sessions[0], "fraud_confirmed");
  await report(sessions[1], "captured");
  await report(sessions[2], "captured");
  await report(sessions[3], "chargeback_lost");
  await rollup.all();
  expect(await performance()).toMatchObject([
    { ...counted, frauds: 1, goods: 2, without_outcome: 0, precision: 0.3333, fraud_amount_by_currency: { MXN: 300 }, good_amount_by_currency: { MXN: 300 } },
  ]);

  // a payment that turns out to be fraud after all
  await report(sessions[2], "fraud_confirmed");
  await rollup.all();
  await rollup.close();
  expect(await performance()).toMatchObject([{ ...counted, frauds: 2, goods: 1, fraud_amount_by_currency: { MXN: 500 } }]);
  const { data } = (await of.api(`/rules/${rule.id}/performance`)).body;
  expect(data.filter(({ versions }: { versions: object[] }) => versions.length > 0)).toHaveLength(1);
});

const RULES = [
  { expression: "payment.amount > 900 && card.orders_1h >= 2", action: { type: "at_least", decision: "review" } },
  { expression: 'payment.currency == "MXN" && payer.card_known', action: { type: "signal", weight: -35 } },
  { expression: "payment.amount > 500 || connection.tor > 0.0", action: { type: "signal", weight: 45 } },
  { expression: "payment.amount < 700", action: { type: "approve", max_amount: 600, currency: "MXN" } },
  { expression: "card.orders_1h >= 3", action: { type: "at_least", decision: "decline" } },
] as const;

test.each(RULES)("live, a rule decides as it said in shadow: $expression", async (content) => {
  const [inShadow, live] = [await ruleTenant(service), await ruleTenant(service)];
  const always = {
    name: "Another rule, live in both",
    expression: "payment.amount > 1200",
    action: { type: "at_least", decision: "challenge" },
    priority: 500,
  };
  for (const one of [inShadow, live]) await one.rule("live", always);
  const rule = await inShadow.rule("shadow", content);
  await live.rule("live", content);
  const chance = chanceOf(content.expression.length);
  const payments = Array.from({ length: 60 }, () => ({
    amount: chance.below(1500) + 1,
    currency: chance.of(["MXN", "MXN", "USD"]),
    payer: { id: `payer_${chance.below(4)}`, email: `p${chance.below(4)}@correo.mx` },
    device: { fingerprint: `device_${chance.below(3)}`, is_tor: chance.below(5) === 0 },
    payment_method: { type: "card", card: { bin: "418090", last4: `000${chance.below(3)}`, country: "MX" } },
  }));
  const before: string[] = [];
  const after: string[] = [];
  for (const payment of payments) {
    const [shadowed, decided] = await Promise.all([inShadow.assess(payment), live.assess(payment)]);
    before.push(shadowed.session_id);
    after.push(decided.decision);
  }
  const rows = await service.database.query("SELECT session_id, decision, rules FROM assessments WHERE session_id = ANY($1)", [before]);
  const stored = new Map(rows.map((row) => [row.session_id as string, row as { decision: string; rules: { id: string; decision?: string }[] | null }]));
  const said = before.map((session) => {
    const { decision, rules } = stored.get(session) ?? { decision: "none", rules: null };
    return rules?.find(({ id }) => id === rule.id)?.decision ?? decision;
  });
  expect(after).toEqual(said);
  const unlike = before.filter((session, index) => stored.get(session)?.decision !== after[index]);
  expect(unlike.length, "the rule changes some decision").toBeGreaterThan(0);
});
