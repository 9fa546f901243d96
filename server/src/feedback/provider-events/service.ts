// Ingests provider events: stores, links, applies definite outcomes and forwards disputes, in one transaction.
import type { components } from "../../../../generated/types.ts";
import { resolveReferences } from "../../decisions/assessments/by-reference.ts";
import type { NetworkHashes } from "../../intelligence/network/hashes.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Acting, Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { changesLists, recordOutcome } from "../outcomes/service.ts";
import { emitDispute } from "./disputes.ts";
import type { EventAssessment } from "./event-assessment.ts";
import type { EventKind } from "./kinds.ts";
import { referencedBy } from "./link.ts";
import type { ProviderEvent } from "./provider-event.ts";
import { claimEvent, markApplied, type StoredEvent, storedEvent } from "./store.ts";
import { isUnmapped, reportUnmapped } from "./unmapped.ts";

type Schemas = components["schemas"];

/** Origins of events. */
export type EventSource = Exclude<Schemas["EventOrigin"], "api">;

/** Kinds with a definite outcome. */
const OUTCOMES: Partial<Readonly<Record<EventKind, Schemas["OutcomeKind"]>>> = {
  captured: "captured",
  failed: "failed",
  refunded: "refunded",
  chargeback_won: "chargeback_won",
  chargeback_lost: "chargeback_lost",
  fraud_confirmed: "fraud_confirmed",
};

/** Ingests an event, with the result of the assessment that it may have triggered. A duplicate returns the stored result and has no effect. */
export function takeEvent(
  tenancy: Tenancy,
  network: NetworkHashes,
  acting: Acting,
  event: ProviderEvent,
  source: EventSource,
  triggered: EventAssessment,
): Promise<Schemas["ProviderEventReceipt"]> {
  const outcome = event.kind === null ? undefined : OUTCOMES[event.kind];
  const turn = outcome !== undefined && changesLists(outcome) ? tenancy.change : tenancy.within;
  return turn(acting, (tenant) => take(tenant, network, event, outcome, source, triggered));
}

async function take(
  tenant: Tenant,
  network: NetworkHashes,
  event: ProviderEvent,
  outcome: Schemas["OutcomeKind"] | undefined,
  source: EventSource,
  triggered: EventAssessment,
) {
  const { assessment, ambiguous } = await resolveReferences(tenant, event.references, referencedBy(event));
  // the service made the triggered assessment for the organization: it counts as one made with a secret key
  const certainSession = triggered.assessment?.session_id ?? (assessment?.origin === "server" ? assessment.session_id : undefined);
  const sessionId = certainSession ?? assessment?.session_id;
  const id = newId();
  const claimed = await claimEvent(tenant, id, event, sessionId, sessionId === undefined && ambiguous !== undefined, triggered);
  if (claimed === undefined) return receipt(await storedEvent(tenant, event), true);
  // a page can claim any payer: events about its assessments are stored, but neither block nor allow a payer
  const applied = certainSession !== undefined && outcome !== undefined && (await apply(tenant, network, event, certainSession, outcome, source));
  if (applied) await markApplied(tenant, id);
  await emitDispute(tenant, id, event, sessionId);
  if (isUnmapped(event)) await reportUnmapped(tenant, id, event);
  return receipt(applied ? { ...claimed, status: "applied" } : claimed, false);
}

/** Applies the outcome; false if it is already in force or the request was erased: a retry of the provider would not help. */
async function apply(
  tenant: Tenant,
  network: NetworkHashes,
  event: ProviderEvent,
  sessionId: string,
  outcome: Schemas["OutcomeKind"],
  source: EventSource,
): Promise<boolean> {
  const report = {
    session_id: sessionId,
    outcome,
    provider: event.provider,
    provider_dispute_id: event.disputeId,
    provider_payment_id: event.paymentId,
    reason: event.reason,
    reason_code: event.reasonCode,
  };
  try {
    return !(await recordOutcome(tenant, network, report, source)).idempotent_replay;
  } catch (error) {
    if (error instanceof ApiError && error.code === "REQUEST_ERASED") return false;
    throw error;
  }
}

function receipt({ id, status, kind, session_id, assessment_status, assessment }: StoredEvent, duplicate: boolean): Schemas["ProviderEventReceipt"] {
  return { event_id: id, status, kind, duplicate, session_id, outcome_applied: status === "applied", assessment_status, assessment };
}
