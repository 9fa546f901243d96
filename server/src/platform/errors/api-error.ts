// Failures as typed values of the registry: thrown once, mapped once.
import { type ErrorCode, errors } from "../../../../generated/errors.ts";
import { hideCardNumber } from "./card-number.ts";

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

/** More is asked for than can be done: nothing was done, and it may be asked again in a second. */
export function atCapacity(): ApiError {
  return new ApiError("ASSESS_MAINTENANCE", { retryAfter: 1, message: "The service is at its capacity; retry after the seconds in Retry-After." });
}

/**
 * A NOT_FOUND for an id in a field of a body. One of another organization, one that is inactive and one that does not exist are answered alike,
 * byte for byte.
 */
export function unknownReference(field: string): ApiError {
  return new ApiError("NOT_FOUND", { message: `\`${field}\` does not exist or is inactive.`, details: { field } });
}

/** Failing fields that one answer names, and characters of a path: a hostile body must not be answered with more than it sent. */
const MOST_FIELDS = 100;
const LONGEST_PATH = 300;

/** A VALIDATION_ERROR that names every failing field, up to a hundred. Names are the caller's: a card number among them does not come back. */
export function validationError(failures: readonly FieldFailure[]): ApiError {
  const fields = failures.slice(0, MOST_FIELDS).map(({ path, message }) => ({ path: shownPath(path), message }));
  return new ApiError("VALIDATION_ERROR", { details: { fields } });
}

/** A path as an answer shows it: a card number in it is hidden, and it is cut where it is long. */
export function shownPath(path: string): string {
  const hidden = hideCardNumber(path);
  return hidden.length > LONGEST_PATH ? `${hidden.slice(0, LONGEST_PATH)}…` : hidden;
}
