// The network operations of the contract.

import type { Handlers } from "../../../../generated/handlers.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { contribute, readBatch } from "./contribute.ts";
import type { NetworkHashes } from "./hashes.ts";
import { endMembership, readMembership, setMembership } from "./membership.ts";
import { queryNetwork } from "./query.ts";
import { createSignalCount } from "./size.ts";
import { listSignals, readStats } from "./stats.ts";

type Operation =
  | "readNetwork"
  | "readNetworkStatistics"
  | "contributeSignals"
  | "readNetworkMembership"
  | "setNetworkMembership"
  | "leaveNetwork"
  | "listNetworkSignals"
  | "queryNetwork";

/** Implements the network operations. */
export function networkHandlers(tenancy: Tenancy, hashes: NetworkHashes): Pick<Handlers<RequestContext>, Operation> {
  const countSignals = createSignalCount();
  const stats = (context: RequestContext) =>
    tenancy.within(actingOf(context), async (tenant) => ({ status: 200 as const, body: await readStats(tenant, countSignals) }));
  return {
    readNetwork: (_input, context) => stats(context),
    readNetworkStatistics: (_input, context) => stats(context),
    contributeSignals: ({ body }, context) => {
      const batch = readBatch(body.signals, dateOf(context.clock));
      return tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await contribute(tenant, hashes, batch) }));
    },
    readNetworkMembership: (_input, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await readMembership(tenant) })),
    setNetworkMembership: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await setMembership(tenant, body) })),
    leaveNetwork: (_input, context) => tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await endMembership(tenant) })),
    listNetworkSignals: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listSignals(tenant, query) })),
    queryNetwork: ({ body }, context) =>
      tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: { data: await queryNetwork(tenant, hashes, body.signals) } })),
  };
}
