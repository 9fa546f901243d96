// For users with their own openapi-fetch client: the parts of this package's client, to add to it.
import { retryableCodes, sdkOperations } from "../../generated/sdk-facts.ts";
import { fetchWith, middlewareWith } from "./client-parts.ts";
import { type CredentialOptions, credentialFor, resolveCredential } from "./credential.ts";
import { errorOfCode } from "./error-classes.ts";
import { defaultLimits } from "./limits.ts";
import { type DeprecationHook, deprecationWarnings } from "./middleware/deprecation.ts";
import type { FraudRiskMiddleware } from "./middleware/handlers.ts";
import { streamMiddleware } from "./middleware/streams.ts";
import { withRetries } from "./retry-facts.ts";
import { systemRuntime } from "./runtime.ts";
import { processEnvironment, refuseBrowser, type TransportOptions } from "./settings.ts";

/** Options of {@link fraudRiskMiddleware}. */
export interface MiddlewareOptions extends CredentialOptions {
  /** Receives each response that says the request uses something deprecated; default: a warning on the console, once for each operation. */
  readonly onDeprecation?: DeprecationHook;
}

/**
 * Middleware for an openapi-fetch client: credential, idempotency key, deprecation warnings, redaction and typed errors. Calls of the client then throw
 * a `FraudRiskError` where they would have resolved with `error`. Operations that this version of the package does not know are sent as they are.
 *
 * @throws UsageError in a browser, for two credentials, and for a publishable key
 * @example
 * const client = createClient<paths>({ baseUrl, fetch: retryingFetch() });
 * client.use(...fraudRiskMiddleware({ apiKey: process.env.FRAUD_RISK_API_KEY }));
 */
export function fraudRiskMiddleware(options: MiddlewareOptions = {}): FraudRiskMiddleware[] {
  refuseBrowser();
  const credential = resolveCredential(options, processEnvironment());
  const settings = {
    operations: sdkOperations,
    codes: retryableCodes,
    makeError: errorOfCode,
    sayRetries: withRetries,
    onDeprecation: options.onDeprecation ?? deprecationWarnings(console),
  };
  return middlewareWith(settings, systemRuntime, (rule) => credentialFor(credential, rule), streamMiddleware());
}

/**
 * The `fetch` of an openapi-fetch client that retries as this package's own client does, within the same limits. It follows no redirect. The `signal`
 * of a request ends the call, waits included. An operation that this version of the package does not know is repeated if its method is idempotent or
 * it has an `Idempotency-Key`.
 *
 * @throws UsageError for a limit outside its range
 */
export function retryingFetch(options: TransportOptions = {}): (request: Request) => Promise<Response> {
  return fetchWith(sdkOperations, retryableCodes, options, defaultLimits, systemRuntime);
}
