// The outcome operations of the contract.

import type { Handlers } from "../../../../generated/handlers.ts";
import type { components } from "../../../../generated/types.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { recordCounting } from "./counting.ts";
import { changesLists, recordListing } from "./listing.ts";
import { COUNTING_LIMITS, createOutcomeBatches, LISTING_LIMITS, type Submit } from "./outcome-batches.ts";
import { recordAsPerson } from "./person.ts";

type Schemas = components["schemas"];
type Recording = Submit<Schemas["OutcomeReport"], Schemas["OutcomeRecord"]>;

/** Implements the outcome operations. Outcomes that change counters only are recorded in bulk; those that change lists one by one. */
export function outcomeHandlers(tenancy: Tenancy, network: NetworkHashes): Pick<Handlers<RequestContext>, "reportOutcome" | "recordOutcome"> {
  const counting: Recording = createOutcomeBatches({
    limits: COUNTING_LIMITS,
    turn: tenancy.within,
    work: (tenant, jobs) =>
      recordCounting(
        tenant,
        jobs.map(({ acting, input }) => ({ report: input, submerchantId: acting.credential.submerchantId, origin: "api" })),
      ),
  });
  const listing: Recording = createOutcomeBatches({
    limits: LISTING_LIMITS,
    // serialised work may take longer than the lock timeout of a batch
    turn: (acting, work) => tenancy.change(acting, work),
    work: (tenant, jobs) =>
      recordListing(
        tenant,
        network,
        jobs.map(({ acting, input }) => ({ acting, report: input, origin: "api" })),
      ),
  });
  return {
    reportOutcome: async ({ body }, context) => {
      const record = await (changesLists(body.outcome) ? listing : counting)(actingOf(context), body);
      const { warnings = [] } = context;
      return { status: 200, body: warnings.length === 0 ? record : { ...record, field_warnings: [...warnings] } };
    },
    recordOutcome: ({ path, body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await recordAsPerson(tenant, network, path.session_id, body) })),
  };
}
