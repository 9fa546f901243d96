// A rule on one stored payment: whether it matches, on which facts, and the decision without it and with it.
import type { components } from "../../../../generated/types.ts";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import type { OrganizationRule } from "../../controls/policy/compiled-rules.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { factId } from "../../scoring/facts/fact-index.ts";
import { concerns, matchOf } from "../../scoring/rule-evaluation/apply.ts";
import type { InList, RuleFacts } from "../../scoring/rule-evaluation/fact-array.ts";
import { factOf } from "../../scoring/rule-evaluation/fact-names.ts";
import { readOnePayment } from "./page.ts";
import { type CompiledPlan, compilePlan } from "./plan.ts";
import { knownLists, plannedRules } from "./planned-rules.ts";
import { type PastPayment, recompute, SANDBOX } from "./recompute.ts";

type Schemas = components["schemas"];

/** Decides a stored payment without the rule and with it. Throws VALIDATION_ERROR, INVALID_EXPRESSION, NOT_FOUND for an assessment, a rule or a submerchant. */
export async function testRule(tenant: Tenant, { session_id: sessionId, ...rule }: Schemas["RuleTestRequest"]): Promise<Schemas["RuleTest"]> {
  const plan = await planOf(tenant, rule);
  const { payments, inList } = await readOnePayment(tenant, plan, sessionId);
  const [payment] = payments;
  if (payment === undefined) throw new ApiError("NOT_FOUND");
  const { past, facts } = payment;
  const nothing = { session_id: sessionId, facts: [], without_rule: null, with_rule: null };
  if (past === undefined) return { ...nothing, result: "no_facts" };
  if (past.signals.some(({ code }) => code === SANDBOX)) return { ...nothing, result: "sandbox_value" };
  const [tested] = plan.rules;
  if (tested === undefined) throw new Error("the plan of a test has one rule");
  const decided = (rules: CompiledPlan["rules"]): Schemas["RuleTestDecision"] => {
    const { to: decision, score } = recompute(past, { ...plan, rules }, facts, inList);
    return { decision, risk_score: score };
  };
  return {
    session_id: sessionId,
    result: resultOf(tested, past, facts(), inList),
    facts: factsOf(tested, facts()),
    without_rule: decided([]),
    with_rule: decided([tested]),
  };
}

async function planOf(tenant: Tenant, rule: Omit<Schemas["RuleTestRequest"], "session_id">): Promise<CompiledPlan> {
  if (rule.submerchant_id != null) await knownSubmerchant(tenant, rule.submerchant_id, "submerchant_id");
  const planned = await plannedRules(tenant, [rule], () => "");
  const period = { from: 0, to: 0, asOf: 0, flow: null, sample: 1 };
  return compilePlan({ ...planned, ...period, lists: await knownLists(tenant), thresholds: null, weights: {}, policy: { curves: {} } });
}

function resultOf(rule: OrganizationRule, payment: PastPayment, facts: RuleFacts, inList: InList): Schemas["RuleTestResult"] {
  if (!concerns(rule, payment)) return "not_concerned";
  const match = matchOf(rule, payment, facts, inList);
  if (typeof match === "string") return match;
  return match ? "matched" : "not_matched";
}

function factsOf({ facts: read }: OrganizationRule, facts: RuleFacts): Schemas["RuleTestFact"][] {
  return read.flatMap((name) => {
    const value = facts[factId(name)];
    const known = value ?? factOf(name)?.default;
    return known === undefined ? [] : [{ name, value: known, observed: value !== undefined }];
  });
}
