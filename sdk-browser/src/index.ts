// Browser client of the Fraud Risk Assessment Service.
export type * from "../../generated/browser-models.ts";
export { ApiError, type ApiErrorFacts, type ApiErrorOf, isApiError, type RegisteredApiError } from "../../sdk-node/src/api-error.ts";
export type { ApiPromise } from "../../sdk-node/src/api-promise.ts";
export type { CallOptions } from "../../sdk-node/src/call-options.ts";
export { AbortError, ConnectionError, FraudRiskError, TimeoutError, UsageError } from "../../sdk-node/src/errors.ts";
export type { ClientEvent, EventHook } from "../../sdk-node/src/events.ts";
export { failOpen } from "../../sdk-node/src/fail-open.ts";
export type { LimitOptions, Limits } from "../../sdk-node/src/limits.ts";
export type { DeprecationHook, DeprecationNotice } from "../../sdk-node/src/middleware/deprecation.ts";
export type { FraudRiskMiddleware } from "../../sdk-node/src/middleware/handlers.ts";
export type { Reply } from "../../sdk-node/src/reply.ts";
export type { Fetch, TransportOptions } from "../../sdk-node/src/settings.ts";
export { type ClientResources, FraudRisk } from "./client.ts";
export { collectDevice, type DeviceOptions } from "./device.ts";
export { fraudRiskMiddleware, type MiddlewareOptions, retryingFetch } from "./openapi-fetch.ts";
export type { FraudRiskOptions } from "./settings.ts";
