import { type ErrorCode, errors } from "../../generated/errors.ts";
import type { Schemas } from "../../generated/sdk-resources.ts";
import { FraudRiskError } from "./errors.ts";

/** Facts of an answer that is an error. */
export interface ApiErrorFacts {
  /** HTTP status. */
  readonly status: number;
  /** `X-Request-Id` of the answer; quote it in a support question. */
  readonly requestId: string | null;
  /** Facts about this very failure; `fields` names every failing field of a `VALIDATION_ERROR`. Empty if the body is not ours. */
  readonly details: Schemas["ErrorDetails"];
  /** Headers of the answer. */
  readonly headers: Headers;
  /** The body as it came: parsed if it is JSON, else its first 2,000 characters. */
  readonly body: unknown;
  /** May the same call succeed later? From the registry, or, for a body that is not ours, from the status. */
  readonly retryable: boolean;
}

/** The service, or something between, answered with an error. `code` is null if the answer bears no code of the registry. */
export class ApiError extends FraudRiskError implements ApiErrorFacts {
  readonly code: ErrorCode | null;
  readonly status: number;
  readonly requestId: string | null;
  readonly details: Schemas["ErrorDetails"];
  readonly headers: Headers;
  readonly body: unknown;

  static {
    ApiError.prototype.name = "ApiError";
  }

  constructor(code: ErrorCode | null, message: string, facts: ApiErrorFacts) {
    super(message, { retryable: facts.retryable });
    this.code = code;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.details = facts.details;
    this.headers = facts.headers;
    this.body = facts.body;
  }
}

/** The `ApiError` of one code. */
export type ApiErrorOf<Code extends ErrorCode> = ApiError & { readonly code: Code };

/** Union over the registry, told apart by `code`. */
export type RegisteredApiError = { [Code in ErrorCode]: ApiErrorOf<Code> }[ErrorCode];

/** Class of the errors of one code. */
export type ApiErrorClass<Code extends ErrorCode> = new (message: string, facts: ApiErrorFacts) => ApiErrorOf<Code>;

/** One class per code of the registry, for `instanceof`: `errorClasses.VALIDATION_ERROR` is named `ValidationError`. */
export const errorClasses = Object.fromEntries((Object.keys(errors) as ErrorCode[]).map((code) => [code, errorClass(code)])) as unknown as {
  readonly [Code in ErrorCode]: ApiErrorClass<Code>;
};

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

function errorClass(code: ErrorCode) {
  const CodeError = class extends ApiError {
    constructor(message: string, facts: ApiErrorFacts) {
      super(code, message, facts);
    }
  };
  Object.defineProperty(CodeError, "name", { value: className(code) });
  CodeError.prototype.name = CodeError.name;
  return CodeError;
}

/** VALIDATION_ERROR -> ValidationError, DUPLICATE -> DuplicateError. */
function className(code: ErrorCode): string {
  const words = code.toLowerCase().split("_");
  return [...words, ...(words.at(-1) === "error" ? [] : ["error"])].map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
}
