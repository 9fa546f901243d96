// Resolves waiting events: when an assessment arrives that they refer to, when an earlier event of their payment is linked, and in a background job.

import type { NetworkHashes } from "../../controls/network/hashes.ts";
import type { Reference } from "../../decisions/assessments/candidate.ts";
import { serviceActing } from "../../platform/tenancy/service-acting.ts";
import type { Acting, Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { genericEvent } from "./generic-event.ts";
import type { ProviderEvent } from "./provider-event.ts";
import { signedProvider } from "./providers/index.ts";
import { readEvent } from "./read-event.sql.ts";
import { resolve, turnOf } from "./service.ts";
import { endWaiting, isWaiting, listWaiting, type WaitingEventRow } from "./waiting.sql.ts";

/** Most events that are resolved at once for one reference; the job resolves those after them. */
const MOST_EVENTS = 50;

/** Dependencies. */
export interface WaitingParts {
  readonly tenancy: Tenancy;
  /** Hashes network contributions of outcomes. */
  readonly network: NetworkHashes;
}

/** Resolves the events of an organization that wait for one of these references, in the order of their arrival, and those that wait for what these link. */
export async function resolveWaiting(parts: WaitingParts, organizationId: string, references: readonly Reference[], provider = ""): Promise<void> {
  const acting = actingFor(organizationId, null);
  const pending = await parts.tenancy.within(acting, (tenant) => listWaiting(tenant, references, provider, MOST_EVENTS));
  for (const event of pending) await resolveEvent(parts, organizationId, event);
}

/** Resolves a waiting event, and those that wait for what it links. */
export async function resolveEvent(parts: WaitingParts, organizationId: string, { event_id, kind, submerchant_id }: WaitingEventRow): Promise<void> {
  const acting = actingFor(organizationId, submerchant_id);
  const linked = await turnOf(parts.tenancy, kind)(acting, (tenant) => resolveStored(tenant, parts.network, event_id));
  if (linked?.paymentId !== undefined) await resolveWaiting(parts, organizationId, [["earlier_event", linked.paymentId]], linked.provider);
}

/** The event that was linked; undefined where it still waits, or waits no longer. */
async function resolveStored(tenant: Tenant, network: NetworkHashes, id: string): Promise<ProviderEvent | undefined> {
  const stored = await readEvent(tenant, id);
  if (stored === undefined || !(await isWaiting(tenant, id))) {
    await endWaiting(tenant, id);
    return undefined;
  }
  const payload = tenant.readRequest<object>(tenant.organizationId, id, stored, "provider_events.payload");
  // an erased event cannot take effect any more; one whose key is missing at present can later
  if (payload.state !== "readable") {
    if (payload.state === "erased") await endWaiting(tenant, id);
    return undefined;
  }
  const signer = stored.signed ? signedProvider(stored.provider) : undefined;
  const event = signer?.readEvent(payload.request) ?? genericEvent(payload.request as Parameters<typeof genericEvent>[0]);
  return (await resolve(tenant, network, id, event, stored.signed ? "processor" : "ingest")) ? event : undefined;
}

function actingFor(organizationId: string, submerchantId: string | null): Acting {
  return serviceActing(organizationId, "provider-events", submerchantId);
}
