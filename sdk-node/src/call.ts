import { type OperationId, type OperationRule, operations } from "../../generated/operations.ts";
import type { CallInput, SuccessBody } from "../../generated/sdk-resources.ts";
import { type Reply, readAnswer } from "./answer.ts";
import { type ApiPromise, apiPromise } from "./api-promise.ts";
import { type Answer, attempt } from "./attempt.ts";
import { bounded, type TimeEnd } from "./bounded.ts";
import type { CallOptions } from "./call-options.ts";
import { askedToken, credentialFor } from "./credential.ts";
import { FraudRiskError, TimeoutError } from "./errors.ts";
import { type ClientStep, notify } from "./events.ts";
import { type Limits, resolveLimits } from "./limits.ts";
import { authorized, prepareRequest } from "./request.ts";
import { retryWaitMs } from "./retry.ts";
import { type Runtime, sleep } from "./runtime.ts";
import type { Settings } from "./settings.ts";

/** The runtime of the generated methods: sends one logical call, in as many attempts as it takes. */
export type ClientCall = <Id extends OperationId>(operation: Id, input: CallInput, options: CallOptions | undefined) => ApiPromise<SuccessBody<Id>>;

/**
 * Builds that runtime. Its promises reject with a `FraudRiskError`: `UsageError` before any request, else the error of the last
 * attempt (`ApiError`, `ConnectionError`, `TimeoutError`), or `AbortError`.
 */
export function createCall(settings: Settings, runtime: Runtime): ClientCall {
  return <Id extends OperationId>(operation: Id, input: CallInput, options: CallOptions = {}) =>
    apiPromise(send<SuccessBody<Id>>(settings, runtime, operation, input, options));
}

async function send<Body>(settings: Settings, runtime: Runtime, operation: OperationId, input: CallInput, options: CallOptions): Promise<Reply<Body>> {
  const rule: OperationRule = operations[operation];
  const limits = resolveLimits(options, settings.limits);
  const value = credentialFor(settings.credential, rule)?.value;
  const prepared = prepareRequest(settings, rule, input, options, runtime.uuid);
  const elapsedMs = stopwatch(runtime);
  const credential = typeof value === "function" ? await bounded(runtime, deadline(limits, limits.deadlineMs), options.signal, () => askedToken(value)) : value;
  const request = authorized(prepared, credential);
  let failure: FraudRiskError | undefined;
  for (let retries = 0; ; retries += 1) {
    const remainingMs = limits.deadlineMs - elapsedMs();
    // The wait took longer than planned: this process was busy. What the server said last is still the better answer.
    if (failure && remainingMs <= 0) throw failure;
    const report = reporter(settings, operation, retries + 1);
    try {
      const answer = await reported(report, stopwatch(runtime), () => attempt(settings, runtime, request, attemptEnd(limits, remainingMs), options.signal));
      return readAnswer<Body>(answer, request.redact);
    } catch (error) {
      if (!(error instanceof FraudRiskError)) throw error;
      failure = error;
    }
    const waitMs = retryWaitMs(failure, rule, limits, { retries, elapsedMs: elapsedMs(), epochMs: runtime.epochMs() }, runtime.random);
    if (waitMs === null) throw failure;
    report({ type: "retry", waitMs });
    await sleep(runtime, waitMs, options.signal);
  }
}

function attemptEnd(limits: Limits, remainingMs: number): TimeEnd {
  return limits.timeoutMs <= remainingMs ? { ms: limits.timeoutMs, error: new TimeoutError("attempt", limits.timeoutMs) } : deadline(limits, remainingMs);
}

const deadline = (limits: Limits, remainingMs: number): TimeEnd => ({ ms: remainingMs, error: new TimeoutError("deadline", limits.deadlineMs) });

async function reported(report: Report, elapsedMs: () => number, run: () => Promise<Answer>): Promise<Answer> {
  report({ type: "request" });
  try {
    const answer = await run();
    report({ type: "response", status: answer.response.status, requestId: answer.requestId, durationMs: elapsedMs() });
    return answer;
  } catch (error) {
    report({ type: "failure", error: error instanceof Error ? error.name : "unknown", durationMs: elapsedMs() });
    throw error;
  }
}

function stopwatch(runtime: Runtime): () => number {
  const startedMs = runtime.monotonicMs();
  return () => runtime.monotonicMs() - startedMs;
}

type Report = (step: ClientStep) => void;

function reporter(settings: Settings, operation: OperationId, attempt: number): Report {
  const { method, path } = operations[operation];
  return (step) => notify(settings.onEvent, { operation, method: method.toUpperCase(), path, attempt, ...step });
}
