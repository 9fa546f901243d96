// Errors as typed values of the registry.
import { type ErrorCode, errors } from "../../../../generated/errors.ts";
import { hideCardNumber } from "../../values/card-numbers/card-number.ts";

/** One failing field of a request. */
export interface FieldFailure {
  readonly path: string;
  readonly message: string;
}

/** An error that the contract defines. */
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

  /** Cause within the code, if it has several; for metrics and logs. */
  get reason(): string | undefined {
    const { reason } = this.details;
    return typeof reason === "string" ? reason : undefined;
  }

  /** HTTP status of the code. */
  get status(): number {
    return errors[this.code].status;
  }
}

/** Why the service does not answer at the moment: `details.reason` of ASSESS_MAINTENANCE. */
const UNAVAILABLE = {
  maintenance: "Your organization has switched on maintenance: no assessments are made until it is switched off. Retry after the seconds in Retry-After.",
  overload: "The service is at capacity. Retry after the seconds in Retry-After.",
  database: "The service cannot reach its database. Retry after the seconds in Retry-After.",
  shutdown: "This process of the service is stopping. Retry after the seconds in Retry-After.",
  identity_provider: "The service cannot reach the identity provider. Retry after the seconds in Retry-After.",
  malware_scanner: "The file could not be scanned for malware, and was not stored. Retry after the seconds in Retry-After.",
} as const;

/** The service does not answer at the moment, for a reason: nothing was done. */
export function unavailable(reason: keyof typeof UNAVAILABLE, retryAfter = 1): ApiError {
  return new ApiError("ASSESS_MAINTENANCE", { retryAfter, message: UNAVAILABLE[reason], details: { reason } });
}

/** The service is at capacity: nothing was done; retry after a second. */
export function atCapacity(): ApiError {
  return unavailable("overload");
}

/**
 * A NOT_FOUND for an id in a field of a body. An id of another organization, an inactive one and an unknown one get byte-identical responses.
 */
export function unknownReference(field: string): ApiError {
  return new ApiError("NOT_FOUND", { message: `\`${field}\` does not exist or is inactive.`, details: { field } });
}

/** Limits for failing fields per response and characters per path: a response to a hostile body must not be larger than the body. */
const MOST_FIELDS = 100;
const LONGEST_PATH = 300;

/** A VALIDATION_ERROR that names every failing field, up to a hundred. Field names come from the caller: card numbers in them are masked. */
export function validationError(failures: readonly FieldFailure[]): ApiError {
  const fields = failures.slice(0, MOST_FIELDS).map(({ path, message }) => ({ path: shownPath(path), message }));
  return new ApiError("VALIDATION_ERROR", { details: { fields } });
}

/** A path for a response: card numbers are masked, and a long path is cut. */
export function shownPath(path: string): string {
  const hidden = hideCardNumber(path);
  return hidden.length > LONGEST_PATH ? `${hidden.slice(0, LONGEST_PATH)}…` : hidden;
}
