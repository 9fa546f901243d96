// The outcome operation of the contract.
import type { Handlers } from "../../../generated/handlers.ts";
import type { Tenancy } from "../database/tenancy.ts";
import { actingOf, type RequestContext } from "../http/context.ts";
import type { NetworkHashes } from "../network/hashes.ts";
import { changesLists, recordOutcome } from "./service.ts";

/** Implements the outcome operation. */
export function outcomeHandlers(tenancy: Tenancy, network: NetworkHashes): Pick<Handlers<RequestContext>, "reportOutcome"> {
  return {
    reportOutcome: ({ body }, context) => {
      const turn = changesLists(body.outcome) ? tenancy.change : tenancy.within;
      return turn(actingOf(context), async (tenant) => ({ status: 200, body: await recordOutcome(tenant, network, body) }));
    },
  };
}
