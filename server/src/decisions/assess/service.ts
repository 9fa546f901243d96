// The assess service for handlers: takes a subject, returns an answer, and makes retries safe.

import { ApiError } from "../../platform/errors/api-error.ts";
import { canonicalJson } from "../../platform/http/canonical-body.ts";
import { newId } from "../../platform/ids/uuid.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { type Handle, type HandleSource, handleOf } from "../idempotency/handle.ts";
import type { Batches } from "./batches.ts";
import type { Job, Reply } from "./job.ts";

/** The parameters of a handler; the service adds handle, session and deadline. */
export interface AssessCall extends Omit<Job, "handle" | "sessionId" | "deadline" | "settle" | "settled" | "subject"> {
  readonly flow: HandleSource["flow"];
  /** The handle, if it is not derived from the request. */
  readonly handle?: Handle | undefined;
  /** The request before validation, as canonical JSON, to recognise a retry; absent if the handle is given. */
  readonly sent?: HandleSource["sent"];
  readonly subject: (handle: string) => Job["subject"];
}

/** Assesses payments. */
export interface AssessService {
  /** Decides, or replays the stored decision of the handle. Throws ApiError: conflict, timeout, maintenance, unauthorized. */
  readonly assess: (call: AssessCall) => Promise<Reply>;
}

/** Creates the service. `timeout` is the deadline of a call in milliseconds. */
export function createAssessService(batches: Batches, timeout: number): AssessService {
  /** First requests in flight, by organization and handle: a second request waits and then reads the stored answer. */
  const firsts = new Map<string, Promise<boolean>>();

  async function assess(call: AssessCall): Promise<Reply> {
    const handle =
      call.handle ??
      handleOf({
        flow: call.flow,
        credentialKind: call.credential.kind,
        submerchantId: call.credential.submerchantId,
        idempotencyKey: call.idempotencyKey,
        orderId: call.orderId,
        sent: call.sent ?? canonicalJson(call.request),
      });
    if (handle === undefined) return submit(call, handle);
    const key = `${call.credential.organizationId}/${handle.key}`;
    for (let first = firsts.get(key); first !== undefined; first = firsts.get(key)) {
      if (await withinDeadline(first, call.arrivedAt + timeout)) return submit(call, handle);
    }
    const reply = submit(call, handle);
    firsts.set(
      key,
      settled(reply).finally(() => firsts.delete(key)),
    );
    return reply;
  }

  function submit(call: AssessCall, handle: Handle | undefined): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const sessionId = newId();
      batches.submit({
        // named one by one: copying all but some properties costs more
        credential: call.credential,
        orderId: call.orderId,
        paymentId: call.paymentId,
        idempotencyKey: call.idempotencyKey,
        submerchantId: call.submerchantId,
        request: call.request,
        missingRecommended: call.missingRecommended,
        unknown: call.unknown,
        warnings: call.warnings,
        arrivedAt: call.arrivedAt,
        subject: call.subject(handle?.key ?? sessionId),
        handle,
        sessionId,
        deadline: call.arrivedAt + timeout,
        settled: false,
        settle: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
      });
    });
  }

  return { assess };
}

/** Is the handle settled, by an answer or by an error that the next request would also get? A server error does not settle it. */
function settled(reply: Promise<Reply>): Promise<boolean> {
  return reply.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status < 500,
  );
}

function withinDeadline<T>(promise: Promise<T>, deadline: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiError("ASSESS_TIMEOUT")), Math.max(0, deadline - systemClock.monotonic()));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
