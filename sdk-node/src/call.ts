import { retryableCodes, sdkOperations } from "../../generated/sdk-facts.ts";
import type { CallInput, OperationId, SuccessBody } from "../../generated/sdk-resources.ts";
import { type ApiPromise, apiPromise } from "./api-promise.ts";
import type { CallOptions } from "./call-options.ts";
import { credentialFor } from "./credential.ts";
import { errorOfCode } from "./error-classes.ts";
import { createSend, type Send } from "./http-client.ts";
import { walked } from "./pages.ts";
import { mayRepeat } from "./repeatable.ts";
import type { Reply } from "./reply.ts";
import { requestOf, writePath, writeQuery } from "./request.ts";
import { withRetries } from "./retry-facts.ts";
import type { Rule } from "./rule.ts";
import type { Runtime } from "./runtime.ts";
import type { Settings } from "./settings.ts";

/** The runtime of the generated methods: sends one logical call, with retries. */
export interface ClientCall {
  <Id extends OperationId>(operation: Id, input: CallInput, options: CallOptions | undefined): ApiPromise<SuccessBody<Id>>;
  /** The same for an operation that the generated methods do not have. */
  <Body>(rule: Rule, input: CallInput, options: CallOptions | undefined): ApiPromise<Body>;
}

/**
 * Builds that runtime over a client of openapi-fetch. Its promises reject with a `FraudRiskError`: `UsageError` before any request, else the error of
 * the last attempt (`ApiError`, `ConnectionError`, `TimeoutError`), or `AbortError`.
 */
export function createCall(settings: Settings, runtime: Runtime): ClientCall {
  const { baseUrl, credential, userAgent } = settings;
  const client = { baseUrl, headers: { "User-Agent": userAgent }, pathSerializer: writePath, querySerializer: writeQuery };
  const credentialOf = (rule: Rule) => credentialFor(credential, rule);
  const send = createSend(
    { ...settings, operations: sdkOperations, codes: retryableCodes, makeError: errorOfCode, sayRetries: withRetries, credentialOf, mayRepeat, client },
    runtime,
  );
  return <Body>(operation: OperationId | Rule, input: CallInput, options: CallOptions = {}) => {
    const rule: Rule = typeof operation === "string" ? { id: operation, ...sdkOperations[operation] } : operation;
    const page = async (query = input.query) => {
      const reply = await call<Body>(send, rule, { ...input, query }, options);
      settings.unknownFields(reply.data);
      return reply;
    };
    const promise = apiPromise(page());
    return rule.items === undefined ? promise : walked(promise, rule.items, (cursor) => page({ ...input.query, cursor }));
  };
}

async function call<Body>(send: Send, rule: Rule, input: CallInput, options: CallOptions): Promise<Reply<Body>> {
  return send<Body>(rule, requestOf(rule, input, options), options);
}
