// The rule operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { assertWholeOrganization } from "../../platform/credentials/whole-organization.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { checkExpression } from "../../scoring/rule-evaluation/check.ts";
import { listNames } from "../custom-lists/service.ts";
import { readRulePerformance } from "./performance.ts";
import { approveRule, changeStatus, createRule, listRules, listRuleVersions, readRule, updateRule } from "./service.ts";
import { ruleTemplates } from "./templates/catalogue.ts";
import { checkView, factViews } from "./view.ts";

type Operation =
  | "listRules"
  | "createRule"
  | "checkRule"
  | "readRuleFacts"
  | "readRuleTemplates"
  | "readRule"
  | "updateRule"
  | "listRuleVersions"
  | "readRulePerformance"
  | "shadowRule"
  | "activateRule"
  | "approveRule"
  | "archiveRule"
  | "draftRule";

/** Implements the rule operations: for callers of the whole organization only. */
export function ruleHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, Operation> {
  const whole =
    <T>(work: (tenant: Tenant) => Promise<T>) =>
    async (tenant: Tenant): Promise<T> => {
      assertWholeOrganization(tenant, "Rules");
      return work(tenant);
    };
  const reading = <T>(context: RequestContext, work: (tenant: Tenant) => Promise<T>): Promise<T> => tenancy.within(actingOf(context), whole(work));
  const changing = <T>(context: RequestContext, work: (tenant: Tenant) => Promise<T>): Promise<T> => tenancy.change(actingOf(context), whole(work));
  const asserted = (context: RequestContext): void => assertWholeOrganization(actingOf(context).credential, "Rules");
  return {
    listRules: ({ query }, context) => reading(context, async (tenant) => ({ status: 200, body: await listRules(tenant, query) })),
    createRule: ({ body }, context) => changing(context, async (tenant) => ({ status: 201, body: await createRule(tenant, body) })),
    checkRule: ({ body }, context) =>
      reading(context, async (tenant) => ({ status: 200, body: checkView(checkExpression(body.expression, body.flow ?? "all", await listNames(tenant))) })),
    readRuleFacts: async (_input, context) => {
      asserted(context);
      return { status: 200, body: { data: [...factViews] } };
    },
    readRuleTemplates: async (_input, context) => {
      asserted(context);
      return { status: 200, body: { data: [...ruleTemplates] } };
    },
    readRule: ({ path }, context) => reading(context, async (tenant) => ({ status: 200, body: await readRule(tenant, path.id) })),
    updateRule: ({ path, body }, context) => changing(context, async (tenant) => ({ status: 200, body: await updateRule(tenant, path.id, body) })),
    listRuleVersions: ({ path, query }, context) => reading(context, async (tenant) => ({ status: 200, body: await listRuleVersions(tenant, path.id, query) })),
    readRulePerformance: ({ path, query }, context) =>
      reading(context, async (tenant) => ({ status: 200, body: await readRulePerformance(tenant, path.id, query) })),
    shadowRule: ({ path, body }, context) => changing(context, async (tenant) => ({ status: 200, body: await changeStatus(tenant, path.id, "shadow", body) })),
    activateRule: ({ path, body }, context) => changing(context, async (tenant) => ({ status: 200, body: await changeStatus(tenant, path.id, "live", body) })),
    approveRule: ({ path, body }, context) => changing(context, async (tenant) => ({ status: 200, body: await approveRule(tenant, path.id, body) })),
    archiveRule: ({ path, body }, context) =>
      changing(context, async (tenant) => ({ status: 200, body: await changeStatus(tenant, path.id, "archived", body) })),
    draftRule: ({ path, body }, context) => changing(context, async (tenant) => ({ status: 200, body: await changeStatus(tenant, path.id, "draft", body) })),
  };
}
