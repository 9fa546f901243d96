// Ingests provider events: stores, links, applies definite outcomes and forwards disputes, in one transaction. An event without effect is resolved again when it is
// delivered again, and when an assessment arrives that it refers to (waiting.ts).

import type { components } from "../../../../generated/types.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { payerOf, payersOf } from "../../decisions/assessments/assessed-payer.ts";
import { resolveReferences } from "../../decisions/assessments/by-reference.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Acting, Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { changesLists, lockSessions, recordOutcome, recordUndoing } from "../outcomes/service.ts";
import type { StoredEvent } from "./claim-event.sql.ts";
import { emitDispute } from "./disputes.ts";
import { referencedBy } from "./link.ts";
import { listPaymentEvents } from "./list-refund-events.sql.ts";
import { type EventAssessment, inCurrencyOf, type ProviderEvent } from "./provider-event.ts";
import type { EventKind } from "./providers/event-names.ts";
import { readEvent } from "./read-event.sql.ts";
import { refundState } from "./refund-state.ts";
import { claimEvent, linkEvent, markApplied, storedEvent } from "./store.ts";
import { isUnmapped, reportUnmapped } from "./unmapped.ts";
import { endRecheck, endWaiting, isWaiting, waitFor } from "./waiting.sql.ts";

type Schemas = components["schemas"];

/** Origins of events. */
export type EventSource = Exclude<Schemas["EventOrigin"], "api">;

/** Kinds with a definite outcome. */
const OUTCOMES: Partial<Readonly<Record<EventKind, Schemas["OutcomeKind"]>>> = {
  captured: "captured",
  failed: "failed",
  refunded: "refunded",
  partially_refunded: "partially_refunded",
  chargeback_won: "chargeback_won",
  chargeback_lost: "chargeback_lost",
  fraud_confirmed: "fraud_confirmed",
};

/** Opens the transaction of an event of this kind: those whose outcomes change lists run one after the other. */
export function turnOf(tenancy: Tenancy, kind: string | null): Tenancy["change"] {
  const outcome = kind === null ? undefined : OUTCOMES[kind as EventKind];
  return outcome !== undefined && changesLists(outcome) ? tenancy.change : tenancy.within;
}

/** Ingests an event, with the result of the assessment that it may have triggered. A duplicate that has no effect yet is resolved again. */
export function takeEvent(
  tenancy: Tenancy,
  network: NetworkHashes,
  acting: Acting,
  event: ProviderEvent,
  source: EventSource,
  triggered: EventAssessment,
): Promise<Schemas["ProviderEventReceipt"]> {
  return turnOf(tenancy, event.kind)(acting, (tenant) => take(tenant, network, event, source, triggered));
}

/** The assessment of an event, as far as it is known. */
interface Link {
  /** One that the merchant or an event requested: its outcome can be applied. */
  readonly certain: string | undefined;
  readonly sessionId: string | undefined;
  readonly ambiguous: boolean;
}

async function linkOf(tenant: Tenant, event: ProviderEvent, triggered: string | undefined): Promise<Link> {
  const { assessment, ambiguous } = await resolveReferences(tenant, event.references, referencedBy(event));
  // the service made the triggered assessment for the organization: it counts as one made with a secret key
  const certain = triggered ?? (assessment?.origin === "server" ? assessment.session_id : undefined);
  return { certain, sessionId: certain ?? assessment?.session_id, ambiguous: ambiguous !== undefined };
}

/** The event as it is about a payment: a refund without a currency has that of the payment. */
async function about(tenant: Tenant, event: ProviderEvent, sessionId: string | undefined): Promise<ProviderEvent> {
  if (sessionId === undefined || event.refund?.withoutCurrency === undefined) return event;
  const payment = (await payersOf(tenant, [{ sessionId, submerchantId: tenant.submerchantId }]))[0];
  return payment === undefined || payment instanceof ApiError ? event : inCurrencyOf(event, payment);
}

async function take(
  tenant: Tenant,
  network: NetworkHashes,
  sent: ProviderEvent,
  source: EventSource,
  triggered: EventAssessment,
): Promise<Schemas["ProviderEventReceipt"]> {
  const link = await linkOf(tenant, sent, triggered.assessment?.session_id);
  const event = await about(tenant, sent, link.sessionId);
  const id = newId();
  const claimed = await claimEvent(tenant, id, event, link.sessionId, link.sessionId === undefined && link.ambiguous, triggered);
  if (claimed === undefined) return again(tenant, network, event, source);
  // a page can claim any payer: events about its assessments are stored, but neither block nor allow a payer
  const applied = link.certain !== undefined && (await apply(tenant, network, event, link.certain, source));
  if (applied) await markApplied(tenant, id);
  if (link.certain === undefined) await waitFor(tenant, id, event.provider, event.references, dateOf(tenant.clock));
  await emitDispute(tenant, id, event, link.sessionId);
  if (isUnmapped(event)) await reportUnmapped(tenant, id, event);
  return receipt(applied ? { ...claimed, status: "applied" } : claimed, false);
}

