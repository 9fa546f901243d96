// Failures as typed values of the registry: thrown once, mapped once.
import { type ErrorCode, errors } from "../../../generated/errors.ts";

/** One failing field of a request. */
export interface FieldFailure {
  readonly path: string;
  readonly message: string;
}

/** A failure that the contract names. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: { details?: Readonly<Record<string, unknown>>; retryAfter?: number; message?: string } = {}) {
    super(options.message ?? errors[code].message);
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfter = options.retryAfter;
  }

  /** HTTP status of the code. */
  get status(): number {
    return errors[this.code].status;
  }
}

/** A VALIDATION_ERROR that names every failing field. */
export function validationError(fields: readonly FieldFailure[]): ApiError {
  return new ApiError("VALIDATION_ERROR", { details: { fields } });
}
