// Emits dispute events to the organization's endpoints, whether linked to an assessment or not.

import { emit } from "../../accounts/outbox/emit.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { ProviderEvent } from "./provider-event.ts";
import { disputeBefore } from "./store.ts";

/** Emits the change of a dispute. Providers report the same step under several names: it is emitted once. */
export async function emitDispute(tenant: Tenant, id: string, event: ProviderEvent, sessionId: string | undefined): Promise<void> {
  const { dispute, disputeId, provider } = event;
  if (dispute === undefined || disputeId === undefined) return;
  const before = await disputeBefore(tenant, id, provider, disputeId);
  if (before === dispute || (before === undefined && event.onlyIfOpened)) return;
  await emit(tenant, dispute === "open" ? "dispute.opened" : "dispute.closed", {
    provider,
    provider_dispute_id: disputeId,
    provider_payment_id: event.paymentId ?? null,
    session_id: sessionId ?? null,
    status: dispute,
    reason: event.reason ?? null,
    amount: event.amount ?? null,
    currency: event.currency ?? null,
  });
}
