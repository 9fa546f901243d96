// The outcome operation of the contract.
import type { Handlers } from "../../../generated/handlers.ts";
import type { Tenancy } from "../database/tenancy.ts";
import { actingOf, type RequestContext } from "../http/context.ts";
import { changesLists, recordOutcome } from "./service.ts";

/** Implements the outcome operation. */
export function outcomeHandlers(tenancy: Tenancy): Pick<Handlers<RequestContext>, "reportOutcome"> {
  return {
    reportOutcome: ({ body }, context) => {
      const turn = changesLists(body.outcome) ? tenancy.change : tenancy.within;
      return turn(actingOf(context), async (tenant) => ({ status: 200, body: await recordOutcome(tenant, body) }));
    },
  };
}
