// The fraud report operations of the contract.
import type { Handlers } from "../../../../generated/handlers.ts";
import type { NetworkHashes } from "../../intelligence/network/hashes.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { reportAsPerson } from "./person.ts";
import { reportFraud } from "./service.ts";

/** Implements the fraud report operations. */
export function reportHandlers(tenancy: Tenancy, network: NetworkHashes): Pick<Handlers<RequestContext>, "reportFraud" | "reportAssessmentFraud"> {
  return {
    reportFraud: ({ body }, context) => tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await reportFraud(tenant, network, body) })),
    reportAssessmentFraud: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await reportAsPerson(tenant, network, path.session_id, body) })),
  };
}
