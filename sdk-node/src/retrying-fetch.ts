// The one `fetch` of the clients: it makes attempts until one succeeds, or none would help. Everything above it sees one request and one response.
import { plainError } from "./api-error.ts";
import { bounded } from "./bounded.ts";
import { FraudRiskError } from "./errors.ts";
import { type ClientStep, notify } from "./events.ts";
import { attemptEnd, type Limits } from "./limits.ts";
import { redactionOf } from "./redaction.ts";
import { connectionError, type KnownCodes, responseError } from "./response-error.ts";
import { noteRetries } from "./retry-facts.ts";
import { requestedWaitMs, retryWaitMs } from "./retry-wait.ts";
import type { Rule } from "./rule.ts";
import { type Runtime, sleep, stopwatch } from "./runtime.ts";
import type { Transport } from "./settings.ts";

/** A call, as far as time and repetition go. */
export interface Call {
  /** The operation; undefined if it is unknown: then no events are reported. */
  readonly rule: Rule | undefined;
  /** The body of a success is for the caller to read, after the call. */
  readonly streamed: boolean;
  /** May the request be sent again after this error? */
  readonly mayRepeat: (error: FraudRiskError) => boolean;
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds since the call began. */
  readonly elapsedMs: () => number;
}

/** What the `fetch` that retries is made of. */
export interface FetchSettings extends Pick<Transport, "fetch" | "onEvent"> {
  readonly codes: KnownCodes;
}

/** Sends the request of a call, with retries. */
export type RetryingFetch = (request: Request, call: Call) => Promise<Response>;

/**
 * Builds the `fetch` that retries. It resolves with the last response of any status; its body is buffered, or a stream.
 * Redirects are not followed: the data of a payment goes to the configured address only.
 *
 * It throws ConnectionError or TimeoutError if the last attempt had no complete response, and AbortError.
 */
export function createFetch({ fetch, onEvent, codes }: FetchSettings, runtime: Runtime): RetryingFetch {
  return async (request, { rule, streamed, mayRepeat, limits, signal, elapsedMs }) => {
    const { url, method, headers, credentials } = request;
    const body = await bodyOf(request);

    /** One attempt: the response, and the text of one that is an error. */
    const send = async (ended: AbortSignal): Promise<[response: Response, text: string]> => {
      try {
        // No deadline applies while a stream is read, and the caller can still abort it.
        const over = streamed && signal ? AbortSignal.any([ended, signal]) : ended;
        const response = await fetch(url, { method, headers, body, signal: over, redirect: "manual", credentials });
        return [response, streamed && response.ok ? "" : await response.clone().text()];
      } catch (thrown) {
        throw connectionError(request, thrown);
      }
    };

    let last: Response | undefined;
    let failure: FraudRiskError | undefined;
    for (let retries = 0; ; retries += 1) {
      const report = (step: ClientStep) => rule && notify(onEvent, { operation: rule.id, method, path: rule.path, attempt: retries + 1, ...step });
      const remainingMs = limits.deadlineMs - elapsedMs();
      // A wait can take longer if the process is busy. The last response is still the better result.
      if (!failure || remainingMs > 0) {
        const durationMs = stopwatch(runtime);
        report({ type: "request" });
        try {
          const [response, text] = await bounded(runtime, attemptEnd(limits, remainingMs), signal, send);
          const { status } = response;
          const requestId = response.headers.get("X-Request-Id");
          report({ type: "response", status, requestId: requestId && redactionOf(request)(requestId), durationMs: durationMs() });
          if (response.ok) return response;
          last = response;
          failure = responseError(response, text, codes, plainError);
        } catch (error) {
          if (!(error instanceof FraudRiskError)) throw error;
          report({ type: "failure", error: error.name, durationMs: durationMs() });
          last = undefined;
          failure = error;
        }
      }
      const progress = { retries, elapsedMs: elapsedMs(), epochMs: runtime.epochMs() };
      const repeatable = mayRepeat(failure);
      const waitMs = repeatable ? retryWaitMs(failure, limits, progress, runtime.random) : null;
      if (waitMs === null) {
        const spent = retries < limits.maxRetries ? "deadline" : "attempts";
        const ended = { attempts: retries + 1, elapsedMs: progress.elapsedMs, retryAfterMs: requestedWaitMs(failure, progress.epochMs) || null };
        if (failure.retryable) noteRetries(request, { ...ended, gaveUp: repeatable ? spent : "not_repeatable" });
        if (last) return last;
        throw failure;
      }
      report({ type: "retry", waitMs });
      await sleep(runtime, waitMs, signal);
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
