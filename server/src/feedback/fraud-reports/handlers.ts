// The fraud report operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import { breadthFacts } from "../../controls/lists/breadth/breadth-facts.ts";
import type { BreadthFacts } from "../../controls/lists/breadth/reach.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { reportAsPerson } from "./person.ts";
import { namesSharedValues, reportFraud } from "./service.ts";

/** Implements the fraud report operations. */
export function reportHandlers(tenancy: Tenancy, network: NetworkHashes): Pick<Handlers<RequestContext>, "reportFraud" | "reportAssessmentFraud"> {
  // recent payments are read before the change, so that others do not wait for it
  const facts = (body: Parameters<typeof namesSharedValues>[0], context: RequestContext): Promise<BreadthFacts | undefined> =>
    namesSharedValues(body) ? breadthFacts(tenancy, actingOf(context)) : Promise.resolve(undefined);
  return {
    reportFraud: async ({ body }, context) => {
      const breadth = await facts(body, context);
      return tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await reportFraud(tenant, network, body, breadth) }));
    },
    reportAssessmentFraud: async ({ path, body }, context) => {
      const breadth = await facts(body, context);
      return tenancy.change(actingOf(context), async (tenant) => ({
        status: 201,
        body: await reportAsPerson(tenant, network, path.session_id, body, breadth),
      }));
    },
  };
}
