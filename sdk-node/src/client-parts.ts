// What both SDKs add to an openapi-fetch client of somebody else.
import type { Limits } from "./limits.ts";
import { type ChainSettings, middlewareChain } from "./middleware/chain.ts";
import { connectionErrorMiddleware } from "./middleware/connection-errors.ts";
import { type CredentialOf, credentialMiddleware } from "./middleware/credential.ts";
import type { FraudRiskMiddleware } from "./middleware/handlers.ts";
import { mayRepeatRequest } from "./repeatable.ts";
import type { KnownCodes } from "./response-error.ts";
import { createFetch } from "./retrying-fetch.ts";
import { isStreamed, type Operations, ruleAt, ruleOf } from "./rule.ts";
import { type Runtime, stopwatch } from "./runtime.ts";
import { resolveTransport, type TransportOptions } from "./settings.ts";

/** The middleware of a client, with a credential for the operations that are known. `more` goes before the credential. */
export function middlewareWith(
  settings: ChainSettings,
  { uuid }: Runtime,
  credentialOf: CredentialOf,
  ...more: readonly FraudRiskMiddleware[]
): FraudRiskMiddleware[] {
  const credential = credentialMiddleware(({ request, schemaPath }) => {
    const rule = ruleAt(settings.operations, request.method, schemaPath);
    return rule && credentialOf(rule);
  });
  return [...middlewareChain(settings, uuid), connectionErrorMiddleware(), ...more, credential];
}

/** The `fetch` of a client, that retries within the limits. Throws UsageError for a limit outside its range. */
export function fetchWith(
  operations: Operations,
  codes: KnownCodes,
  options: TransportOptions,
  defaults: Limits,
  runtime: Runtime,
): (request: Request) => Promise<Response> {
  const transport = resolveTransport(options, defaults);
  const send = createFetch({ ...transport, codes }, runtime);
  return (request) => {
    const rule = ruleOf(operations, request);
    return send(request, {
      rule,
      streamed: isStreamed(request, rule),
      mayRepeat: (error) => mayRepeatRequest(error, request, rule),
      limits: transport.limits,
      signal: request.signal,
      elapsedMs: stopwatch(runtime),
    });
  };
}
