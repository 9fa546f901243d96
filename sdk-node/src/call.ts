import type { OperationId } from "../../generated/operations.ts";
import { retryableCodes, sdkOperations } from "../../generated/sdk-facts.ts";
import type { CallInput, SuccessBody } from "../../generated/sdk-resources.ts";
import { type ApiPromise, apiPromise } from "./api-promise.ts";
import type { CallOptions } from "./call-options.ts";
import { credentialFor } from "./credential.ts";
import { errorOfCode } from "./error-classes.ts";
import { createSend, type Send } from "./http-client.ts";
import { walked } from "./pages.ts";
import { mayRepeat } from "./repeatable.ts";
import type { Reply } from "./reply.ts";
import { requestOf, userAgent, writePath, writeQuery } from "./request.ts";
import type { Rule } from "./rule.ts";
import type { Runtime } from "./runtime.ts";
import type { Settings } from "./settings.ts";

/** The runtime of the generated methods: sends one logical call, with retries. */
export type ClientCall = <Id extends OperationId>(operation: Id, input: CallInput, options: CallOptions | undefined) => ApiPromise<SuccessBody<Id>>;

/**
 * Builds that runtime over a client of openapi-fetch. Its promises reject with a `FraudRiskError`: `UsageError` before any request, else the error of
 * the last attempt (`ApiError`, `ConnectionError`, `TimeoutError`), or `AbortError`.
 */
export function createCall(settings: Settings, runtime: Runtime): ClientCall {
  const { baseUrl, credential } = settings;
  const client = { baseUrl, headers: { "User-Agent": userAgent() }, pathSerializer: writePath, querySerializer: writeQuery };
  const credentialOf = (rule: Rule) => credentialFor(credential, rule);
  const send = createSend({ ...settings, operations: sdkOperations, makeError: errorOfCode, codes: retryableCodes, credentialOf, mayRepeat, client }, runtime);
  return <Id extends OperationId>(operation: Id, input: CallInput, options: CallOptions = {}) => {
    const rule: Rule = { id: operation, ...sdkOperations[operation] };
    const page = (query = input.query) => call<SuccessBody<Id>>(send, rule, { ...input, query }, options);
    const promise = apiPromise(page());
    return rule.items === undefined ? promise : walked(promise, rule.items, (cursor) => page({ ...input.query, cursor }));
  };
}

async function call<Body>(send: Send, rule: Rule, input: CallInput, options: CallOptions): Promise<Reply<Body>> {
  return send<Body>(rule, requestOf(rule, input, options), options);
}
