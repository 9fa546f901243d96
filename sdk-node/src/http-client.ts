// The client of openapi-fetch that both SDKs are: typed by the contract's `paths`, with our middleware, and with the `fetch` that retries.
import createClient, { type ClientOptions } from "openapi-fetch";
import type { paths } from "../../generated/types.ts";
import { bounded } from "./bounded.ts";
import type { CallOptions } from "./call-options.ts";
import { type FraudRiskError, UsageError } from "./errors.ts";
import { checkedKey, handleHeader } from "./idempotency.ts";
import { callEnd, resolveLimits } from "./limits.ts";
import { type ChainSettings, middlewareChain } from "./middleware/chain.ts";
import { type CredentialOf, credentialMiddleware } from "./middleware/credential.ts";
import type { FraudRiskMiddleware } from "./middleware/handlers.ts";
import { redactionOf } from "./redaction.ts";
import type { Reply } from "./reply.ts";
import { createFetch } from "./retrying-fetch.ts";
import type { Rule } from "./rule.ts";
import { type Runtime, stopwatch } from "./runtime.ts";
import type { Transport } from "./settings.ts";

/** The media type of bodies unless the operation has another. */
export const JSON_TYPE = "application/json";

/** Parts of a client. */
export interface HttpSettings extends Transport, ChainSettings {
  readonly credentialOf: CredentialOf;
  /** May the request of an operation be sent again after this error? */
  readonly mayRepeat: (error: FraudRiskError, rule: Rule) => boolean;
  /** Options of the client of openapi-fetch that hold for each request. */
  readonly client: Pick<ClientOptions, "baseUrl" | "credentials" | "headers" | "pathSerializer" | "querySerializer">;
}

/** Parameters of a call for openapi-fetch. The body is serialized before `send` returns: later changes do not affect retries. */
export interface CallRequest {
  readonly headers: Headers;
  readonly params?: { readonly path: object; readonly query: object };
  readonly body?: unknown;
  /** Writes a body that is not JSON. */
  readonly bodySerializer?: (body: unknown) => unknown;
  /** `stream`: the body of a success is for the caller to read. Default: JSON. */
  readonly parseAs?: "json" | "stream";
  readonly middleware?: readonly FraudRiskMiddleware[];
}

/** Sends a call. Its promise rejects with a `FraudRiskError`. */
export type Send = <Body>(rule: Rule, request: CallRequest, options: CallOptions) => Promise<Reply<Body>>;

/** Builds the client of openapi-fetch. */
export function createSend(settings: HttpSettings, runtime: Runtime): Send {
  const client = createClient<paths>({ ...settings.client, bodySerializer: writeJson });
  client.use(...middlewareChain(settings, runtime.uuid));
  // Which path goes with which body is known to the types of the generated methods, and not here, where the operation is a variable.
  const request = client.request as unknown as (method: string, path: string, init: object) => Promise<{ data?: unknown; response: Response }>;
  const retrying = createFetch(settings, runtime);

  return async <Body>(rule: Rule, call: CallRequest, { signal, idempotencyKey, ...given }: CallOptions): Promise<Reply<Body>> => {
    const limits = resolveLimits(given, settings.limits);
    if (idempotencyKey !== undefined) call.headers.set(handleHeader, checkedKey(rule, idempotencyKey));
    const elapsedMs = stopwatch(runtime);
    // a session is requested from the caller's own function, which may hang
    const credential = () => bounded(runtime, callEnd(limits, limits.deadlineMs), signal, async () => settings.credentialOf(rule));
    let redact = (text: string) => text;
    const { data, response } = await request(rule.method, rule.path, {
      ...call,
      middleware: [...(call.middleware ?? []), credentialMiddleware(credential)],
      fetch: (sent: Request) => {
        redact = redactionOf(sent);
        return retrying(sent, { rule, streamed: call.parseAs === "stream", mayRepeat: (error) => settings.mayRepeat(error, rule), limits, signal, elapsedMs });
      },
    });
    const { headers } = response;
    const requestId = headers.get("X-Request-Id");
    // The only unchecked cast: a success is assumed to have the body of the contract.
    return { data: data as Body, response, requestId: requestId && redact(requestId), idempotentReplayed: headers.get("Idempotent-Replayed") === "true" };
  };
}

function writeJson(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw new UsageError("The body cannot be written as JSON: it has a cycle or a BigInt.", { cause });
  }
}
