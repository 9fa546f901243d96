// What a user of release 0.1.0 wrote beside the calls: clients, options, errors, webhooks, files. Compiled against the present SDK, never run.
// Later releases have a file of their own; this one changes when callers of 0.1.0 are given up, and then goes.
import { createReadStream } from "node:fs";
import {
  AbortError,
  ApiError,
  type ApiErrorClass,
  type ApiErrorFacts,
  type ApiErrorOf,
  type ApiPromise,
  type CallOptions,
  type ClientEvent,
  type ClientResources,
  ConnectionError,
  type ErrorCode,
  type EventHook,
  type EventType,
  errorClasses,
  type Fetch,
  FraudRisk,
  FraudRiskError,
  type FraudRiskOptions,
  type HeaderSource,
  type ImportedPortion,
  importFile,
  isApiError,
  type Limits,
  type OperationId,
  type RegisteredApiError,
  type Reply,
  type RequestBody,
  type Schemas,
  type SessionToken,
  SignatureError,
  type SignOptions,
  type SuccessBody,
  TimeoutError,
  type UnwrapOptions,
  UsageError,
  type WebhookEvent,
  webhooks,
} from "@fraud-risk/node";

const text = (_: string): void => {};

/** Every way to make a client. */
export function clients(fetch: Fetch, onEvent: EventHook): readonly FraudRisk[] {
  const limits: Limits = { timeoutMs: 2000, deadlineMs: 5000, maxRetries: 2 };
  const token: SessionToken = async () => "eyJhbGciOiJSUzI1NiJ9.e30.c2ln";
  const options: FraudRiskOptions = { apiKey: "svc_sk_…", baseUrl: "https://risk.example.mx", fetch, onEvent, ...limits };
  return [new FraudRisk(), new FraudRisk({ apiKey: "svc_sk_…" }), new FraudRisk({ sessionToken: token }), new FraudRisk(options)];
}

/** Options of a call, and its answer with the headers. */
export async function options(client: FraudRisk, signal: AbortSignal): Promise<string> {
  const each: CallOptions = { idempotencyKey: "chk_1", signal, headers: { traceparent: "00-1-2-01" }, timeoutMs: 800, deadlineMs: 900, maxRetries: 1 };
  const request: RequestBody<"assessPayin"> = { amount: 1249.9, currency: "MXN" };
  const promise: ApiPromise<SuccessBody<"assessPayin">> = client.assess.payin(request, each);
  const reply: Reply<Schemas["AssessmentResult"]> = await promise.withResponse();
  text(reply.data.decision);
  text(reply.response.headers.get("X-RateLimit-Remaining") ?? "");
  return `${reply.requestId}: ${(await promise).session_id}`;
}

/** A part of the client, handed to one's own code. */
export const held = async ({ assessments }: Pick<ClientResources, "assessments">): Promise<number> => (await assessments.list()).data.length;

/** Errors, told apart by class, by code, and by what they hold. */
export function refusal(error: unknown): string {
  if (isApiError(error, "VALIDATION_ERROR")) {
    const narrowed: ApiErrorOf<"VALIDATION_ERROR"> = error;
    return (narrowed.details.fields ?? []).map(({ path, message }) => `${path} ${message}`).join();
  }
  if (isApiError(error, "FORBIDDEN")) return String(error.details.required_permissions);
  if (error instanceof errorClasses.RATE_LIMIT_EXCEEDED) return `wait, then again: ${error.requestId}`;
  if (isApiError(error)) return facts(error);
  if (error instanceof ApiError) return facts(error);
  if (error instanceof TimeoutError || error instanceof ConnectionError || error instanceof AbortError || error instanceof UsageError) return error.message;
  return error instanceof FraudRiskError ? error.name : String(error);
}

const facts = ({ status, code, message, requestId }: Pick<ApiErrorFacts & ApiError, "status" | "code" | "message" | "requestId">): string =>
  `${status} ${code} ${message} ${requestId}`;

/** Every code has a class of its own. */
export const classOf = <Code extends ErrorCode>(code: Code): ApiErrorClass<Code> => errorClasses[code] as ApiErrorClass<Code>;

/** Every error that the registry knows. */
export const codeOf = ({ code }: RegisteredApiError): ErrorCode => code;

/** What happens in a client. */
export const hook: EventHook = (event: ClientEvent): void => text(event.type);

/** A receiver of events. */
export function receive(body: string | Uint8Array, headers: HeaderSource, secret: string | readonly string[]): string {
  const rules: UnwrapOptions = { toleranceSeconds: 300, now: Date.now };
  try {
    const event: WebhookEvent = webhooks.unwrap(body, headers, secret, rules);
    const type: EventType = event.type;
    if (event.type === "transaction.blocked") return event.data.session_id;
    return type;
  } catch (error) {
    if (error instanceof SignatureError) return error.message;
    throw error;
  }
}

/** A receiver's own test. */
export function sign(event: WebhookEvent<"case.created">): readonly string[] {
  const signed: SignOptions = { id: event.id, secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", at: 0 };
  const headers = webhooks.sign(JSON.stringify(event), signed);
  return [headers["webhook-id"], headers["webhook-timestamp"], headers["webhook-signature"]];
}

/** A file of entries, portion by portion. */
export async function entries(client: FraudRisk): Promise<number> {
  let created = 0;
  for await (const portion of importFile(client, createReadStream("entries.csv"), { maxRetries: 2 })) {
    const { created: more, errors, bytes }: ImportedPortion = portion;
    created += more;
    for (const { line, message } of errors) text(`${bytes} ${line} ${message}`);
  }
  return created;
}

/** Names of operations, as in logs. */
export const operation: OperationId = "assessPayin";
