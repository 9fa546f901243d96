// A rule tested on one stored payment: as the assessment would have decided, and without an effect.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { type RuleTenant, ruleTenant } from "../rules/organization-rules.ts";

let service: TestService;
let of: RuleTenant;
beforeAll(async () => {
  service = await startService();
  of = await ruleTenant(service);
});
afterAll(() => service.close());

const review = { type: "at_least", decision: "review" } as const;
const tested = async (body: object) => (await of.api("/rules/test", body)).body;

describe("a new rule", () => {
  test("that matches is shown with the facts that it reads, and the payment keeps its decision", async () => {
    const { session_id } = await of.assess({ amount: 1200, currency: "MXN" });
    const rule = { expression: 'payment.amount > 1000 && payer.country == ""', action: review };
    expect(await tested({ session_id, ...rule })).toMatchObject({
      session_id,
      result: "matched",
      facts: [
        { name: "payment.amount", value: 1200, observed: true },
        { name: "payer.country", value: "", observed: false },
      ],
      without_rule: { decision: "approve" },
      with_rule: { decision: "review" },
    });
    expect((await of.api(`/assessments/${session_id}`)).body).toMatchObject({ decision: "approve", current_outcome: null });
  });

  test.each([
    ["that does not match", "payment.amount > 5000", {}, "not_matched"],
    ["about the other flow", "payment.amount > 1000", { flow: "payout" }, "not_concerned"],
    ["that divides by zero", "1.0 / (payment.amount - payment.amount) > 1.0", {}, "division_by_zero"],
  ])("%s decides nothing", async (_what, expression, more, result) => {
    const { session_id } = await of.assess({ amount: 1200 });
    const answer = await tested({ session_id, expression, action: review, ...more });
    expect(answer).toMatchObject({ result, without_rule: { decision: "approve" } });
    expect(answer.with_rule).toEqual(answer.without_rule);
  });

  test("that reads a list finds the value of the payment on it", async () => {
    const { id } = (await of.api("/lists", { name: "watched_currencies" })).body;
    await of.api(`/lists/${id}/values`, { values: ["MXN"] });
    const { session_id } = await of.assess({ amount: 10, currency: "MXN" });
    const expression = 'in_list("watched_currencies", payment.currency)';
    expect(await tested({ session_id, expression, action: review })).toMatchObject({ result: "matched", with_rule: { decision: "review" } });
  });
});

test("a rule that was live then is left out of the decision without it, and changed in the decision with it", async () => {
  const rule = await of.rule("live", { expression: "payment.amount > 7000", action: review });
  const { session_id, decision } = await of.assess({ amount: 8000 });
  expect(decision).toBe("review");
  await of.move(rule.id, "draft");
  expect(await tested({ session_id, rule_id: rule.id })).toMatchObject({
    result: "matched",
    without_rule: { decision: "approve" },
    with_rule: { decision: "review" },
  });
  expect(await tested({ session_id, rule_id: rule.id, action: { type: "at_least", decision: "decline" } })).toMatchObject({
    with_rule: { decision: "decline" },
  });
  expect(await tested({ session_id, rule_id: rule.id, expression: "payment.amount > 9000" })).toMatchObject({
    result: "not_matched",
    with_rule: { decision: "approve" },
  });
});

test("a payment whose facts were not stored is not evaluated", async () => {
  const { session_id } = await of.assess({ amount: 1200 });
  await service.database.query("UPDATE assessments SET facts = NULL WHERE session_id = $1", [session_id]);
  expect(await tested({ session_id, expression: "true", action: review })).toEqual({
    session_id,
    result: "no_facts",
    facts: [],
    without_rule: null,
    with_rule: null,
  });
});
