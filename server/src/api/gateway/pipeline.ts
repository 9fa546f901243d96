// The request pipeline: request id, access, rate limit, body, validation, handler. A step that refuses throws a registered error; failure.ts maps it to
// an answer.

import type { ServerResponse } from "node:http";
import { type Express, type NextFunction, type Request, type RequestHandler, type Response, Router } from "express";
import { type Handlers, Rendered } from "../../../../generated/handlers.ts";
import { type OperationId, type OperationRule, operations } from "../../../../generated/operations.ts";
import { type Credential, type SessionCredential, StaleCredential } from "../../platform/credentials/credential.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { type StreamedAnswer, sendJson, sendRendered, sendStream } from "../../platform/http/answer.ts";
import { contentType, JSON_TYPE, readBody, streamedBody } from "../../platform/http/body.ts";
import type { RequestContext, Tracked } from "../../platform/http/context.ts";
import { allowOrigin, preflight } from "../../platform/http/cors.ts";
import { showRate } from "../../platform/http/rate-limit.ts";
import { type SignatureCheck, signedBody } from "../../platform/http/signed-body.ts";
import { type SemanticCheck, type Validator, validation } from "../../platform/http/validation.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { withDeadline } from "../../platform/time/deadline.ts";
import { TooManyRefusals, takeQueryKey } from "./access.ts";
import { showAddressRate, useAllowance } from "./caller-rate-limit.ts";
import { answerFailure, type FailureHandling } from "./failure.ts";

/** Dependencies of the pipeline. */
export interface Pipeline extends FailureHandling {
  readonly handlers: Handlers<RequestContext>;
  readonly checks: Partial<Readonly<Record<OperationId, SemanticCheck>>>;
  /** For operations that take a signature instead of a credential. */
  readonly signatures: Partial<Readonly<Record<OperationId, SignatureCheck>>>;
  readonly validator: Validator;
  readonly clock: Clock;
  /** `?api_key=` is admitted: outside production only. */
  readonly queryKey: boolean;
  /** Operations that take a credential or a signature answer over HTTPS only: in production. A trusted proxy may vouch for it. */
  readonly httpsOnly: boolean;
  /** Deadline of an assess call (ms). */
  readonly assessTimeoutMs: number;
  /** Headers of every answer. */
  readonly securityHeaders: readonly (readonly [string, string])[];
  /** False during shutdown: responses then make the caller open a new connection. */
  readonly keepsAlive: () => boolean;
  /** Called with a cached key that was verified. */
  readonly used: (credential: Credential) => void;
  /** Called with the session of an admitted request. */
  readonly notePerson: (credential: SessionCredential, requestId: string) => Promise<void>;
  /** Called with every answer, for metrics. */
  readonly answered: (operation: string, status: number, milliseconds: number) => void;
}

/** Mounts every operation of the contract, then the answers for unknown paths and methods, then the error mapper. */
export function mountOperations(app: Express, pipeline: Pipeline): void {
  app.use((request, response, next) => {
    begin(request as Tracked, response, pipeline);
    next();
  });
  const paths = Map.groupBy(Object.values(operations) as OperationRule[], ({ path }) => path);
  // Express compares a path with one route after the other: the routes of one resource are few
  const routers = new Map<string, Router>();
  for (const [path, rules] of paths) {
    const resource = resourceOf(path);
    const router = routers.get(resource) ?? Router();
    routers.set(resource, router);
    mountPath(router, path, rules, pipeline);
  }
  app.use((request, response, next) => {
    const router = routers.get(resourceOf(request.path));
    if (router === undefined) next();
    else router(request, response, next);
  });
}

/** What a path leads to, in lower case, as routes ignore the case: `cases` of `/api/v1/cases/{case_id}`. */
function resourceOf(path: string): string {
  return path.split("/", 4)[3]?.toLowerCase() ?? "";
}

/** The operations of a path, its preflight, and the answer for other methods. */
function mountPath(router: Router, path: string, rules: readonly OperationRule[], pipeline: Pipeline): void {
  const route = router.route(path.replace(/\{(\w+)\}/g, ":$1"));
  for (const rule of rules) route[rule.method](...stepsOf(rule, pipeline));
  route.options((request, response) => {
    showAddressRate(request, response, pipeline.limiter);
    preflight(request, response, rules);
  });
  route.all((_request, response, next) => {
    const allowed = rules.map((rule) => rule.method.toUpperCase());
    response.setHeader("Allow", [...allowed, "OPTIONS"].join(", "));
    next(new ApiError("METHOD_NOT_ALLOWED", { details: { allowed_methods: allowed } }));
  });
}

