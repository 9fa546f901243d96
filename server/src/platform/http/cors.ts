// CORS for the operations that browsers may call: the publishable-key operation and the discovery documents. All others have none.
import type { Request, Response } from "express";
import type { OperationRule } from "../../../../generated/operations.ts";

/** `Date`: the clock that `X-RateLimit-Reset` and `Retry-After` are counted by; that of the page's device may be minutes off. */
const EXPOSED = "X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Date, Idempotent-Replayed, Deprecation, Link";

/** Beside its own, a page may send those of W3C Trace Context: tools that watch pages add them to every request, and one header that is not allowed loses the call. */
const ALLOWED = "Authorization, Content-Type, Idempotency-Key, traceparent, tracestate";

/** Lets a page of the request's origin read the answer. */
export function allowOrigin(request: Request, response: Response): void {
  const headers = originHeaders(request.headers.origin);
  for (let index = 0; index < headers.length; index += 2) response.setHeader(headers[index] ?? "", headers[index + 1] ?? "");
}

/** What lets a page of an origin read an answer: names and values in turn. */
export function originHeaders(origin: string | undefined): string[] {
  return origin === undefined ? [] : ["Access-Control-Allow-Origin", origin, "Access-Control-Expose-Headers", EXPOSED, "Vary", "Origin"];
}

/** Answers a preflight: which of the path's operations a page may call. */
export function preflight(request: Request, response: Response, operations: readonly OperationRule[]): void {
  const methods = operations.map((operation) => operation.method.toUpperCase());
  response.setHeader("Allow", [...methods, "OPTIONS"].join(", "));
  const open = operations.filter((operation) => operation.browser);
  if (open.length > 0 && request.headers.origin !== undefined) {
    allowOrigin(request, response);
    response.setHeader("Access-Control-Allow-Methods", open.map((operation) => operation.method.toUpperCase()).join(", "));
    response.setHeader("Access-Control-Allow-Headers", ALLOWED);
    response.setHeader("Access-Control-Max-Age", "7200");
  }
  response.statusCode = 204;
  response.end();
}
