// The operations of events in, and of connections.
import type { Handlers } from "../../../generated/handlers.ts";
import type { AssessService } from "../assess/service.ts";
import type { Tenancy } from "../database/tenancy.ts";
import { actingOf, type RequestContext } from "../http/context.ts";
import type { Identifiers } from "../identifiers/hash.ts";
import type { NetworkHashes } from "../network/hashes.ts";
import type { SecretsKey } from "../secrets/keys.ts";
import { createConnection, listConnections, removeConnection } from "./connections.ts";
import { assessEvent } from "./event-assessment.ts";
import { ingestedEvent, type ProviderEvent } from "./provider-event.ts";
import { type EventSource, takeEvent } from "./service.ts";
import { stripeEvent } from "./stripe-event.ts";

type Operation = "ingestProviderEvent" | "receiveStripeEvent" | "listConnections" | "createConnection" | "removeConnection";

/** Implements them. `keys` seal the secrets of connections; `network` hashes what outcomes contribute; `assess` makes the assessments that events trigger. */
export function ingestHandlers(
  tenancy: Tenancy,
  keys: readonly SecretsKey[],
  network: NetworkHashes,
  assess: AssessService,
  identifiers: Identifiers,
): Pick<Handlers<RequestContext>, Operation> {
  const take = async (context: RequestContext, event: ProviderEvent, source: EventSource) => {
    const triggered = await assessEvent(tenancy, assess, identifiers, context, event);
    return { status: 202 as const, body: await takeEvent(tenancy, network, actingOf(context), event, source, triggered) };
  };
  return {
    ingestProviderEvent: ({ body }, context) => take(context, ingestedEvent(body), "ingest"),
    receiveStripeEvent: async ({ body }, context) => take(context, stripeEvent(body), "processor"),
    listConnections: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listConnections(tenant, query) })),
    createConnection: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await createConnection(tenant, keys, body) })),
    removeConnection: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await removeConnection(tenant, path.id) })),
  };
}
