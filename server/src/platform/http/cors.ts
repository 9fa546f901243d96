// CORS for the operations that browsers may call: the publishable-key operation and the discovery documents. Other operations send no CORS headers.
import type { Request, Response } from "express";
import type { OperationRule } from "../../../../generated/operations.ts";

/** `Date`: `X-RateLimit-Reset` and `Retry-After` refer to this clock; the device's clock may be minutes off. */
const EXPOSED =
  "X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Date, Idempotent-Replayed, Preference-Applied, Deprecation, Link";

/** Includes the headers of W3C Trace Context: monitoring tools add them to every request, and one disallowed header fails the call. */
const ALLOWED = "Authorization, Content-Type, Idempotency-Key, Prefer, traceparent, tracestate";

/** Lets a page of the request's origin read the answer. */
export function allowOrigin(request: Request, response: Response): void {
  const headers = originHeaders(request.headers.origin);
  for (let index = 0; index < headers.length; index += 2) response.setHeader(headers[index] ?? "", headers[index + 1] ?? "");
}

/** The headers that let a page of an origin read a response: names and values in turn. */
export function originHeaders(origin: string | undefined): string[] {
  return origin === undefined ? [] : ["Access-Control-Allow-Origin", origin, "Access-Control-Expose-Headers", EXPOSED, "Vary", "Origin"];
}

/** Responds to a preflight with the operations of the path that a page may call. */
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
