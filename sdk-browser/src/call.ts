import { browserCodes, browserOperations, type SdkOperation } from "../../generated/sdk-facts.ts";
import type { OperationId, SuccessBody } from "../../generated/sdk-resources.ts";
import { plainError } from "../../sdk-node/src/api-error.ts";
import { apiPromise } from "../../sdk-node/src/api-promise.ts";
import type { ClientCall } from "../../sdk-node/src/call.ts";
import type { CallOptions } from "../../sdk-node/src/call-options.ts";
import { createSend, JSON_TYPE, type Send } from "../../sdk-node/src/http-client.ts";
import type { Reply } from "../../sdk-node/src/reply.ts";
import type { Rule } from "../../sdk-node/src/rule.ts";
import type { Runtime } from "../../sdk-node/src/runtime.ts";
import { publishableCredential, type Settings } from "./settings.ts";

/** Builds the runtime of the generated methods over a client of openapi-fetch. Its promises reject with a `FraudRiskError`, as those of the Node SDK do. */
export function createCall(settings: Settings, runtime: Runtime): ClientCall {
  const operations: Readonly<Record<string, SdkOperation>> = browserOperations;
  const send = createSend(
    {
      ...settings,
      operations,
      codes: browserCodes,
      makeError: plainError,
      credentialOf: publishableCredential(settings.publishableKey),
      // operations for browsers either read or have a handle
      mayRepeat: () => true,
      // cookies and other credentials of the page are not sent
      client: { baseUrl: settings.baseUrl, credentials: "omit", pathSerializer: (path) => path, querySerializer: () => "" },
    },
    runtime,
  );
  return <Id extends OperationId>(operation: Id, { body }: { readonly body?: unknown }, options: CallOptions = {}) =>
    apiPromise(call<SuccessBody<Id>>(send, { id: operation, ...(operations[operation] as SdkOperation) }, body, options));
}

async function call<Body>(send: Send, rule: Rule, body: unknown, options: CallOptions): Promise<Reply<Body>> {
  const headers = new Headers(options.headers);
  if (body !== undefined) headers.set("Content-Type", JSON_TYPE);
  return send<Body>(rule, { headers, body }, options);
}