/** The steps of an operation, in order. */
export function stepsOf(rule: OperationRule, pipeline: Pipeline): RequestHandler[] {
  const steps = [
    admit(rule, pipeline),
    ...bodySteps(rule, pipeline),
    validation(rule.id as OperationId, pipeline.validator, pipeline.checks[rule.id as OperationId]),
    handle(rule, pipeline),
  ];
  return steps as RequestHandler[];
}

/** Answers unknown paths and maps every error. Mount it last. */
export function mountFallbacks(app: Express, pipeline: Pipeline): void {
  app.use((_request, _response, next) => next(new ApiError("NOT_FOUND")));
  app.use(
    (error: unknown, request: Request, response: Response, next: NextFunction) =>
      void answerFailure(error, request as Tracked, response, next, pipeline).catch(() => response.destroy()),
  );
}

/** Before every other step: request id, headers of every response, and the record of the answer. */
export function begin(request: Tracked, response: Response, pipeline: Pipeline): void {
  request.requestId = newId();
  request.arrivedAt ??= pipeline.clock.monotonic();
  response.setHeader("X-Request-Id", request.requestId);
  response.setHeader("Cache-Control", "no-store");
  if (!pipeline.keepsAlive()) response.setHeader("Connection", "close");
  for (const [name, value] of pipeline.securityHeaders) response.setHeader(name, value);
  if (pipeline.queryKey) takeQueryKey(request);
  response.once("finish", () => finished(request, response, pipeline));
  // the client disconnected before its answer was sent
  response.once("close", () => {
    if (response.writableFinished) return;
    // most streams of events end so
    const answered = response.headersSent && request.rule?.answerType === EVENT_STREAM;
    finished(request, response, pipeline, answered ? response.statusCode : CLIENT_CLOSED_REQUEST);
  });
}

/** Media type of event streams. */
const EVENT_STREAM = "text/event-stream";

/** Status in metrics and logs of a request whose client disconnected before the answer, as in nginx; it is never sent. */
const CLIENT_CLOSED_REQUEST = 499;

/** Records an answer in metrics and the log. */
export function finished(
  request: Tracked,
  response: ServerResponse,
  { log, answered, clock }: Pick<Pipeline, "log" | "answered" | "clock">,
  status: number = response.statusCode,
): void {
  const milliseconds = clock.monotonic() - request.arrivedAt;
  const operation = request.rule?.id ?? "none";
  answered(operation, status, milliseconds);
  const level = status >= 500 ? "warn" : status >= 400 ? "info" : "debug";
  if (!log.isLevelEnabled(level)) return;
  const { credential, connection } = request.context ?? {};
  log[level](
    {
      request_id: request.requestId,
      operation,
      method: request.method,
      status,
      reason: request.failureReason,
      duration_ms: Math.round(milliseconds * 100) / 100,
      key_id: credential?.kind === "session" ? undefined : credential?.id,
      person_id: credential?.kind === "session" ? credential.id : undefined,
      connection_id: connection?.id,
      organization_id: (credential ?? connection)?.organizationId,
    },
    "request",
  );
}

