// Before everything else: an assess call that could not be decided in time is turned away here, while that is cheap. A request that has come as far as
// the queue has cost nearly as much as a decision; refused there, a flood leaves no time for decisions.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { type OperationRule, operations } from "../../../generated/operations.ts";
import { newId } from "../identifiers/uuid.ts";
import { sendError } from "./answer.ts";
import { ApiError } from "./api-error.ts";
import { allowOrigin } from "./cors.ts";
import { PUBLIC_RATE, type RateLimiter, showRate } from "./rate-limit.ts";

/** Assess calls that may be inside at the same moment. */
export const INSIDE_AT_MOST = 1024;
/** Time (ms) for which the first of the queue may wait while others are let in. */
export const WAIT_AT_MOST = 250;
/** Time (ms) between two lines in the log about a flood. */
const TELL_EVERY = 1000;

/** What the door goes by. */
export interface DoorParts {
  /** Time (ms) for which the first of the queue waits already; 0 where there is no queue. */
  readonly queueDelay: () => number;
  readonly limiter: RateLimiter;
  readonly securityHeaders: readonly (readonly [string, string])[];
  readonly log: Logger;
  /** Told of each request that is turned away. */
  readonly shed: () => void;
  readonly answered: (operation: string, status: number, milliseconds: number) => void;
  readonly refused: (code: string) => void;
  /** False while the process ends: then answers ask callers to go elsewhere. */
  readonly keeping: () => boolean;
}

const guarded: ReadonlyMap<string, OperationRule> = new Map(
  (Object.values(operations) as OperationRule[])
    .filter(({ idempotencyHandle, method }) => idempotencyHandle && method === "post")
    .map((rule) => [rule.path, rule]),
);

const CAPACITY = new ApiError("ASSESS_MAINTENANCE", { retryAfter: 1, message: "The service is at its capacity; retry after the seconds in Retry-After." });

/** What listens in front of the application. */
export function createDoor(parts: DoorParts, app: RequestListener): RequestListener {
  let inside = 0;
  let shed = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  const left = (): void => {
    inside -= 1;
  };

  function turnAway(rule: OperationRule, request: IncomingMessage, response: ServerResponse): void {
    const from = performance.now();
    response.setHeader("X-Request-Id", newId());
    response.setHeader("Cache-Control", "no-store");
    for (const [name, value] of parts.securityHeaders) response.setHeader(name, value);
    if (!parts.keeping()) response.setHeader("Connection", "close");
    // nobody has looked whose request it is
    showRate(response as never, parts.limiter.takeHere(`address:${request.socket.remoteAddress}`, PUBLIC_RATE));
    if (rule.browser) allowOrigin(request as never, response as never);
    sendError(response as never, CAPACITY, rule.flatErrors.includes(CAPACITY.status) ? "flat" : "standard");
    parts.shed();
    parts.refused(CAPACITY.code);
    parts.answered(rule.id, CAPACITY.status, performance.now() - from);
    shed += 1;
    if (from - toldAt < TELL_EVERY) return;
    parts.log.warn({ operation: rule.id, shed, inside }, "more assess calls than can be decided: turned away");
    toldAt = from;
    shed = 0;
  }

  return (request, response) => {
    const rule = request.method === "POST" ? ruleOf(request.url ?? "") : undefined;
    if (rule === undefined) return app(request, response);
    if (inside >= INSIDE_AT_MOST || parts.queueDelay() > WAIT_AT_MOST) return turnAway(rule, request, response);
    inside += 1;
    response.once("close", left);
    return app(request, response);
  };
}

/** The guarded operation of an address, however the router would let it be spelled. */
function ruleOf(url: string): OperationRule | undefined {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return guarded.get(path) ?? guarded.get(path.toLowerCase().replace(/\/$/, ""));
}
