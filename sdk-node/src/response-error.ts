import type { ErrorCode, ErrorDetails } from "../../generated/models.ts";
import type { ApiError, MakeError } from "./api-error.ts";
import { ConnectionError } from "./errors.ts";
import { describeFailure, redactionOf } from "./redaction.ts";
import type { RetryFacts, SayRetries } from "./retry-facts.ts";

/** Codes that a client knows: may the same request succeed when sent again, unchanged? A browser's client knows those that a publishable key can get. */
export type KnownCodes = Readonly<Partial<Record<ErrorCode, boolean>>>;

/** The error for a response. `text` is its body; both must be free of credentials if the error is thrown. */
export function responseError(
  { status, headers }: Response,
  text: string,
  codes: KnownCodes,
  makeError: MakeError,
  retries?: RetryFacts,
  sayRetries?: SayRetries,
): ApiError {
  const requestId = headers.get("X-Request-Id");
  const body = readJson(text);
  const failure = readFailure(body);
  const code = failure && Object.hasOwn(codes, failure.code) ? (failure.code as ErrorCode) : null;
  const traits = [failure?.code, `status ${status}`, requestId && `request ${requestId}`].filter(Boolean).join(", ");
  const [field] = failure?.details.fields ?? [];
  const said = `${failure?.message ?? foreignMessage(status, headers)}${field ? ` First: ${field.path} ${field.message}.` : ""}`;
  const message = `${(retries && sayRetries?.(said, retries)) ?? said} (${traits})`;
  return makeError(code, message, {
    status,
    requestId,
    headers,
    details: failure?.details ?? {},
    body: body ?? text.slice(0, 2_000),
    retries,
    retryable: (code && codes[code]) ?? (status === 429 || status >= 500),
  });
}

/** The error for a request without a complete response, from the error of `fetch`. It contains no credential. */
export function connectionError(request: Request, thrown: unknown): ConnectionError {
  const { networkCode, cause } = describeFailure(thrown, redactionOf(request));
  return new ConnectionError(new URL(request.url).origin, networkCode, cause);
}

/** Both shapes: `{error: {code, message, details}}` and `{error: message, code, details}`. */
function readFailure(body: object | null): { code: string; message: string; details: ErrorDetails } | null {
  const outer = body as { error?: unknown } | null;
  const facet: { code?: unknown; message?: unknown; details?: unknown } = isObject(outer?.error) ? outer.error : { ...outer, message: outer?.error };
  if (typeof facet.code !== "string" || typeof facet.message !== "string") return null;
  const details = isObject(facet.details) ? (facet.details as ErrorDetails) : {};
  return { code: facet.code, message: facet.message, details: Array.isArray(details.fields ?? []) ? details : {} };
}

function foreignMessage(status: number, headers: Headers): string {
  if (status >= 300 && status < 400)
    return `The address redirects to ${headers.get("Location") ?? "another one"}, and redirects are not followed: correct baseUrl`;
  return "The answer is not one of this service; a proxy may have given it, or baseUrl is wrong";
}

/** The object or list in a text; null if it holds neither. */
export function readJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
