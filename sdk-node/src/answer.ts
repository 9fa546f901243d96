import type { ErrorCode } from "../../generated/errors.ts";
import { retryableCodes } from "../../generated/sdk-facts.ts";
import type { Schemas } from "../../generated/sdk-resources.ts";
import type { ApiError, ApiErrorFacts } from "./api-error.ts";

/** An answer. */
export interface Answer {
  readonly response: Response;
  /** The body, read; empty where there is a stream. */
  readonly text: string;
  /** The body of a success that is not JSON, which is to be read by the caller. */
  readonly stream?: ReadableStream<Uint8Array>;
  /** `X-Request-Id`. */
  readonly requestId: string | null;
}

/** Makes the error of an answer. */
export type MakeError = (code: ErrorCode | null, message: string, facts: ApiErrorFacts) => ApiError;

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
 * @param redact takes credentials out of what an error will hold
 * @throws ApiError unless it is a success whose body is what the operation answers; `makeError` makes it
 */
export function readAnswer<Body>(
  answer: Answer,
  makeError: MakeError,
  redact = (text: string) => text,
  redactHeaders = (headers: Headers) => headers,
): Reply<Body> {
  const { response, text, requestId } = answer;
  const apiError = () => errorOf(answer, makeError, redact, redactHeaders(response.headers));
  if (!response.ok) throw apiError();
  const data = response.status === 204 || response.status === 205 ? undefined : (answer.stream ?? readJson(text));
  if (data === null) throw apiError();
  // The one place where the contract is trusted: a success has the body that the contract gives it.
  return { data: data as Body, response, requestId, idempotentReplayed: response.headers.get("Idempotent-Replayed") === "true" };
}

function errorOf({ response, text, requestId }: Answer, makeError: MakeError, redact: (text: string) => string, headers: Headers): ApiError {
  const { status } = response;
  const readable = redact(text);
  const body = readJson(readable);
  const failure = readFailure(body);
  const code = failure && Object.hasOwn(retryableCodes, failure.code) ? (failure.code as ErrorCode) : null;
  const traits = [failure?.code, `status ${status}`, requestId && `request ${requestId}`].filter(Boolean).join(", ");
  const message = `${failure?.message ?? foreignMessage(status, headers)} (${traits})`;
  const facts: ApiErrorFacts = {
    status,
    requestId,
    headers,
    details: failure?.details ?? {},
    body: body ?? readable.slice(0, 2_000),
    retryable: code ? retryableCodes[code] : status === 429 || status >= 500,
  };
  return makeError(code, message, facts);
}

/** Both shapes: `{error: {code, message, details}}` and `{error: message, code, details}`. */
function readFailure(body: object | null): { code: string; message: string; details: Schemas["ErrorDetails"] } | null {
  const outer = body as { error?: unknown } | null;
  const facet: { code?: unknown; message?: unknown; details?: unknown } = isObject(outer?.error) ? outer.error : { ...outer, message: outer?.error };
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
