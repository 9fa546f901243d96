// The operations of events in, and of connections.
import type { Handlers } from "../../../generated/handlers.ts";
import type { Tenancy } from "../database/tenancy.ts";
import { actingOf, type RequestContext } from "../http/context.ts";
import type { NetworkHashes } from "../network/hashes.ts";
import type { SecretsKey } from "../secrets/keys.ts";
import { createConnection, listConnections, removeConnection } from "./connections.ts";
import { knownKinds } from "./kinds.ts";
import { ingestedEvent, type ProviderEvent } from "./provider-event.ts";
import { type EventSource, takeEvent } from "./service.ts";
import { stripeEvent } from "./stripe-event.ts";

type Operation = "ingestProviderEvent" | "receiveStripeEvent" | "listConnections" | "createConnection" | "removeConnection";

/** Providers whose events are known: others are one label of the metric, lest callers choose its values. */
const knownProviders: ReadonlySet<string> = new Set(knownKinds.map(([provider]) => provider));

/** Implements them. `unmapped` counts events of unknown types, by provider. `keys` seal the secrets of connections; `network` hashes what outcomes contribute. */
export function ingestHandlers(
  tenancy: Tenancy,
  keys: readonly SecretsKey[],
  network: NetworkHashes,
  unmapped: (provider: string) => void,
): Pick<Handlers<RequestContext>, Operation> {
  const take = async (context: RequestContext, event: ProviderEvent, source: EventSource) => {
    const receipt = await takeEvent(tenancy, network, actingOf(context), event, source);
    if (event.kind === null && !receipt.duplicate) unmapped(knownProviders.has(event.provider) ? event.provider : "other");
    return { status: 202 as const, body: receipt };
  };
  return {
    ingestProviderEvent: async ({ body }, context) => take(context, ingestedEvent(body), "ingest"),
    receiveStripeEvent: async ({ body }, context) => take(context, stripeEvent(body), "processor"),
    listConnections: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listConnections(tenant, query) })),
    createConnection: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await createConnection(tenant, keys, body) })),
    removeConnection: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await removeConnection(tenant, path.id) })),
  };
}
