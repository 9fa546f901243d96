// The way of a request through the contract: request id, access, rate limit, body, validation, handler. Each step refuses with a registered
// error; one place maps it to an answer.
import type { Express, NextFunction, Request, Response } from "express";
import type { Logger } from "pino";
import { credentialKinds } from "../../../generated/credentials.ts";
import type { Handlers } from "../../../generated/handlers.ts";
import { type OperationId, type OperationRule, operations } from "../../../generated/operations.ts";
import { newId } from "../identifiers/uuid.ts";
import type { Access } from "./access.ts";
import { takeQueryKey } from "./access.ts";
import { sendError, sendJson } from "./answer.ts";
import { ApiError, validationError } from "./api-error.ts";
import { contentType, forbiddenContent, jsonBody } from "./body.ts";
import { containsCardNumber } from "./card-number.ts";
import type { RequestContext } from "./context.ts";
import { allowOrigin, preflight } from "./cors.ts";
import type { RateLimiter, RateState } from "./rate-limit.ts";
import { type SemanticCheck, type Validator, validation } from "./validation.ts";

/** What the pipeline is made of. */
export interface Pipeline {
  readonly handlers: Handlers<RequestContext>;
  readonly checks: Partial<Readonly<Record<OperationId, SemanticCheck>>>;
  readonly access: Access;
  readonly limiter: RateLimiter;
  readonly validator: Validator;
  readonly log: Logger;
  /** `?api_key=` is admitted: outside production only. */
  readonly queryKey: boolean;
  /** Operations that take a credential answer over HTTPS only: in production. A trusted proxy may vouch for it. */
  readonly httpsOnly: boolean;
  /** Told of every answer, for metrics. */
  readonly answered: (operation: string, status: number, milliseconds: number) => void;
}

/** Requests per minute from one address to public operations. */
const PUBLIC_RATE = 6000;

interface Tracked extends Request {
  context?: RequestContext;
  requestId: string;
  arrivedAt: number;
  rule?: OperationRule;
}

/** Mounts every operation of the contract, then what answers for unknown paths and methods, then the error mapper. */
export function mountOperations(app: Express, pipeline: Pipeline): void {
  app.use((request, response, next) => begin(request as Tracked, response, next, pipeline));
  const paths = new Map<string, OperationRule[]>();
  for (const rule of Object.values(operations) as OperationRule[]) paths.set(rule.path, [...(paths.get(rule.path) ?? []), rule]);
  for (const [path, rules] of paths) {
    const route = app.route(path.replace(/\{(\w+)\}/g, ":$1"));
    for (const rule of rules) {
      const steps = [
        admit(rule, pipeline),
        ...(rule.bodyLimit > 0 ? [contentType, jsonBody(rule.bodyLimit)] : [withoutBody]),
        validation(rule.id as OperationId, pipeline.validator, checksOf(rule, pipeline)),
        handle(rule, pipeline),
      ];
      route[rule.method](...(steps as never[]));
    }
    route.options((request, response) => preflight(request, response, rules));
    route.all((request, response, next) => {
      const allowed = rules.map((rule) => rule.method.toUpperCase());
      response.setHeader("Allow", [...allowed, "OPTIONS"].join(", "));
      next(new ApiError("METHOD_NOT_ALLOWED", { details: { allowed_methods: allowed } }));
    });
  }
}

/** Answers unknown paths and maps every error. Mount it last. */
export function mountFallbacks(app: Express, pipeline: Pipeline): void {
  app.use((_request, _response, next) => next(new ApiError("NOT_FOUND")));
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => void fail(error, request as Tracked, response, next, pipeline));
}

function begin(request: Tracked, response: Response, next: NextFunction, pipeline: Pipeline): void {
  request.requestId = newId();
  request.arrivedAt = performance.now();
  response.setHeader("X-Request-Id", request.requestId);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (pipeline.queryKey) takeQueryKey(request);
  response.once("finish", () => finished(request, response, pipeline));
  next();
}

function finished(request: Tracked, response: Response, { log, answered }: Pipeline): void {
  const milliseconds = performance.now() - request.arrivedAt;
  const operation = request.rule?.id ?? "none";
  answered(operation, response.statusCode, milliseconds);
  const level = response.statusCode >= 500 ? "warn" : response.statusCode >= 400 ? "info" : "debug";
  if (!log.isLevelEnabled(level)) return;
  const { credential } = request.context ?? {};
  log[level](
    {
      request_id: request.requestId,
      operation,
      method: request.method,
      status: response.statusCode,
      duration_ms: Math.round(milliseconds * 100) / 100,
      key_id: credential?.id,
      organization_id: credential?.organizationId,
    },
    "request",
  );
}