/** An event that was delivered before: one that waits is resolved with the references of this delivery. */
async function again(tenant: Tenant, network: NetworkHashes, event: ProviderEvent, source: EventSource): Promise<Schemas["ProviderEventReceipt"]> {
  const known = await storedEvent(tenant, event);
  const waits = known.status === "recorded" || known.status === "ambiguous" || (known.status === "linked" && (await isWaiting(tenant, known.id)));
  if (!waits || (await readEvent(tenant, known.id)) === undefined) return receipt(known, true);
  const resolved = await resolve(tenant, network, known.id, event, source);
  if (!resolved) await waitFor(tenant, known.id, event.provider, event.references, dateOf(tenant.clock));
  return receipt(await storedEvent(tenant, event), true);
}

/** Resolves an event that waits, and applies it; false where it still waits. The event has to be locked. */
export async function resolve(tenant: Tenant, network: NetworkHashes, id: string, sent: ProviderEvent, source: EventSource): Promise<boolean> {
  const { certain, sessionId } = await linkOf(tenant, sent, undefined);
  const event = await about(tenant, sent, sessionId);
  if (sessionId !== undefined) await linkEvent(tenant, id, sessionId, event);
  if (certain === undefined) {
    await endRecheck(tenant, id);
    return false;
  }
  await endWaiting(tenant, id);
  if (await apply(tenant, network, event, certain, source)) await markApplied(tenant, id);
  return true;
}

/** Applies what an event means for its payment; false where nothing changed: it holds already, is overtaken, or the request was erased. */
async function apply(tenant: Tenant, network: NetworkHashes, event: ProviderEvent, sessionId: string, source: EventSource): Promise<boolean> {
  const { kind, provider, disputeId, paymentId, reason, reasonCode, occurredAt: at } = event;
  const outcome = kind === null ? undefined : OUTCOMES[kind];
  const report = { session_id: sessionId, provider, provider_dispute_id: disputeId, provider_payment_id: paymentId, reason, reason_code: reasonCode };
  try {
    if (event.refund !== undefined || kind === "capture_failed") return await applyRefund(tenant, network, event, { ...report, outcome: "refunded" }, source);
    if (outcome === undefined) return false;
    const undone = outcome === "captured" && (await isCaptureUndone(tenant, sessionId, at));
    const recorded = await recordOutcome(tenant, network, { ...report, outcome }, { origin: source, at, undone });
    return !recorded.idempotent_replay;
  } catch (error) {
    if (error instanceof ApiError && error.code === "REQUEST_ERASED") return false;
    throw error;
  }
}

/** Did an event report that a capture of this time failed later? */
async function isCaptureUndone(tenant: Tenant, sessionId: string, at: Date | undefined): Promise<boolean> {
  if (at === undefined) return false;
  await lockSessions(tenant, [sessionId]);
  const { captureFailedAt } = await listPaymentEvents(tenant, sessionId);
  return captureFailedAt !== undefined && captureFailedAt >= at.getTime();
}

/** Applies an event about a refund, or one that undoes a capture: what is refunded follows from all events about it. */
async function applyRefund(
  tenant: Tenant,
  network: NetworkHashes,
  { kind, occurredAt }: ProviderEvent,
  report: Schemas["OutcomeReport"],
  origin: EventSource,
): Promise<boolean> {
  const { session_id: sessionId } = report;
  const { submerchantId } = tenant;
  await lockSessions(tenant, [sessionId]);
  const { refunds: events, captureFailedAt } = await listPaymentEvents(tenant, sessionId);
  if (kind === "capture_failed")
    return recordUndoing(tenant, {
      sessionId,
      submerchantId,
      origin,
      report,
      ...(captureFailedAt === undefined ? {} : { captureUntil: new Date(captureFailedAt) }),
    });
  const payment = await payerOf(tenant, sessionId);
  const refunds = refundState(events, payment);
  if (kind === "refund_failed") return recordUndoing(tenant, { sessionId, submerchantId, origin, report, refunds });
  const at = occurredAt ?? dateOf(tenant.clock);
  const until = refundState(
    events.filter((event) => event.at <= at.getTime()),
    payment,
  );
  const own = until.outcome ?? (kind === "partially_refunded" ? kind : "refunded");
  const recorded = await recordOutcome(
    tenant,
    network,
    {
      ...report,
      outcome: own,
      ...(own === "partially_refunded" && until.amountMinor !== null ? { refunded_amount: fromMinorUnits(until.amountMinor, payment.currency) } : {}),
    },
    { origin, at: occurredAt, refunds },
  );
  return !recorded.idempotent_replay;
}

function receipt({ id, status, kind, session_id, assessment_status, assessment }: StoredEvent, duplicate: boolean): Schemas["ProviderEventReceipt"] {
  return { event_id: id, status, kind, duplicate, session_id, outcome_applied: status === "applied", assessment_status, assessment };
}
