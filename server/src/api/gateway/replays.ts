// Replay cache, between admission control and the application: a byte-identical request that was answered recently gets that answer again. Its key is
// compared with the store and its rate is counted as for every request; on any difference the request continues to the application.

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { KeyLookUp } from "../../accounts/keys/look-up.ts";
import type { CachedResponse, ResponseCache } from "../../decisions/idempotency/response-cache.ts";
import { JSON_CONTENT } from "../../platform/http/answer.ts";
import type { Tracked } from "../../platform/http/context.ts";
import { type RateState, rateHeaders } from "../../platform/http/rate-limit.ts";
import { fingerprintOf, requestHeadOf } from "../../platform/http/request-fingerprint.ts";
import { leaveToNode } from "../../platform/http/sender-time.ts";
import { newId } from "../../platform/ids/uuid.ts";
import { withDeadline } from "../../platform/time/deadline.ts";
import { rateOf } from "./caller-rate-limit.ts";
import { finished, type Pipeline } from "./pipeline.ts";

/** Dependencies of the replay cache. */
export interface ReplayParts extends Pick<Pipeline, "limiter" | "securityHeaders" | "assessTimeoutMs" | "keepsAlive" | "used" | "log" | "clock" | "answered"> {
  readonly recent: ResponseCache;
  readonly keys: KeyLookUp;
  /** Did the request come over HTTPS, where HTTPS is required? */
  readonly secure: (request: IncomingMessage) => boolean;
}

/** Share of the deadline that a replay may wait for the store; the rest is left for the full pipeline. */
const TIMEOUT = 0.25;

/** Creates the request listener between admission control and the application. */
export function createReplays(parts: ReplayParts, app: RequestListener): RequestListener {
  const fixed = ["Cache-Control", "no-store", "Content-Type", JSON_CONTENT, "Idempotent-Replayed", "true", ...parts.securityHeaders.flat()];

  /** The caller's rate after this request; undefined if no replay is possible: the key was changed, or the limit is exceeded. */
  async function admitted({ credential }: CachedResponse, key: Buffer): Promise<RateState | undefined> {
    const found = await parts.keys.find(key);
    if (found === undefined || found.maintenance || found.credential.version !== credential.version) return undefined;
    const rate = await parts.limiter.take(credential.id, rateOf(credential));
    return rate.allowed ? rate : undefined;
  }

  function answer({ credential, answer, headers, operation }: CachedResponse, rate: RateState, request: Tracked, response: ServerResponse): void {
    const requestId = newId();
    const { arrivedAt } = request;
    Object.assign(request, { requestId, rule: operation });
    request.context = {
      requestId,
      arrivedAt,
      clock: parts.clock,
      operation,
      credential,
      connection: undefined,
      credentialUnchecked: false,
      fingerprint: undefined,
      sent: undefined,
    };
    const sent = ["X-Request-Id", requestId, ...fixed, ...headers, ...rateHeaders(rate), "Content-Length", Buffer.byteLength(answer)];
    if (!parts.keepsAlive()) sent.push("Connection", "close");
    response.writeHead(200, sent as string[]);
    response.end(answer);
    parts.used(credential);
    finished(request, response, parts);
  }

  return (message, response) => {
    const request = message as Tracked;
    const head = requestHeadOf(message);
    if (head === undefined || !parts.secure(message)) return app(message, response);
    request.head = head;
    if (!parts.recent.hasCaller(head.caller)) return app(message, response);
    request.arrivedAt = parts.clock.monotonic();
    readWhole(message, (body) => {
      request.bytes = body;
      const known = parts.recent.find(fingerprintOf(head, body).request);
      if (known === undefined) return app(message, response);
      // on any mismatch, and while the database is unavailable or slow, the application answers
      withDeadline(admitted(known, head.keyHash), request.arrivedAt + parts.assessTimeoutMs * TIMEOUT - parts.clock.monotonic(), () => undefined)
        .catch(() => undefined)
        .then((rate) => (rate === undefined ? app(message, response) : answer(known, rate, request, response)))
        .catch(() => response.destroy());
    });
  };
}

/** Reads a body, which is short. Node ends a sender that takes too long: nothing else of the process delays the reading. */
function readWhole(request: IncomingMessage, done: (body: Buffer) => void): void {
  leaveToNode(request);
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.once("end", () => done(Buffer.concat(parts)));
}
