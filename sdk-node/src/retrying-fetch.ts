// The one `fetch` of the clients: it makes attempts until one succeeds, or none would help. Everything above it sees one request and one response.
import { ApiError } from "./api-error.ts";
import { bounded } from "./bounded.ts";
import { FraudRiskError } from "./errors.ts";
import { type ClientStep, notify } from "./events.ts";
import { handleHeader } from "./idempotency.ts";
import { attemptEnd, type Limits } from "./limits.ts";
import { redactionOf } from "./redaction.ts";
import { mayRepeat } from "./repeatable.ts";
import { connectionError, responseError } from "./response-error.ts";
import { retryWaitMs } from "./retry.ts";
import type { Rule } from "./rule.ts";
import { type Runtime, sleep, stopwatch } from "./runtime.ts";
import type { Transport } from "./settings.ts";

/** A call, as far as time and repetition go. */
export interface Call {
  /** The operation; undefined if it is unknown: then the method and the header of the request say whether it may be repeated, and nothing is reported. */
  readonly rule: Rule | undefined;
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds since the call began. */
  readonly elapsedMs: () => number;
}

/** Sends the request of a call, in as many attempts as it takes. */
export type RetryingFetch = (request: Request, call: Call) => Promise<Response>;

/** What came of an attempt: a response, which may be an error, or an error alone. */
type Outcome = { readonly response: Response; readonly failure?: ApiError } | { readonly response?: undefined; readonly failure: FraudRiskError };

/**
 * Builds the `fetch` that retries. It resolves with the last response, whatever its status, body read and ready to be read again unless it is a stream.
 * Redirects are not followed: the data of a payment goes to the configured address only.
 *
 * It throws ConnectionError or TimeoutError if the last attempt had no complete response, and AbortError.
 */
export function createFetch(transport: Pick<Transport, "fetch" | "onEvent">, runtime: Runtime): RetryingFetch {
  return async (request, call) => {
    const { rule, limits, signal, elapsedMs } = call;
    const send = await repeatable(transport, request, call);
    const repetition = rule ?? { method: request.method.toLowerCase() as Rule["method"], idempotencyHandle: request.headers.has(handleHeader) };
    let last: Outcome | undefined;
    for (let retries = 0; ; retries += 1) {
      const remainingMs = limits.deadlineMs - elapsedMs();
      // The wait took longer than planned: this process was busy. The last response of the server is still the better answer.
      if (last && remainingMs <= 0) return settle(last);
      const report = (step: ClientStep) => {
        if (rule) notify(transport.onEvent, { operation: rule.id, method: request.method, path: rule.path, attempt: retries + 1, ...step });
      };
      last = await attempt(runtime, request, report, () => bounded(runtime, attemptEnd(limits, remainingMs), signal, send));
      const { failure } = last;
      if (!failure || !mayRepeat(failure, repetition)) return settle(last);
      const waitMs = retryWaitMs(failure, limits, { retries, elapsedMs: elapsedMs(), epochMs: runtime.epochMs() }, runtime.random);
      if (waitMs === null) return settle(last);
      report({ type: "retry", waitMs });
      await sleep(runtime, waitMs, signal);
    }
  };
}

function settle({ response, failure }: Outcome): Response {
  if (response) return response;
  throw failure;
}

async function attempt(
  runtime: Runtime,
  request: Request,
  report: (step: ClientStep) => void,
  send: () => Promise<{ readonly response: Response; readonly text: string }>,
): Promise<Outcome> {
  report({ type: "request" });
  const elapsedMs = stopwatch(runtime);
  try {
    const { response, text } = await send();
    const requestId = response.headers.get("X-Request-Id");
    report({ type: "response", status: response.status, requestId: requestId && redactionOf(request)(requestId), durationMs: elapsedMs() });
    return response.ok ? { response } : { response, failure: responseError(response, text, (...parts) => new ApiError(...parts)) };
  } catch (error) {
    if (!(error instanceof FraudRiskError)) throw error;
    report({ type: "failure", error: error.name, durationMs: elapsedMs() });
    return { failure: error };
  }
}

/** Reads a request, whose body can be read once only, into something that sends it again and again and reads the response. */
async function repeatable({ fetch }: Pick<Transport, "fetch">, request: Request, { rule, signal }: Call) {
  const { url, method, headers, credentials } = request;
  const body = await bodyOf(request);
  const streamed = !/^[^,]*(json|\*)/.test(headers.get("Accept") ?? rule?.answerType ?? "*");
  return async (ended: AbortSignal) => {
    try {
      // Nobody waits for the call any more while a stream is read, and the caller can still abort it.
      const over = streamed && signal ? AbortSignal.any([ended, signal]) : ended;
      const response = await fetch(url, { method, headers, body, signal: over, redirect: "manual", credentials });
      return { response, text: streamed && response.ok ? "" : await response.clone().text() };
    } catch (thrown) {
      throw connectionError(request, thrown);
    }
  };
}

/** JSON as text, as callers' own `fetch` functions like to read it, anything else as bytes. */
async function bodyOf(request: Request): Promise<string | Uint8Array<ArrayBuffer> | undefined> {
  if (/json/.test(request.headers.get("Content-Type") ?? "")) return (await request.text()) || undefined;
  const bytes = new Uint8Array(await request.arrayBuffer());
  // an empty file is a body all the same
  return bytes.length > 0 || request.body ? bytes : undefined;
}
