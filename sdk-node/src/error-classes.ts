import type { ErrorCode } from "../../generated/models.ts";
import { retryableCodes } from "../../generated/sdk-facts.ts";
import { ApiError, type ApiErrorFacts, type ApiErrorOf, type MakeError } from "./api-error.ts";

/** Class of the errors of one code. */
export type ApiErrorClass<Code extends ErrorCode> = new (message: string, facts: ApiErrorFacts) => ApiErrorOf<Code>;

/** One class per code of the registry, for `instanceof`: `errorClasses.VALIDATION_ERROR` is named `ValidationError`. */
export const errorClasses = Object.fromEntries((Object.keys(retryableCodes) as ErrorCode[]).map((code) => [code, errorClass(code)])) as unknown as {
  readonly [Code in ErrorCode]: ApiErrorClass<Code>;
};

/** The error of a code, of its class. */
export const errorOfCode: MakeError = (code, message, facts) => (code === null ? new ApiError(code, message, facts) : new errorClasses[code](message, facts));

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
