import { type ErrorCode, errors } from "../../generated/errors.ts";
import type { Schemas } from "../../generated/sdk-resources.ts";
import { ApiError, type ApiErrorFacts, errorClasses } from "./api-error.ts";
import type { Answer } from "./attempt.ts";
import { type Redact, redactHeaders } from "./redaction.ts";

/** A successful answer with what stands around its body. */
export interface Reply<Body> {
  readonly data: Body;
  /** The answer; its body has been read already, or is `data`. */
  readonly response: Response;
  /** `X-Request-Id`; quote it in a support question. */
  readonly requestId: string | null;
  /** Is this the stored answer of an earlier call with the same handle? */
  readonly idempotentReplayed: boolean;
}

/**
 * Reads an answer. An answer without a body (204) gives undefined, one that is not JSON its stream.
 *
 * @throws ApiError unless it is a success whose body is what the operation answers; of the class of its code if the registry has it
 */
export function readAnswer<Body>(answer: Answer, redact: Redact): Reply<Body> {
  const { response, text, requestId } = answer;
  if (!response.ok) throw apiError(answer, redact);
  const data = response.status === 204 || response.status === 205 ? undefined : (answer.stream ?? readJson(text));
  if (data === null) throw apiError(answer, redact);
  // The one place where the contract is trusted: a success has the body that the contract gives it.
  return { data: data as Body, response, requestId, idempotentReplayed: response.headers.get("Idempotent-Replayed") === "true" };
}

function apiError({ response, text, requestId }: Answer, redact: Redact): ApiError {
  const { status } = response;
  const headers = redactHeaders(response.headers, redact);
  const readable = redact(text);
  const body = readJson(readable);
  const failure = readFailure(body);
  const code = failure && Object.hasOwn(errors, failure.code) ? (failure.code as ErrorCode) : null;
  const traits = [failure?.code, `status ${status}`, requestId && `request ${requestId}`].filter(Boolean).join(", ");
  const message = `${failure?.message ?? foreignMessage(status, headers)} (${traits})`;
  const facts: ApiErrorFacts = {
    status,
    requestId,
    headers,
    details: failure?.details ?? {},
    body: body ?? readable.slice(0, 2_000),
    retryable: code ? errors[code].retryable : status === 429 || status >= 500,
  };
  return code ? new errorClasses[code](message, facts) : new ApiError(null, message, facts);
}

/** Both shapes: `{error: {code, message, details}}` and `{error: message, code, details}`. */
function readFailure(body: object | null): { code: string; message: string; details: Schemas["ErrorDetails"] } | null {
  const outer = body as { error?: unknown; code?: unknown; details?: unknown } | null;
  const facet = isObject(outer?.error) ? (outer.error as { code?: unknown; message?: unknown; details?: unknown }) : { ...outer, message: outer?.error };
  if (typeof facet.code !== "string" || typeof facet.message !== "string") return null;
  return { code: facet.code, message: facet.message, details: isObject(facet.details) ? (facet.details as Schemas["ErrorDetails"]) : {} };
}

function foreignMessage(status: number, headers: Headers): string {
  if (status >= 300 && status < 400)
    return `The address redirects to ${headers.get("Location") ?? "another one"}, and redirects are not followed: correct baseUrl`;
  return "The answer is not one of this service; a proxy may have given it, or baseUrl is wrong";
}

/** The object or list in a text; null if it holds neither. */
function readJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
