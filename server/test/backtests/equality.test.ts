// A backtest equals assessing the same payments again under the change, whatever the payments, the rules and the settings.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, payin, payout } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type RuleTenant, ruleTenant } from "../rules/organization-rules.ts";
import { type Backtesting, backtestingOf } from "./backtesting.ts";
import { type DrawnCase, type DrawnPayment, type DrawnRule, drawCase } from "./history.ts";

const PAYMENTS = 60;

let service: TestService;
let backtesting: Backtesting;
beforeAll(async () => {
  service = await startService({ encryptRequests: true });
  backtesting = await backtestingOf(service);
});
afterAll(async () => {
  await backtesting.close();
  await service.close();
});

/** An organization with the lists, the settings and the live rules; the ids of the rules. */
async function organizationWith({ watched }: DrawnCase, settings: object, rules: readonly DrawnRule[]): Promise<{ of: RuleTenant; ids: string[] }> {
  const of = await ruleTenant(service);
  const { id } = (await of.api("/lists", { name: "watched" })).body;
  if (watched.length > 0) await of.api(`/lists/${id}/values`, { values: watched });
  const changed = await call(`${service.url}/api/v1/organization`, { method: "PATCH", key: of.admin, body: settings });
  if (changed.status !== 200) throw new Error(changed.text);
  const ids: string[] = [];
  for (const rule of rules) ids.push((await of.rule("live", rule)).id);
  return { of, ids };
}

interface Answer {
  readonly session_id: string;
  readonly decision: string;
  readonly risk_score: number;
}

async function assessAll(of: RuleTenant, payments: readonly DrawnPayment[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { flow, browser, body } of payments) {
    const path = flow === "payin" ? "/assess" : "/assess/payout";
    const {
      status,
      body: answer,
      text,
    } = await call(`${service.url}/api/v1${path}`, {
      key: browser ? of.tenant.publishable : of.tenant.secret,
      body: flow === "payin" ? payin(body) : payout(body),
    });
    if (status !== 200) throw new Error(text);
    answers.push(answer);
  }
  return answers;
}

/** `npm run test:long` draws sixty. */
const SEEDS = Array.from({ length: process.env.TESTS === "long" ? 60 : 3 }, (_, index) => 100 + index);

test.each(SEEDS)("the payments, rules and settings of seed %i: decisions, scores, outcomes and amounts are those of assessing again", async (seed) => {
  const drawn = drawCase(seed, PAYMENTS);
  const { payments, rules, settings, change } = drawn;
  const { of: before, ids } = await organizationWith(drawn, settings, rules);
  const was = await assessAll(before, payments);
  for (const [index, { outcome }] of payments.entries())
    if (outcome !== undefined)
      await call(`${service.url}/api/v1/assess/outcome`, { key: before.tenant.secret, body: { session_id: was[index]?.session_id, outcome } });

  // rules that exist keep their order among those of their priority, and new ones come after them
  const live = rules.flatMap((rule, index) => (change.removed.includes(index) ? [] : [change.changed[index] ?? rule])).concat(change.added);
  const { of: after } = await organizationWith(
    drawn,
    { thresholds: change.thresholds ?? settings.thresholds, signal_weights: { ...settings.signal_weights, ...change.weights } },
    live,
  );
  const again = await assessAll(after, payments);

  const { id } = await backtesting.request(before.tenant.id, {
    rules: [
      ...change.removed.map((index) => ({ rule_id: ids[index] as string, remove: true })),
      ...Object.entries(change.changed).map(([index, rule]) => ({ rule_id: ids[Number(index)] as string, ...rule })),
      ...change.added,
    ],
    signal_weights: change.weights,
    ...(change.thresholds === undefined ? {} : { thresholds: change.thresholds }),
  });
  await backtesting.next({ page: 7 });
  const { status, result } = await backtesting.read(before.tenant.id, id);
  expect([status, backtesting.errors]).toEqual(["completed", []]);
  if (result === null) throw new Error("no result");

  const scores = await service.database.query(
    "SELECT session_id, decision, round(risk_score::numeric, 1)::float8 AS score FROM assessments WHERE organization_id = ANY($1)",
    [[before.tenant.id, after.tenant.id]],
  );
  const stored = new Map(scores.map((row) => [row.session_id as string, row as { decision: string; score: number }]));
  const expected = was.flatMap(({ session_id: session }, index) => {
    const [one, other] = [stored.get(session), stored.get(again[index]?.session_id ?? "")];
    if (one === undefined || other === undefined) throw new Error("an assessment is not stored");
    const { outcome, body } = payments[index] as DrawnPayment;
    const label = outcome === undefined ? null : outcome === "captured" ? "good" : "fraud";
    return one.decision === other.decision
      ? []
      : [{ session, from: one.decision, to: other.decision, score: other.score, label, amount: body.amount as number, currency: body.currency as string }];
  });
  const examples = [...result.stricter_examples, ...result.milder_examples];
  expect(
    examples.map(({ session_id, from, to, risk_score, label }) => ({ session: session_id, from, to, score: risk_score, label })).toSorted(bySession),
  ).toEqual(expected.map(({ amount: _, currency: __, ...one }) => one).toSorted(bySession));
  expect(result.payments).toBe(PAYMENTS);
  const changes = Map.groupBy(expected, ({ from, to }) => `${from}>${to}`);
  expect(
    Object.fromEntries(
      result.changes.map(({ from, to, total, frauds, goods, amount_by_currency: amounts }) => [`${from}>${to}`, { total, frauds, goods, amounts }]),
    ),
  ).toEqual(
    Object.fromEntries(
      [...changes].map(([key, ones]) => [
        key,
        {
          total: ones.length,
          frauds: ones.filter(({ label }) => label === "fraud").length,
          goods: ones.filter(({ label }) => label === "good").length,
          amounts: Object.fromEntries(
            [...Map.groupBy(ones, ({ currency }) => currency)].map(([currency, of]) => [
              currency,
              Math.round(of.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)) / 100,
            ]),
          ),
        },
      ]),
    ),
  );
});

const bySession = (one: { session: string }, other: { session: string }): number => (one.session < other.session ? -1 : 1);
