// The statistics operations of the contract.
import type { Handlers } from "../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../platform/http/context.ts";
import type { Tenancy } from "../platform/tenancy/tenancy.ts";
import { readBreakdown } from "./breakdown.ts";
import { readDays } from "./daily.ts";
import { readPrevention } from "./prevention.ts";
import { listRecommendations } from "./recommendations.ts";

type Operation = "readPreventionStats" | "readPreventionStatistics" | "readDailyStats" | "readBreakdown" | "listCaseRecommendations";

/** Implements the statistics operations. */
export function statisticsHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, Operation> {
  const prevention = (query: Parameters<typeof readPrevention>[1], context: RequestContext) =>
    tenancy.within(actingOf(context), async (tenant) => ({ status: 200 as const, body: { data: await readPrevention(tenant, query) } }));
  return {
    readPreventionStats: ({ query }, context) => prevention(query, context),
    readPreventionStatistics: ({ query }, context) => prevention(query, context),
    readDailyStats: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await readDays(tenant, query) })),
    readBreakdown: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await readBreakdown(tenant, query) })),
    listCaseRecommendations: ({ query }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listRecommendations(tenant, query) })),
  };
}
