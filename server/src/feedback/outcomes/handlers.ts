// The outcome operations of the contract.

import type { Handlers } from "../../../../generated/handlers.ts";
import type { components } from "../../../../generated/types.ts";
import type { NetworkHashes } from "../../intelligence/network/hashes.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { createBatches, type Submit } from "./batches.ts";
import { recordCounting } from "./counting.ts";
import { changesLists, recordListing } from "./listing.ts";
import { recordAsPerson } from "./person.ts";

type Schemas = components["schemas"];
type Recording = Submit<Schemas["OutcomeReport"], Schemas["OutcomeRecord"]>;

/** Implements the outcome operations. Outcomes that change counters only are recorded in bulk; those that change lists one by one. */
export function outcomeHandlers(tenancy: Tenancy, network: NetworkHashes): Pick<Handlers<RequestContext>, "reportOutcome" | "recordOutcome"> {
  const counting: Recording = createBatches({
    turn: tenancy.within,
    work: (tenant, jobs) =>
      recordCounting(
        tenant,
        jobs.map(({ acting, input }) => ({ report: input, submerchantId: acting.credential.submerchantId, origin: "api" })),
      ),
    // a batch that waits for a lock does not delay the organization's others
    ...{ size: 64, sideBySide: 2, aloneMs: 100, atMost: 3 },
  });
  const listing: Recording = createBatches({
    // serialised work may take longer than the lock timeout of a batch
    turn: (acting, work) => tenancy.change(acting, work),
    work: (tenant, jobs) =>
      recordListing(
        tenant,
        network,
        jobs.map(({ acting, input }) => ({ acting, report: input, origin: "api" })),
      ),
    ...{ size: 8, sideBySide: 1, atMost: 2 },
  });
  return {
    reportOutcome: async ({ body }, context) => ({ status: 200, body: await (changesLists(body.outcome) ? listing : counting)(actingOf(context), body) }),
    recordOutcome: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await recordAsPerson(tenant, network, path.session_id, body) })),
  };
}
