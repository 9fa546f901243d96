// The only place where errors become answers.
import type { NextFunction, Response } from "express";
import { ApiError, validationError } from "../../platform/errors/api-error.ts";
import { sendError } from "../../platform/http/answer.ts";
import type { Tracked } from "../../platform/http/context.ts";
import type { RateLimiter } from "../../platform/http/rate-limit.ts";
import type { Logger } from "../../platform/observability/log.ts";
import type { Access } from "./access.ts";
import { showAddressRate } from "./caller-rate-limit.ts";

/** What answering a failure needs. */
export interface FailureHandling {
  readonly access: Access;
  readonly limiter: RateLimiter;
  readonly log: Logger;
  /** Called with every error answer, by its code, for metrics. */
  readonly refused: (code: string, requests?: number, reason?: string) => void;
}

/** Answers a failure in the shape that the operation was published with; what is not registered becomes INTERNAL_ERROR, and is logged. */
export async function answerFailure(error: unknown, request: Tracked, response: Response, next: NextFunction, handling: FailureHandling): Promise<void> {
  if (response.headersSent) return next(error);
  const known = await weigh(asApiError(error), request, handling);
  request.failureReason = known.reason;
  handling.refused(known.code, 1, known.reason);
  if (known.code === "INTERNAL_ERROR") handling.log.error({ request_id: request.requestId, operation: request.rule?.id, err: error }, "unexpected failure");
  if (!response.hasHeader("X-RateLimit-Limit")) showAddressRate(request, response, handling.limiter);
  sendError(response, known, request.rule?.flatErrors.includes(known.status) === true ? "flat" : "standard");
}

/** 401 takes precedence over 400: a failing request is answered with its own error only if its cached key is still valid. */
async function weigh(error: ApiError, request: Tracked, { access }: FailureHandling): Promise<ApiError> {
  const { context } = request;
  if (
    context?.credentialUnchecked !== true ||
    error.status < 400 ||
    error.status >= 500 ||
    error.status === 401 ||
    error.status === 403 ||
    error.status === 429
  )
    return error;
  return access.recheck(request, context.operation).then(
    () => error,
    (refusal: unknown) => (refusal instanceof ApiError ? refusal : error),
  );
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof URIError) return validationError([{ path: "path", message: "must be a well-formed URL" }]);
  // bodies that are not read by operations, such as the forms of the sandbox sign-in
  if ((error as { type?: string }).type === "entity.too.large") return new ApiError("PAYLOAD_TOO_LARGE");
  return new ApiError("INTERNAL_ERROR");
}
