// Emits dispute events to the organization's endpoints, whether linked to an assessment or not.

import type { components } from "../../../../generated/types.ts";
import { emitAll } from "../../accounts/outbox/emit.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type DisputeStep, stepsOf } from "./dispute-steps.ts";
import { listDisputeSteps } from "./list-dispute-steps.sql.ts";
import type { ProviderEvent } from "./provider-event.ts";

/**
 * Emits the changes of a dispute that an event makes known. Providers report the same step under several names: it is emitted once. The steps of a dispute follow from the times of
 * its events, so that any order of arrival emits the same steps.
 */
export async function emitDispute(tenant: Tenant, id: string, event: ProviderEvent, sessionId: string | undefined): Promise<void> {
  const { dispute, disputeId, provider } = event;
  if (dispute === undefined || disputeId === undefined) return;
  const all = await listDisputeSteps(tenant, provider, disputeId);
  const before = stepsOf(all.filter((step) => step.id !== id));
  const known = countOf(before);
  const made = stepsOf(all).filter(({ status }) => {
    const left = known.get(status) ?? 0;
    known.set(status, left - 1);
    return left <= 0;
  });
  const details = {
    provider,
    provider_dispute_id: disputeId,
    provider_payment_id: event.paymentId ?? null,
    session_id: sessionId ?? null,
    reason: event.reason ?? null,
    amount: event.amount ?? null,
    currency: event.currency ?? null,
  };
  for (const { status, at, stated } of made)
    await emitAll(tenant, status === "open" ? "dispute.opened" : "dispute.closed", [
      { ...details, status, occurred_at: stated ? new Date(at).toISOString() : null },
    ]);
}

function countOf(steps: readonly DisputeStep[]): Map<components["schemas"]["DisputeStatus"], number> {
  const counts = new Map<components["schemas"]["DisputeStatus"], number>();
  for (const { status } of steps) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
