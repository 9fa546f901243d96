// Jobs for tests of the batch parts, without a server.

import type { Job } from "../../src/decisions/assess/job.ts";
import { handleOf } from "../../src/decisions/idempotency/handle.ts";
import { canonicalJson } from "../../src/platform/http/canonical-body.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { type PayinRequest, payinSubject } from "../../src/scoring/payments/payin.ts";
import { type PayoutRequest, payoutSubject } from "../../src/scoring/payments/payout.ts";
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
    warnings: [],
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
