// Jobs for tests of the batch parts, without a server.
import { handleOf } from "../../src/assess/handle.ts";
import type { Job } from "../../src/assess/job.ts";
import { type PayinRequest, payinSubject } from "../../src/assess/payin.ts";
import { type PayoutRequest, payoutSubject } from "../../src/assess/payout.ts";
import { canonicalJson } from "../../src/http/fingerprint.ts";
import { newId } from "../../src/identifiers/uuid.ts";
import { identifiers } from "./identifiers.ts";

/** A job of an organization, as the handler would make it. */
export function jobOf(organizationId: string, request: Partial<PayinRequest>, assessedAt = Date.now()): Job {
  const whole: PayinRequest = { amount: 10, currency: "MXN", ...request };
  return {
    credential: { id: newId(), kind: "secret", organizationId, submerchantId: null, version: 1 },
    subject: payinSubject(identifiers, whole, 1000, assessedAt, newId(), { submerchantId: null, scoped: false }),
    handle: handleOf({
      flow: "payin",
      credentialKind: "secret",
      submerchantId: null,
      idempotencyKey: undefined,
      orderId: whole.order_id,
      sent: canonicalJson(whole),
    }),
    sessionId: newId(assessedAt),
    orderId: whole.order_id,
    paymentId: undefined,
    idempotencyKey: undefined,
    submerchantId: null,
    request: whole,
    missingRecommended: () => [],
    unknown: [],
    arrivedAt: performance.now(),
    deadline: Number.POSITIVE_INFINITY,
    settle: () => undefined,
    settled: false,
  };
}

/** A payout's job of an organization. */
export function payoutJobOf(organizationId: string, request: Partial<PayoutRequest>, assessedAt = Date.now()): Job {
  const whole: PayoutRequest = { amount: 10, currency: "MXN", beneficiary: {}, order_id: newId(), ...request };
  const subject = payoutSubject(identifiers, whole, 1000, assessedAt, newId(), { submerchantId: null, scoped: false });
  return { ...jobOf(organizationId, {}, assessedAt), subject, orderId: whole.order_id, request: whole };
}
