// Admission control, in front of the application: sheds assess calls that could not be decided in time, while that is cheap. A request that has reached
// the queue has cost nearly as much as a decision; shedding there would leave no capacity for decisions under overload.

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { OperationRule } from "../../../../generated/operations.ts";
import { atCapacity } from "../../platform/errors/api-error.ts";
import { errorJson, JSON_CONTENT } from "../../platform/http/answer.ts";
import { originHeaders } from "../../platform/http/cors.ts";
import { PUBLIC_RATE, type RateLimiter, rateHeaders } from "../../platform/http/rate-limit.ts";
import { handled } from "../../platform/http/request-fingerprint.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Logger } from "../../platform/observability/log.ts";
import type { Clock } from "../../platform/time/clock.ts";

/** Fully received assess calls that may be in flight at the same time. */
export const MOST_IN_FLIGHT = 512;
/** Share of the deadline that the head of the queue may have waited while further calls are admitted: a short stall of the database sheds nothing. */
const WAIT_AT_MOST = 0.5;
/** Interval (ms) between log lines about an overload, and for which its figures are aggregated. */
const LOG_INTERVAL = 1000;
const FIGURES_INTERVAL = 100;

/** Dependencies of admission control. */
export interface AdmissionControlParts {
  /** Time (ms) that the head of the queue has waited; 0 without a queue. */
  readonly queueDelay: () => number;
  /** Deadline of an assess call (ms). */
  readonly assessTimeoutMs: number;
  readonly limiter: RateLimiter;
  readonly securityHeaders: readonly (readonly [string, string])[];
  readonly log: Logger;
  readonly clock: Clock;
  /** Called with the number of requests that were shed. */
  readonly shed: (requests: number) => void;
  readonly refused: (code: string, requests: number, reason?: string) => void;
  /** False during shutdown: answers then carry `Connection: close`. */
  readonly keepsAlive: () => boolean;
}

const CAPACITY = atCapacity();

/** An operation under admission control, and the answer to a shed request. */
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

/** Creates the request listener in front of the application. */
export function createAdmissionControl(parts: AdmissionControlParts, app: RequestListener): RequestListener {
  const longestWait = parts.assessTimeoutMs * WAIT_AT_MOST;
  let inFlight = 0;
  let pending = 0;
  let unlogged = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let reportScheduled = false;
  const fixed = ["Cache-Control", "no-store", "Retry-After", String(CAPACITY.retryAfter), "Content-Type", JSON_CONTENT, ...parts.securityHeaders.flat()];

  /** Figures of an overload, logged together: a line per request would cost as much as the answer. */
  function report(): void {
    reportScheduled = false;
    parts.shed(pending);
    parts.refused(CAPACITY.code, pending, CAPACITY.reason);
    unlogged += pending;
    pending = 0;
    if (parts.clock.monotonic() - loggedAt < LOG_INTERVAL) return;
    parts.log.warn({ reason: CAPACITY.reason, shed: unlogged, in_flight: inFlight }, "overload: assess calls shed");
    loggedAt = parts.clock.monotonic();
    unlogged = 0;
  }

  function refuse({ rule, body, bytes }: Guarded, request: IncomingMessage, response: ServerResponse): void {
    // the caller is not authenticated yet
    const rate = parts.limiter.takeHere(`address:${request.socket.remoteAddress}`, PUBLIC_RATE);
    const headers = ["X-Request-Id", newId(), ...fixed, ...rateHeaders(rate), "Content-Length", bytes];
    if (!parts.keepsAlive()) headers.push("Connection", "close");
    if (rule.browser) headers.push(...originHeaders(request.headers.origin));
    response.writeHead(CAPACITY.status, headers as string[]);
    response.end(body);
    pending += 1;
    if (reportScheduled) return;
    reportScheduled = true;
    setTimeout(report, FIGURES_INTERVAL);
  }

  return (request, response) => {
    const operation = request.method === "POST" ? guardedAt(request.url ?? "") : undefined;
    if (operation === undefined) return app(request, response);
    if (inFlight >= MOST_IN_FLIGHT || parts.queueDelay() > longestWait) return refuse(operation, request, response);
    let slot: "none" | "taken" | "released" = "none";
    // an incomplete request takes no slot: half a request can be held until the server's timeout
    request.once("end", () => {
      if (slot !== "none") return;
      slot = "taken";
      inFlight += 1;
    });
    response.once("close", () => {
      if (slot === "taken") inFlight -= 1;
      slot = "released";
    });
    return app(request, response);
  };
}

/** The guarded operation of an address, in every spelling that the router accepts. */
function guardedAt(url: string): Guarded | undefined {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return guarded.get(path) ?? guarded.get(path.toLowerCase().replace(/\/$/, ""));
}