/** Access and rate limit. */
function admit(rule: OperationRule, { access, limiter, httpsOnly, assessTimeoutMs, clock, notePerson }: Pipeline) {
  const identified = (request: Tracked, credential: Credential | undefined, fromMemory: boolean): void => {
    request.context = {
      requestId: request.requestId,
      arrivedAt: request.arrivedAt,
      clock,
      operation: rule,
      credential,
      connection: undefined,
      credentialUnchecked: fromMemory,
      reauthorize: async () => (await access.authorize(request, rule, true)).credential,
      fingerprint: undefined,
      sent: undefined,
    };
  };
  const admitted = async (request: Tracked, response: Response): Promise<void> => {
    const { credential, fromMemory } = await access.authorize(request, rule).catch((error: unknown) => {
      if (error instanceof TooManyRefusals) showRate(response, error.state);
      else showAddressRate(request, response, limiter);
      // lets a page read why its key was refused
      if (rule.browser) allowOrigin(request, response);
      throw error;
    });
    identified(request, credential, fromMemory);
    if (rule.browser && credential?.kind !== "secret") allowOrigin(request, response);
    await useAllowance(request, response, credential, limiter);
    if (credential?.kind === "session") await notePerson(credential, request.requestId);
  };
  const later = async (request: Tracked, next: NextFunction, admission: Promise<void>): Promise<void> => {
    // the deadline of an assess call starts at its arrival
    const left = request.arrivedAt + assessTimeoutMs - clock.monotonic();
    await (rule.idempotencyHandle ? withDeadline(admission, left, timedOut) : admission);
    next();
  };
  return (request: Tracked, response: Response, next: NextFunction): Promise<void> | undefined => {
    request.rule = rule;
    // a credential sent in clear text is compromised, and so is the content of a signed event; operations with neither stay open to load balancers
    if (httpsOnly && (rule.credentials.length > 0 || rule.rawBody) && !request.secure) throw new ApiError("HTTPS_REQUIRED");
    // nearly every assess call needs neither a look-up nor a lease, and then no promise and no timer
    const known = access.remembered(request, rule);
    if (known === undefined) return later(request, next, admitted(request, response));
    identified(request, known, true);
    const allowance = useAllowance(request, response, known, limiter);
    if (allowance !== undefined) return later(request, next, allowance);
    next();
    return undefined;
  };
}

function timedOut(): never {
  throw new ApiError("ASSESS_TIMEOUT");
}

function bodySteps(rule: OperationRule, { signatures }: Pipeline) {
  const { requestType: type } = rule;
  if (type === null) return [withoutBody];
  if (rule.streamedBody) return [contentType(type), streamedBody(type, rule.bodyLimit, rule.bodyRequired)];
  if (!rule.rawBody) return [contentType(type), readBody(type, rule.bodyLimit, rule.bodyRequired)];
  const check = signatures[rule.id as OperationId];
  if (check === undefined) throw new Error(`no signature verifier for ${rule.id}`);
  return [contentType(type), ...signedBody(rule.bodyLimit, check)];
}

/** An operation without a body ignores the body headers of a request. */
function withoutBody(request: Request, _response: Response, next: NextFunction): void {
  delete request.headers["content-type"];
  next();
}

interface Sent {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body: unknown;
}

/** The format that `Accept` prefers to JSON, where the operation has one; `format` in the query wins over it. */
function preferredFormat(request: Request, { formats }: OperationRule): { format?: string } {
  const types = Object.values(formats);
  if (types.length === 0) return {};
  const preferred = request.accepts([JSON_TYPE, ...types]);
  const format = Object.keys(formats).find((name) => formats[name] === preferred);
  return format === undefined ? {} : { format };
}

function handle(rule: OperationRule, { handlers, access, used, log }: Pipeline) {
  const implementation = handlers[rule.id as OperationId] as (input: object, context: RequestContext) => Sent | Promise<Sent>;
  const handler = async (input: object, context: RequestContext): Promise<Sent> => implementation(input, context);
  return async (request: Tracked, response: Response): Promise<void> => {
    const headers = { "Idempotency-Key": request.get("Idempotency-Key"), "If-Match": request.get("If-Match"), "Last-Event-ID": request.get("Last-Event-ID") };
    const input = { body: request.body, query: { ...preferredFormat(request, rule), ...request.query }, path: request.params, headers };
    const context = request.context as RequestContext;
    const answer = await handler(input, context).catch(async (error: unknown) => {
      if (!(error instanceof StaleCredential)) throw error;
      // the key was changed while it was cached: check its current state, once
      const { credential } = await access.authorize(request, rule, true);
      return handler(input, { ...context, credential, credentialUnchecked: false });
    });
    if (context.credentialUnchecked && context.credential !== undefined) used(context.credential);
    if (rule.answerType !== null && rule.answerType !== JSON_TYPE) {
      return sendStream(response, rule.answerType, answer as StreamedAnswer).catch((error: unknown) => {
        if (!response.headersSent) throw error;
        log.warn({ request_id: request.requestId, operation: rule.id, err: error }, "answer aborted");
      });
    }
    for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
    if (answer.body instanceof Rendered) sendRendered(response, answer.status, answer.body);
    else sendJson(response, answer.status, answer.body);
  };
}
