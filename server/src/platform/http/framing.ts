// Requests that a proxy in front may parse differently than this server (request smuggling). They are rejected and the connection is closed, because the
// start of the next request is uncertain.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type FieldFailure, validationError } from "../errors/api-error.ts";
import { newId } from "../ids/uuid.ts";
import { errorJson, JSON_CONTENT } from "./answer.ts";
import { PUBLIC_RATE, type RateLimiter, rateHeaders } from "./rate-limit.ts";

/** Dependencies of a rejection. */
export interface FramingParts {
  readonly limiter: RateLimiter;
  readonly securityHeaders: readonly (readonly [string, string])[];
  readonly refused: (code: string) => void;
}

/** Passes on requests with an unambiguous head, and responds to others with VALIDATION_ERROR. */
export function refuseAmbiguousRequests({ limiter, securityHeaders, refused }: FramingParts, next: RequestListener): RequestListener {
  const fixed = ["Cache-Control", "no-store", "Connection", "close", "Content-Type", JSON_CONTENT, ...securityHeaders.flat()];

  function refuse(failure: FieldFailure, request: IncomingMessage, response: ServerResponse): void {
    const error = validationError([failure]);
    const body = errorJson(error, "standard");
    const rate = rateHeaders(limiter.takeHere(`address:${request.socket.remoteAddress}`, PUBLIC_RATE));
    refused(error.code);
    response.writeHead(error.status, ["X-Request-Id", newId(), ...fixed, ...rate, "Content-Length", Buffer.byteLength(body)] as string[]);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  return (request, response) => {
    const failure = ambiguity(request);
    return failure === undefined ? next(request, response) : refuse(failure, request, response);
  };
}

/**
 * The ambiguity, if any: another version of HTTP, no Host or more than one (RFC 9112, 3.2), or a transfer coding other than `chunked` (6.1), which this server
 * does not decode.
 */
function ambiguity({ headers, rawHeaders, httpVersionMajor, httpVersionMinor }: IncomingMessage): FieldFailure | undefined {
  if (httpVersionMajor !== 1 || httpVersionMinor > 1) return { path: "request", message: "must be well-formed HTTP/1.1" };
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && coding.trim().toLowerCase() !== "chunked") return { path: "header.Transfer-Encoding", message: "must be chunked, or absent" };
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  // HTTP/1.0 has no Host
  return hosts > 1 || (hosts === 0 && httpVersionMinor === 1) ? { path: "header.Host", message: "must be sent once" } : undefined;
}
