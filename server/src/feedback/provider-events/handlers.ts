// The operations of events in, and of connections.
import type { Handlers } from "../../../../generated/handlers.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import type { AssessService } from "../../decisions/assess/service.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import type { Tenancy } from "../../platform/tenancy/tenancy.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import { createConnection, listConnections, removeConnection } from "./connections.ts";
import { assessEvent } from "./event-assessment.ts";
import { genericEvent } from "./generic-event.ts";
import type { ProviderEvent } from "./provider-event.ts";
import { providerNamed, type SignedOperation, signedProviders } from "./providers/index.ts";
import { type EventSource, takeEvent } from "./service.ts";
import { isUnmapped } from "./unmapped.ts";
import { resolveWaiting } from "./waiting.ts";

type Operation = SignedOperation | "ingestProviderEvent" | "listConnections" | "createConnection" | "removeConnection";

/** Dependencies of the operations. */
export interface ProviderEventParts {
  readonly tenancy: Tenancy;
  /** Seal the secrets of connections. */
  readonly keys: readonly SecretsKey[];
  /** Hashes network contributions of outcomes. */
  readonly network: NetworkHashes;
  /** Runs the assessments that events trigger. */
  readonly assess: AssessService;
  readonly identifiers: Identifiers;
  /** Counts events of unknown types, by provider. */
  readonly unmapped: (provider: string) => void;
  /** Called with the error of waiting events that could not be resolved; a job tries again. */
  readonly unresolved: (error: unknown) => void;
}

/** Implements them. */
export function providerEventHandlers({
  tenancy,
  keys,
  network,
  assess,
  identifiers,
  unmapped,
  unresolved,
}: ProviderEventParts): Pick<Handlers<RequestContext>, Operation> {
  const take = async (context: RequestContext, event: ProviderEvent, source: EventSource) => {
    const triggered = await assessEvent(tenancy, assess, identifiers, context, event);
    const receipt = await takeEvent(tenancy, network, actingOf(context), event, source, triggered);
    if (receipt.session_id !== null && event.paymentId !== undefined) await applyLater(context, event);
    // unknown providers share one label of the metric, so that callers cannot create labels
    if (isUnmapped(event) && !receipt.duplicate) unmapped(providerNamed(event.provider) === undefined ? "other" : event.provider);
    const { warnings = [] } = context;
    return { status: 202 as const, body: warnings.length === 0 ? receipt : { ...receipt, field_warnings: [...warnings] } };
  };
  /** Events that named nothing but the provider's payment take effect with the first one that is linked. The event is stored: a failure is no reason to send it again. */
  const applyLater = ({ credential, connection }: RequestContext, { paymentId, provider }: ProviderEvent): Promise<void> => {
    const organizationId = (connection ?? credential)?.organizationId;
    if (organizationId === undefined || paymentId === undefined) return Promise.resolve();
    return resolveWaiting({ tenancy, network }, organizationId, [["earlier_event", paymentId]], provider).catch(unresolved);
  };
  const receive: Partial<Pick<Handlers<RequestContext>, SignedOperation>> = {};
  for (const [, { operation, readEvent }] of signedProviders)
    receive[operation as SignedOperation] = ({ body }: { readonly body: object }, context: RequestContext) => take(context, readEvent(body), "processor");
  return {
    ...(receive as Pick<Handlers<RequestContext>, SignedOperation>),
    ingestProviderEvent: ({ body }, context) => take(context, genericEvent(withUnreadable(body, context)), "ingest"),
    listConnections: ({ query }, context) => tenancy.within(actingOf(context), async (tenant) => ({ status: 200, body: await listConnections(tenant, query) })),
    createConnection: ({ body }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 201, body: await createConnection(tenant, keys, body) })),
    removeConnection: ({ path }, context) =>
      tenancy.change(actingOf(context), async (tenant) => ({ status: 200, body: await removeConnection(tenant, path.id) })),
  };
}

/** The body with null for an amount that was sent and cannot be read: an event about a refund is then about an unknown part, and not about the whole payment. */
function withUnreadable<Body extends object>(body: Body, { warnings = [] }: RequestContext): Body {
  return warnings.some(({ path, reason }) => reason === "unreadable" && (path === "amount" || path === "currency")) ? { ...body, amount: null } : body;
}
