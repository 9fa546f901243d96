// Before everything else: an assess call that could not be decided in time is turned away here, while that is cheap. A request that has come as far as
// the queue has cost nearly as much as a decision; refused there, a flood leaves no time for decisions.

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { OperationRule } from "../../../../generated/operations.ts";
import { atCapacity } from "../../platform/errors/api-error.ts";
import { errorJson, JSON_CONTENT } from "../../platform/http/answer.ts";
import { originHeaders } from "../../platform/http/cors.ts";
import { PUBLIC_RATE, type RateLimiter, rateHeaders } from "../../platform/http/rate-limit.ts";
import { handled } from "../../platform/http/request-fingerprint.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { Logger } from "../../platform/observability/log.ts";
import type { Clock } from "../../platform/time/clock.ts";

/** Assess calls, said to the end, that may be inside at the same moment. */
export const MOST_IN_FLIGHT = 512;
/** Share of the deadline for which the first of the queue may wait while others are let in: the database may catch its breath, and all are still answered. */
const WAIT_AT_MOST = 0.5;
/** Time (ms) between two lines in the log about a flood, and for which its figures are gathered. */
const TELL_EVERY = 1000;
const FIGURES_EVERY = 100;

/** What admission control works with. */
export interface AdmissionControlParts {
  /** Time (ms) for which the first of the queue waits already; 0 where there is no queue. */
  readonly queueDelay: () => number;
  /** Deadline of an assess call (ms). */
  readonly assessTimeoutMs: number;
  readonly limiter: RateLimiter;
  readonly securityHeaders: readonly (readonly [string, string])[];
  readonly log: Logger;
  readonly clock: Clock;
  /** Told how many were turned away. */
  readonly shed: (requests: number) => void;
  readonly refused: (code: string, requests: number) => void;
  /** False while the process ends: then answers ask callers to go elsewhere. */
  readonly keeping: () => boolean;
}

const CAPACITY = atCapacity();

/** An operation under admission control, and what a request that is shed is answered. */
interface Guarded {
  readonly rule: OperationRule;
  readonly body: string;
  readonly bytes: number;
}

const guarded: ReadonlyMap<string, Guarded> = new Map(
  handled.map((rule) => {
    const body = errorJson(CAPACITY, rule.flatErrors.includes(CAPACITY.status) ? "flat" : "standard");
    return [rule.path, { rule, body, bytes: Buffer.byteLength(body) }];
  }),
);

/** What listens in front of the application. */
export function createAdmissionControl(parts: AdmissionControlParts, app: RequestListener): RequestListener {
  const longestWait = parts.assessTimeoutMs * WAIT_AT_MOST;
  let inside = 0;
  let shed = 0;
  let untold = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  let gathering = false;
  const fixed = ["Cache-Control", "no-store", "Retry-After", String(CAPACITY.retryAfter), "Content-Type", JSON_CONTENT, ...parts.securityHeaders.flat()];

  /** Figures of a flood, told together: each by itself would cost as much as the answer. */
  function tell(): void {
    gathering = false;
    parts.shed(shed);
    parts.refused(CAPACITY.code, shed);
    untold += shed;
    shed = 0;
    if (parts.clock.monotonic() - toldAt < TELL_EVERY) return;
    parts.log.warn({ shed: untold, in_flight: inside }, "more assess calls than can be decided: turned away");
    toldAt = parts.clock.monotonic();
    untold = 0;
  }

  function turnAway({ rule, body, bytes }: Guarded, request: IncomingMessage, response: ServerResponse): void {
    // nobody has looked whose request it is
    const rate = parts.limiter.takeHere(`address:${request.socket.remoteAddress}`, PUBLIC_RATE);
    const headers = ["X-Request-Id", newId(), ...fixed, ...rateHeaders(rate), "Content-Length", bytes];
    if (!parts.keeping()) headers.push("Connection", "close");
    if (rule.browser) headers.push(...originHeaders(request.headers.origin));
    response.writeHead(CAPACITY.status, headers as string[]);
    response.end(body);
    shed += 1;
    if (gathering) return;
    gathering = true;
    setTimeout(tell, FIGURES_EVERY);
  }

  return (request, response) => {
    const asked = request.method === "POST" ? guardedAt(request.url ?? "") : undefined;
    if (asked === undefined) return app(request, response);
    if (inside >= MOST_IN_FLIGHT || parts.queueDelay() > longestWait) return turnAway(asked, request, response);
    let place: "none" | "taken" | "left" = "none";
    // a request that is not complete yet takes no slot: half a request can be held until the server's timeout
    request.once("end", () => {
      if (place !== "none") return;
      place = "taken";
      inside += 1;
    });
    response.once("close", () => {
      if (place === "taken") inside -= 1;
      place = "left";
    });
    return app(request, response);
  };
}

/** The guarded operation of an address, however the router would let it be spelled. */
function guardedAt(url: string): Guarded | undefined {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return guarded.get(path) ?? guarded.get(path.toLowerCase().replace(/\/$/, ""));
}
