// Which operations may be resent when the result of the first attempt is unknown.
import { ApiError } from "./api-error.ts";
import { ConnectionError, type FraudRiskError } from "./errors.ts";
import { handleHeader } from "./idempotency.ts";
import type { Rule } from "./rule.ts";

/** Methods that HTTP itself calls idempotent (RFC 9110, section 9.2.2): done twice is done once. */
const idempotentMethods: ReadonlySet<string> = new Set<Rule["method"]>(["get", "put", "delete"]);

/** Properties of an operation that determine whether it can be retried. */
interface Repetition {
  readonly method: string;
  readonly idempotencyHandle?: boolean | undefined;
}

/** Does a second request do no harm, after one that ended with this error? */
export function mayRepeat(error: FraudRiskError, rule: Repetition): boolean {
  return cameToNothing(error) || rule.idempotencyHandle === true || idempotentMethods.has(rule.method);
}

/** The same of a request whose operation may be unknown: then its method and its headers decide. */
export function mayRepeatRequest(error: FraudRiskError, request: Request, rule: Rule | undefined): boolean {
  return mayRepeat(error, rule ?? { method: request.method.toLowerCase(), idempotencyHandle: request.headers.has(handleHeader) });
}

/** Failures before the request was sent: DNS failed or the connection was refused. */
const neverSent: ReadonlySet<string> = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/**
 * Is it certain that the service did nothing? Otherwise a repeated creation could create twice. A 503 says so only together with
 * `Retry-After`: without it, a proxy may have lost a request that went through.
 */
function cameToNothing(error: FraudRiskError): boolean {
  if (error instanceof ConnectionError) return neverSent.has(error.networkCode ?? "");
  return error instanceof ApiError && (error.status === 429 || (error.status === 503 && error.headers.has("Retry-After")));
}
