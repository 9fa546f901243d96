import { bounded, type TimeEnd } from "./bounded.ts";
import { ConnectionError } from "./errors.ts";
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

/**
 * Sends a request once and reads the whole answer, whatever its status.
 *
 * @throws ConnectionError, TimeoutError (`end.error`) or AbortError
 */
export function attempt(settings: Settings, runtime: Runtime, request: PreparedRequest, end: TimeEnd, signal: AbortSignal | undefined): Promise<Answer> {
  return bounded(runtime, end, signal, (ended) =>
    exchange(settings, request, ended).catch((thrown: unknown) => {
      const { networkCode, cause } = describeFailure(thrown, request.redact);
      throw new ConnectionError(new URL(request.url).origin, networkCode, cause);
    }),
  );
}

async function exchange(settings: Settings, request: PreparedRequest, signal: AbortSignal): Promise<Answer> {
  const { method, headers, body } = request;
  // A redirect is never followed: a payment's data goes to the address that was configured and to no other.
  const response = await settings.fetch(request.url, { method, headers, body, signal, redirect: "manual" });
  const requestId = response.headers.get("X-Request-Id");
  return { response, text: await response.text(), requestId: requestId && request.redact(requestId) };
}
