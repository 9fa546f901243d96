// Node client of the Fraud Risk Assessment Service.
export type { ErrorCode } from "../../generated/errors.ts";
export type { EventType } from "../../generated/events.ts";
export type { OperationId } from "../../generated/operations.ts";
export type { RequestBody, Schemas, SuccessBody } from "../../generated/sdk-resources.ts";
export type { Reply } from "./answer.ts";
export { ApiError, type ApiErrorFacts, type ApiErrorOf, isApiError, type RegisteredApiError } from "./api-error.ts";
export type { ApiPromise, ClientResources, ListPromise } from "./api-promise.ts";
export type { CallOptions } from "./call-options.ts";
export { FraudRisk } from "./client.ts";
export type { SessionToken } from "./credential.ts";
export { type ApiErrorClass, errorClasses } from "./error-classes.ts";
export { AbortError, ConnectionError, FraudRiskError, TimeoutError, UsageError } from "./errors.ts";
export type { ClientEvent, EventHook } from "./events.ts";
export { failOpen } from "./fail-open.ts";
export { type ImportedPortion, importFile } from "./import-file.ts";
export type { Limits } from "./limits.ts";
export type { Fetch, FraudRiskOptions } from "./settings.ts";
export { type HeaderSource, SignatureError, type SignOptions, type UnwrapOptions, type WebhookEvent, webhooks } from "./webhooks.ts";
