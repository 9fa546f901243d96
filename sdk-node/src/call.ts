import type { OperationId } from "../../generated/operations.ts";
import { sdkOperations } from "../../generated/sdk-facts.ts";
import type { CallInput, SuccessBody } from "../../generated/sdk-resources.ts";
import { type Reply, readAnswer } from "./answer.ts";
import { type ApiPromise, apiPromise } from "./api-promise.ts";
import { attempt } from "./attempt.ts";
import { deadline, inAttempts, stopwatch } from "./attempts.ts";
import { bounded } from "./bounded.ts";
import type { CallOptions } from "./call-options.ts";
import { askedToken, credentialFor } from "./credential.ts";
import { errorOfCode } from "./error-classes.ts";
import { resolveLimits } from "./limits.ts";
import { walked } from "./pages.ts";
import { redactHeaders } from "./redaction.ts";
import { mayRepeat } from "./repeatable.ts";
import { authorized, prepareRequest } from "./request.ts";
import type { Rule } from "./rule.ts";
import type { Runtime } from "./runtime.ts";
import type { Settings } from "./settings.ts";

/** The runtime of the generated methods: sends one logical call, in as many attempts as it takes. */
export type ClientCall = <Id extends OperationId>(operation: Id, input: CallInput, options: CallOptions | undefined) => ApiPromise<SuccessBody<Id>>;

/**
 * Builds that runtime. Its promises reject with a `FraudRiskError`: `UsageError` before any request, else the error of the last
 * attempt (`ApiError`, `ConnectionError`, `TimeoutError`), or `AbortError`.
 */
export function createCall(settings: Settings, runtime: Runtime): ClientCall {
  return <Id extends OperationId>(operation: Id, input: CallInput, options: CallOptions = {}) => {
    const rule: Rule = { id: operation, ...sdkOperations[operation] };
    const page = (query = input.query) => send<SuccessBody<Id>>(settings, runtime, rule, { ...input, query }, options);
    const promise = apiPromise(page());
    return rule.items === undefined ? promise : walked(promise, rule.items, (cursor) => page({ ...input.query, cursor }));
  };
}

async function send<Body>(settings: Settings, runtime: Runtime, rule: Rule, input: CallInput, options: CallOptions): Promise<Reply<Body>> {
  const { signal } = options;
  const limits = resolveLimits(options, settings.limits);
  const value = credentialFor(settings.credential, rule)?.value;
  const prepared = prepareRequest(settings, rule, input, options, runtime.uuid);
  const elapsedMs = stopwatch(runtime);
  const credential = typeof value === "function" ? await bounded(runtime, deadline(limits, limits.deadlineMs), signal, () => askedToken(value)) : value;
  const request = authorized(prepared, credential);
  return inAttempts(
    { rule, limits, mayRepeat: (error) => mayRepeat(error, rule), runtime, signal, onEvent: settings.onEvent, elapsedMs },
    (end) => attempt(settings, runtime, request, end, signal),
    (answer) => readAnswer<Body>(answer, errorOfCode, request.redact, (headers) => redactHeaders(headers, request.redact)),
  );
}
