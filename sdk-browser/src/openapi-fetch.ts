// For pages with their own openapi-fetch client: the parts of this package's client, to add to it.
import { browserCodes, browserOperations } from "../../generated/sdk-facts.ts";
import { plainError } from "../../sdk-node/src/api-error.ts";
import { fetchWith, middlewareWith } from "../../sdk-node/src/client-parts.ts";
import { type DeprecationHook, deprecationWarnings } from "../../sdk-node/src/middleware/deprecation.ts";
import type { FraudRiskMiddleware } from "../../sdk-node/src/middleware/handlers.ts";
import type { TransportOptions } from "../../sdk-node/src/settings.ts";
import { browserRuntime } from "./runtime.ts";
import { checkedKey, checkoutLimits, publishableCredential } from "./settings.ts";

/** Options of {@link fraudRiskMiddleware}. */
export interface MiddlewareOptions {
  /** Publishable key. */
  readonly publishableKey: string;
  /** Receives each response that says the request uses something deprecated; default: a warning on the console, once for each operation. */
  readonly onDeprecation?: DeprecationHook;
}

/**
 * Middleware for an openapi-fetch client: credential, idempotency key, deprecation warnings, redaction and typed errors. Calls of the client then throw
 * a `FraudRiskError` where they would have resolved with `error`. Requests that pages may not make are sent as they are.
 *
 * @throws UsageError for any credential but a publishable key
 * @example
 * const client = createClient<paths>({ baseUrl, credentials: "omit", fetch: retryingFetch() });
 * client.use(...fraudRiskMiddleware({ publishableKey: "svc_pub_..." }));
 */
export function fraudRiskMiddleware({ publishableKey, onDeprecation = deprecationWarnings(console) }: MiddlewareOptions): FraudRiskMiddleware[] {
  const credentialOf = publishableCredential(checkedKey(publishableKey));
  const settings = { operations: browserOperations, codes: browserCodes, makeError: plainError, onDeprecation };
  return middlewareWith(settings, browserRuntime, credentialOf);
}

/**
 * The `fetch` of an openapi-fetch client that retries as this package's own client does, within the same limits. It follows no redirect. The `signal`
 * of a request ends the call, waits included.
 *
 * @throws UsageError for a limit outside its range
 */
export function retryingFetch(options: TransportOptions = {}): (request: Request) => Promise<Response> {
  return fetchWith(browserOperations, browserCodes, options, checkoutLimits, browserRuntime);
}
