// The backtest operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { assertWholeOrganization } from "../../platform/credentials/whole-organization.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { cancelBacktest, createBacktest, listBacktests, readBacktest } from "./service.ts";
import { testRule } from "./test-rule.ts";

type Operation = "listBacktests" | "createBacktest" | "readBacktest" | "cancelBacktest" | "testRule";

/** Implements the backtest operations and the test of a rule: for callers of the whole organization only. */
export function backtestHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, Operation> {
  const whole =
    <T>(work: (tenant: Tenant) => Promise<T>) =>
    async (tenant: Tenant): Promise<T> => {
      assertWholeOrganization(tenant, "Backtests");
      return work(tenant);
    };
  const reading = <T>(context: RequestContext, work: (tenant: Tenant) => Promise<T>): Promise<T> => tenancy.within(actingOf(context), whole(work));
  const changing = <T>(context: RequestContext, work: (tenant: Tenant) => Promise<T>): Promise<T> => tenancy.change(actingOf(context), whole(work));
  return {
    listBacktests: ({ query }, context) => reading(context, async (tenant) => ({ status: 200, body: await listBacktests(tenant, query) })),
    createBacktest: ({ body }, context) => changing(context, async (tenant) => ({ status: 202, body: await createBacktest(tenant, body) })),
    readBacktest: ({ path }, context) => reading(context, async (tenant) => ({ status: 200, body: await readBacktest(tenant, path.id) })),
    cancelBacktest: ({ path }, context) => changing(context, async (tenant) => ({ status: 200, body: await cancelBacktest(tenant, path.id) })),
    testRule: ({ body }, context) => reading(context, async (tenant) => ({ status: 200, body: await testRule(tenant, body) })),
  };
}
