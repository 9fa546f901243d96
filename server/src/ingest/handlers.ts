// The operations of events in, and of connections.
import type { Handlers } from "../../../generated/handlers.ts";
import type { Tenancy } from "../database/tenancy.ts";
import { actingOf, type RequestContext } from "../http/context.ts";
import type { NetworkHashes } from "../network/hashes.ts";
import type { SecretsKey } from "../secrets/keys.ts";
import { createConnection, listConnections, removeConnection } from "./connections.ts";
import { ingestedEvent } from "./provider-event.ts";
import { takeEvent } from "./service.ts";
import { stripeEvent } from "./stripe-event.ts";

type Operation = "ingestProviderEvent" | "receiveStripeEvent" | "listConnections" | "createConnection" | "removeConnection";

/** Implements them. `keys` seal the secrets of connections; `network` hashes what outcomes contribute. */
export function ingestHandlers(tenancy: Tenancy, keys: readonly SecretsKey[], network: NetworkHashes): Pick<Handlers<RequestContext>, Operation> {
  return {
    ingestProviderEvent: async ({ body }, context) => ({
      status: 202,
      body: await takeEvent(tenancy, network, actingOf(context), ingestedEvent(body), "ingest"),
    }),
    receiveStripeEvent: async ({ body }, context) => ({
      status: 202,
      body: await takeEvent(tenancy, network, actingOf(context), stripeEvent(body), "processor"),
    }),
    listConnections: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listConnections(tenant, query) })),
    createConnection: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await createConnection(tenant, keys, body) })),
    removeConnection: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await removeConnection(tenant, path.id) })),
  };
}
