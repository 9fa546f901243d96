// Errors with their place in the document.
import type { components } from "../../../../generated/types.ts";
import { ApiError, type FieldFailure, shownPath, validationError } from "../../platform/errors/api-error.ts";

type Schemas = components["schemas"];
/** An error at a place of the document; line and column are those of an expression. */
export type ConfigurationError = { readonly path: string } & { readonly [Name in keyof Schemas["ExpressionError"]]: Schemas["ExpressionError"][Name] | null };

/** Errors of one answer at most. */
const MOST_ERRORS = 100;

/** An error at a place of the document. */
export function errorAt(path: string, message: string, at: Partial<Schemas["ExpressionError"]> = {}): ConfigurationError {
  const { line = null, column = null, name = null, nearest = null } = at;
  return { path, message, line, column, name, nearest };
}

/** An INVALID_CONFIGURATION that names each place, up to a hundred. */
export function invalidConfiguration(errors: readonly ConfigurationError[]): ApiError {
  const [first] = errors;
  const message = first === undefined ? undefined : `${first.path}: ${first.message}${errors.length > 1 ? ` (${errors.length} errors in total)` : ""}`;
  return new ApiError("INVALID_CONFIGURATION", { ...(message !== undefined && { message }), details: { errors: errors.slice(0, MOST_ERRORS) } });
}

/** Codes of what the document requires and the organization cannot do. Everything else is thrown as it is. */
const located: ReadonlySet<string> = new Set([
  "DUPLICATE",
  "INVALID_EXPRESSION",
  "INVALID_TRANSITION",
  "LIMIT_REACHED",
  "LIST_IN_USE",
  "NOT_FOUND",
  "TOO_MANY_RULES",
]);

/** Does work for a place of the document: what it refuses is thrown with the place. */
export async function at<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "VALIDATION_ERROR" && Array.isArray(error.details.fields))
      throw validationError(error.details.fields.map((failure: FieldFailure) => ({ ...failure, path: shownPath(`${path}.${failure.path}`) })));
    throw located.has(error.code) ? invalidConfiguration([errorAt(path, error.message)]) : error;
  }
}
