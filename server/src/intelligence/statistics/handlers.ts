// The statistics operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { readDays } from "./daily.ts";
import { readPrevention } from "./prevention.ts";
import { listRecommendations } from "./recommendations.ts";

type Operation = "readPreventionStats" | "readDailyStats" | "listCaseRecommendations";

/** Implements the statistics operations. */
export function statisticsHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, Operation> {
  return {
    readPreventionStats: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: { data: await readPrevention(tenant, query) } })),
    readDailyStats: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await readDays(tenant, query) })),
    listCaseRecommendations: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listRecommendations(tenant, query) })),
  };
}
