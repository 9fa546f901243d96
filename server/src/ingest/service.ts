// Takes events of providers: kept, linked, applied as outcomes where they are certain, told on where they are about disputes. One transaction.
import type { components } from "../../../generated/types.ts";
import type { Acting, Tenancy, Tenant } from "../database/tenancy.ts";
import { newId } from "../identifiers/uuid.ts";
import type { NetworkHashes } from "../network/hashes.ts";
import { changesLists, recordOutcome } from "../outcomes/service.ts";
import { tellDispute } from "./disputes.ts";
import type { EventKind } from "./kinds.ts";
import { linkedSession } from "./link.ts";
import type { ProviderEvent } from "./provider-event.ts";
import { claimEvent, markApplied, type StoredEvent, storedEvent } from "./store.ts";
import { reportUnmapped } from "./unmapped.ts";

type Schemas = components["schemas"];

/** How events come in. */
export type EventSource = Exclude<Schemas["EventOrigin"], "api">;

/** Kinds that are outcomes; the others leave it open how it ends. */
const OUTCOMES: Partial<Readonly<Record<EventKind, Schemas["OutcomeKind"]>>> = {
  captured: "captured",
  failed: "failed",
  refunded: "refunded",
  chargeback_won: "chargeback_won",
  chargeback_lost: "chargeback_lost",
  fraud_confirmed: "fraud_confirmed",
};

/** Takes an event. One that was taken before is answered with what became of it then, and changes nothing. */
export function takeEvent(
  tenancy: Tenancy,
  network: NetworkHashes,
  acting: Acting,
  event: ProviderEvent,
  source: EventSource,
): Promise<Schemas["ProviderEventReceipt"]> {
  const outcome = event.kind === null ? undefined : OUTCOMES[event.kind];
  const turn = outcome !== undefined && changesLists(outcome) ? tenancy.change : tenancy.within;
  return turn(acting, (tenant) => take(tenant, network, event, outcome, source));
}

async function take(tenant: Tenant, network: NetworkHashes, event: ProviderEvent, outcome: Schemas["OutcomeKind"] | undefined, source: EventSource) {
  const sessionId = await linkedSession(tenant, event.provider, event.candidates);
  const id = newId();
  const claimed = await claimEvent(tenant, id, event, sessionId);
  if (claimed === undefined) return receipt(await storedEvent(tenant, event), true);
  const applied = sessionId !== undefined && outcome !== undefined && (await apply(tenant, network, event, sessionId, outcome, source));
  if (applied) await markApplied(tenant, id);
  await tellDispute(tenant, id, event, sessionId);
  if (event.kind === null) await reportUnmapped(tenant, id, event);
  return receipt(applied ? { ...claimed, status: "applied" } : claimed, false);
}

/** Applies the outcome; false when the session had it already. */
async function apply(
  tenant: Tenant,
  network: NetworkHashes,
  event: ProviderEvent,
  sessionId: string,
  outcome: Schemas["OutcomeKind"],
  source: EventSource,
): Promise<boolean> {
  const { idempotent_replay: replayed } = await recordOutcome(
    tenant,
    network,
    {
      session_id: sessionId,
      outcome,
      provider: event.provider,
      provider_dispute_id: event.disputeId,
      provider_payment_id: event.paymentId,
      reason: event.reason,
    },
    source,
  );
  return !replayed;
}

function receipt({ id, status, kind, session_id }: StoredEvent, duplicate: boolean): Schemas["ProviderEventReceipt"] {
  return { event_id: id, status, kind, duplicate, session_id, outcome_applied: status === "applied" };
}
