// For pages with their own openapi-fetch client: the parts of this package's client, to add to it.
import { browserCodes, browserOperations } from "../../generated/sdk-facts.ts";
import { plainError } from "../../sdk-node/src/api-error.ts";
import { middlewareChain } from "../../sdk-node/src/middleware/chain.ts";
import { connectionErrorMiddleware } from "../../sdk-node/src/middleware/connection-errors.ts";
import { credentialMiddleware } from "../../sdk-node/src/middleware/credential.ts";
import { type DeprecationHook, deprecationWarnings } from "../../sdk-node/src/middleware/deprecation.ts";
import type { FraudRiskMiddleware } from "../../sdk-node/src/middleware/handlers.ts";
import { mayRepeatRequest } from "../../sdk-node/src/repeatable.ts";
import { createFetch } from "../../sdk-node/src/retrying-fetch.ts";
import { isStreamed, ruleAt, ruleOf } from "../../sdk-node/src/rule.ts";
import { stopwatch } from "../../sdk-node/src/runtime.ts";
import { resolveTransport, type TransportOptions } from "../../sdk-node/src/settings.ts";
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
  const chain = middlewareChain({ operations: browserOperations, codes: browserCodes, makeError: plainError, onDeprecation }, browserRuntime.uuid);
  return [
    ...chain,
    connectionErrorMiddleware(),
    credentialMiddleware(({ request, schemaPath }) => {
      const rule = ruleAt(browserOperations, request.method, schemaPath);
      return rule && credentialOf(rule);
    }),
  ];
}

/**
 * The `fetch` of an openapi-fetch client that retries as this package's own client does, within the same limits. It follows no redirect. The `signal`
 * of a request ends the call, waits included.
 *
 * @throws UsageError for a limit outside its range
 */
export function retryingFetch(options: TransportOptions = {}): (request: Request) => Promise<Response> {
  const transport = resolveTransport(options, checkoutLimits);
  const send = createFetch({ ...transport, codes: browserCodes }, browserRuntime);
  return (request) => {
    const rule = ruleOf(browserOperations, request);
    const { signal } = request;
    return send(request, {
      rule,
      streamed: isStreamed(request, rule),
      mayRepeat: (error) => mayRepeatRequest(error, request, rule),
      limits: transport.limits,
      signal,
      elapsedMs: stopwatch(browserRuntime),
    });
  };
}
