import { AbortError, ConnectionError, type FraudRiskError, type TimeoutError } from "./errors.ts";
import { describeFailure } from "./redaction.ts";
import type { PreparedRequest } from "./request.ts";
import type { Runtime } from "./runtime.ts";
import type { Settings } from "./settings.ts";

/** A complete answer; the body of `response` has been read. */
export interface Answer {
  readonly response: Response;
  readonly text: string;
  /** `X-Request-Id`. */
  readonly requestId: string | null;
}

/** When an attempt has to end. */
export interface AttemptEnd {
  /** Milliseconds that the attempt may take. */
  readonly ms: number;
  /** What to throw when they are over. */
  readonly error: TimeoutError;
}

/**
 * Sends a request once and reads the whole answer, whatever its status.
 *
 * @throws ConnectionError, TimeoutError (`end.error`) or AbortError, also if the given fetch ignores its signal.
 *   Whatever the outcome, neither a timer nor a listener stays behind.
 */
export function attempt(settings: Settings, runtime: Runtime, request: PreparedRequest, end: AttemptEnd, signal: AbortSignal | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortError(signal.reason));
    const controller = new AbortController();
    const onAbort = () => stop(new AbortError(signal?.reason));
    const cancelTimer = runtime.after(end.ms, () => stop(end.error));
    const release = () => {
      cancelTimer();
      signal?.removeEventListener("abort", onAbort);
    };
    const stop = (error: FraudRiskError) => {
      release();
      reject(error);
      controller.abort();
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    exchange(settings, request, controller.signal).then(
      (answer) => {
        release();
        resolve(answer);
      },
      (thrown: unknown) => {
        release();
        const { networkCode, cause } = describeFailure(thrown, settings.redact);
        reject(new ConnectionError(new URL(request.url).origin, networkCode, cause));
      },
    );
  });
}

async function exchange(settings: Settings, request: PreparedRequest, signal: AbortSignal): Promise<Answer> {
  const { method, headers, body } = request;
  // A redirect is never followed: a payment's data goes to the address that was configured and to no other.
  const response = await settings.fetch(request.url, { method, headers, body, signal, redirect: "manual" });
  const requestId = response.headers.get("X-Request-Id");
  return { response, text: await response.text(), requestId: requestId && settings.redact(requestId) };
}
