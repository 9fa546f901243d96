// Assesses the payment that an event describes, for keys and connections with `assess_on_events`. This happens before the event is stored and outside its
// transaction: when the assessment fails or times out, the event is stored all the same.
import type { components } from "../../../../generated/types.ts";
import type { AssessCaller } from "../../decisions/assess/job.ts";
import type { AssessService } from "../../decisions/assess/service.ts";
import { resolveReferences } from "../../decisions/assessments/by-reference.ts";
import { sessionOfHandle } from "../../decisions/idempotency/find-session-of-handle.sql.ts";
import { type Handle, handleOf } from "../../decisions/idempotency/handle.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { actingOf, type RequestContext } from "../../platform/http/context.ts";
import type { Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import { payinSubject } from "../../scoring/payments/payin.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import { toMinorUnits } from "../../values/money/money.ts";
import { paymentOf } from "./event-payment.ts";
import { describesPayment } from "./kinds.ts";
import { referencedBy } from "./link.ts";
import type { EventAssessment, ProviderEvent } from "./provider-event.ts";
import { isTaken, isTriggered } from "./store.ts";

type Schemas = components["schemas"];

const NOT_TRIGGERED: EventAssessment = { status: "not_triggered", assessment: null };

/**
 * Assesses the payment of an event, at most once per provider and payment. A failed assessment is a status and not an error. Throws UNAUTHORIZED for a key
 * revoked in the meantime, NOT_FOUND for a connection removed in the meantime, and ASSESS_MAINTENANCE while the database is down: no event can be stored then.
 */
export async function assessEvent(
  tenancy: Tenancy,
  service: AssessService,
  identifiers: Identifiers,
  context: RequestContext,
  event: ProviderEvent,
): Promise<EventAssessment> {
  const caller = assessingCaller(context);
  if (caller === undefined || !describesPayment(event)) return NOT_TRIGGERED;
  const submerchantId = caller.submerchantId ?? event.submerchantId ?? null;
  const handle = paymentHandle(event, submerchantId);
  const known = await tenancy.within(actingOf(context), async (tenant) => (await isTaken(tenant, event)) || (await isAssessed(tenant, event, handle)));
  if (known) return NOT_TRIGGERED;
  const request = paymentOf(event);
  const amountMinor = request && toMinorUnits(request.amount, request.currency, "major");
  if (request === undefined || typeof amountMinor !== "number") return { status: "insufficient_data", assessment: null };
  const assessedAt = context.clock.now();
  try {
    const { answer } = await service.assess({
      flow: "payin",
      credential: caller,
      handle,
      subject: (handle) => payinSubject(identifiers, request, amountMinor, assessedAt, handle, { submerchantId, scoped: caller.submerchantId !== null }),
      orderId: request.order_id,
      paymentId: request.payment_id,
      idempotencyKey: undefined,
      submerchantId,
      request,
      missingRecommended: () => [],
      unknown: [],
      warnings: [],
      arrivedAt: context.arrivedAt,
    });
    const { session_id, decision, risk_score } = JSON.parse(answer) as Schemas["AssessmentResult"];
    return { status: "assessed", assessment: { session_id, decision, risk_score } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "UNAUTHORIZED") throw context.connection === undefined ? error : new ApiError("NOT_FOUND");
    return { status: error.code === "ASSESS_TIMEOUT" ? "timed_out" : "failed", assessment: null };
  }
}

/**
 * Does the payment have an assessment? One of a browser does not count: a page could prevent the assessment. Ambiguous references count.
 * An assessment under the event's own handle that no stored event has triggered belongs to a concurrent event that is not stored yet, most often a
 * duplicate of this one: both share its stored response.
 */
async function isAssessed(tenant: Tenant, event: ProviderEvent, handle: Handle): Promise<boolean> {
  const { assessment, ambiguous } = await resolveReferences(tenant, event.references, referencedBy(event));
  if (ambiguous !== undefined) return true;
  if (assessment?.origin !== "server") return false;
  const { session_id } = assessment;
  return session_id !== (await sessionOfHandle(tenant, handle.key)) || (await isTriggered(tenant, session_id));
}

/** The key or connection that the event arrived with, if it has `assess_on_events`. */
function assessingCaller({ credential, connection }: RequestContext): AssessCaller | undefined {
  if (connection !== undefined) return connection.assessOnEvents ? { ...connection, version: CONNECTION_VERSION } : undefined;
  return credential?.kind === "ingest" && credential.assessOnEvents ? credential : undefined;
}

/** Connections are immutable: assess_read answers this version for each. */
const CONNECTION_VERSION = 1;

/** One handle per payment at the provider, else per identifier: several events of one payment share one assessment. */
function paymentHandle({ provider, paymentId, externalId }: ProviderEvent, submerchantId: string | null): Handle {
  const payment = paymentId === undefined ? `event\n${externalId}` : `payment\n${paymentId}`;
  const idempotencyKey = `${provider}\n${payment}`;
  return handleOf({ flow: "payin", credentialKind: "event", submerchantId, idempotencyKey, orderId: undefined, sent: idempotencyKey });
}