/** Access and rate limit. */
function admit(rule: OperationRule, { access, limiter, httpsOnly }: Pipeline) {
  return async (request: Tracked, response: Response, next: NextFunction): Promise<void> => {
    request.rule = rule;
    // a credential that travelled in clear text is burnt; operations without one are open to load balancers
    if (httpsOnly && rule.credentials.length > 0 && !request.secure) throw new ApiError("HTTPS_REQUIRED");
    const { credential, fromMemory } = await access.authorize(request, rule).catch((error: unknown) => {
      showRate(response, limiter.take(`address:${request.ip ?? ""}`, PUBLIC_RATE));
      throw error;
    });
    request.context = { requestId: request.requestId, arrivedAt: request.arrivedAt, operation: rule, credential, credentialUnchecked: fromMemory };
    const state =
      credential === undefined
        ? limiter.take(`address:${request.ip ?? ""}`, PUBLIC_RATE)
        : limiter.take(credential.id, credential.rateLimitPerMinute ?? credentialKinds[credential.kind].ratePerMinute);
    showRate(response, state);
    if (rule.browser && credential?.kind !== "secret") allowOrigin(request, response);
    if (!state.allowed) throw new ApiError("RATE_LIMIT_EXCEEDED", { retryAfter: Math.max(1, state.reset - Math.ceil(Date.now() / 1000)) });
    next();
  };
}

function showRate(response: Response, state: RateState): void {
  response.setHeader("X-RateLimit-Limit", state.limit);
  response.setHeader("X-RateLimit-Remaining", state.remaining);
  response.setHeader("X-RateLimit-Reset", state.reset);
}

/** An operation without a body ignores what a client says about one. */
function withoutBody(request: Request, _response: Response, next: NextFunction): void {
  delete request.headers["content-type"];
  next();
}

function checksOf(rule: OperationRule, { checks }: Pipeline): SemanticCheck[] {
  const own = checks[rule.id as OperationId];
  return rule.bodyLimit === 0 ? [] : [forbiddenContent, ...(own === undefined ? [] : [own])];
}

function handle(rule: OperationRule, { handlers }: Pipeline) {
  const handler = handlers[rule.id as OperationId] as (
    input: object,
    context: RequestContext,
  ) => Promise<{ status: number; headers?: Record<string, string | number>; body: unknown }>;
  return async (request: Tracked, response: Response): Promise<void> => {
    const idempotencyKey = request.get("Idempotency-Key");
    if (idempotencyKey !== undefined && containsCardNumber(idempotencyKey))
      throw validationError([{ path: "header.Idempotency-Key", message: "must not hold a full card number" }]);
    const answer = await handler(
      { body: request.body, query: request.query, path: request.params, headers: { "Idempotency-Key": idempotencyKey } },
      request.context as RequestContext,
    );
    for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
    sendJson(response, answer.status, answer.body);
  };
}

/** The only place where errors become answers. */
async function fail(error: unknown, request: Tracked, response: Response, next: NextFunction, pipeline: Pipeline): Promise<void> {
  if (response.headersSent) return next(error);
  const known = await weigh(asApiError(error), request, pipeline);
  if (known.code === "INTERNAL_ERROR") pipeline.log.error({ request_id: request.requestId, operation: request.rule?.id, err: error }, "unforeseen failure");
  if (!response.hasHeader("X-RateLimit-Limit")) showRate(response, pipeline.limiter.take(`address:${request.ip ?? ""}`, PUBLIC_RATE));
  sendError(response, known, request.rule?.errorShape ?? "standard");
}

/** 401 wins over 400: a request that fails on its own is told so only if its key, taken from memory, is still good. */
async function weigh(error: ApiError, request: Tracked, { access }: Pipeline): Promise<ApiError> {
  const { context } = request;
  if (
    context?.credentialUnchecked !== true ||
    error.status < 400 ||
    error.status >= 500 ||
    error.status === 401 ||
    error.status === 403 ||
    error.status === 429
  )
    return error;
  return access.recheck(request, context.operation).then(
    () => error,
    (refusal: unknown) => (refusal instanceof ApiError ? refusal : error),
  );
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof URIError) return validationError([{ path: "path", message: "must be a well-formed URL" }]);
  return new ApiError("INTERNAL_ERROR");
}
