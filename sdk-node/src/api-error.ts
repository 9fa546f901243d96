import type { ErrorCode, ErrorDetails, FailureReason, FieldFailure } from "../../generated/models.ts";
import { FraudRiskError } from "./errors.ts";
import type { RetryFacts } from "./retry-facts.ts";

/** Facts of an answer that is an error. */
export interface ApiErrorFacts {
  /** HTTP status. */
  readonly status: number;
  /** `X-Request-Id` of the answer; quote it in a support question. */
  readonly requestId: string | null;
  /** Facts about this very failure; `fields` names every failing field of a `VALIDATION_ERROR`. Empty if the body is not ours. */
  readonly details: ErrorDetails;
  /** Headers of the answer. */
  readonly headers: Headers;
  /** The body as it came: parsed if it is JSON, else its first 2,000 characters. */
  readonly body: unknown;
  /** May the same call succeed later? From the registry, or, for a body that is not ours, from the status. */
  readonly retryable: boolean;
  /** How the attempts ended: how many, how long to wait, why there was no further one. Only of errors that another attempt may change. */
  readonly retries?: RetryFacts | undefined;
}

/** The service or a proxy returned an error. `code` is null if the response has no code of the registry. */
export class ApiError extends FraudRiskError implements ApiErrorFacts {
  readonly code: ErrorCode | null;
  /** The failing fields of a request, as `details` names them: where each is, and what is expected there. */
  readonly fields: readonly FieldFailure[];
  declare readonly status: number;
  declare readonly requestId: string | null;
  declare readonly details: ErrorDetails;
  declare readonly headers: Headers;
  declare readonly body: unknown;
  declare readonly retries: RetryFacts | undefined;

  /** Cause within the code, such as `overload` of `ASSESS_MAINTENANCE`; null if the code has no causes. */
  get reason(): FailureReason | null {
    return this.details.reason ?? null;
  }

  static {
    ApiError.prototype.name = "ApiError";
  }

  constructor(code: ErrorCode | null, message: string, facts: ApiErrorFacts) {
    super(message, facts);
    this.code = code;
    this.fields = facts.details.fields ?? [];
    Object.assign(this, facts);
  }
}

/** Makes the error of a code. */
export type MakeError = (code: ErrorCode | null, message: string, facts: ApiErrorFacts) => ApiError;

/** An error without a class of its own. */
export const plainError: MakeError = (code, message, facts) => new ApiError(code, message, facts);

/** The `ApiError` of one code. */
export type ApiErrorOf<Code extends ErrorCode> = ApiError & { readonly code: Code };

/** Union over the registry, discriminated by `code`. */
export type RegisteredApiError = { [Code in ErrorCode]: ApiErrorOf<Code> }[ErrorCode];

/**
 * Is this an answer of the API that is an error, and, if `code` is given, one with that code? Narrows the type.
 *
 * @example
 * if (isApiError(error, "VALIDATION_ERROR")) console.error(error.details.fields);
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends ErrorCode>(error: unknown, code: Code): error is ApiErrorOf<Code>;
export function isApiError(error: unknown, code?: ErrorCode): boolean {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
