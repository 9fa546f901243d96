import type { Answer } from "./answer.ts";
import { bounded, type TimeEnd } from "./bounded.ts";
import { AbortError, ConnectionError } from "./errors.ts";
import { describeFailure } from "./redaction.ts";
import type { PreparedRequest } from "./request.ts";
import type { Runtime } from "./runtime.ts";
import type { Settings } from "./settings.ts";

/**
 * Sends a request once and reads the whole answer, whatever its status; that of a success in another type than JSON is left to the caller.
 *
 * @throws ConnectionError, TimeoutError (`end.error`) or AbortError
 */
export function attempt(settings: Settings, runtime: Runtime, request: PreparedRequest, end: TimeEnd, signal: AbortSignal | undefined): Promise<Answer> {
  return bounded(runtime, end, signal, (ended) =>
    exchange(settings, request, ended, signal).catch((thrown: unknown) => {
      throw connectionError(request, thrown);
    }),
  );
}

function connectionError(request: PreparedRequest, thrown: unknown): ConnectionError {
  const { networkCode, cause } = describeFailure(thrown, request.redact);
  return new ConnectionError(new URL(request.url).origin, networkCode, cause);
}

async function exchange(settings: Settings, request: PreparedRequest, ended: AbortSignal, signal: AbortSignal | undefined): Promise<Answer> {
  const { method, headers, body, streamed } = request;
  // Nobody waits for the call any more while a stream is read, and the caller can still abort it.
  const over = streamed && signal !== undefined ? AbortSignal.any([ended, signal]) : ended;
  // A redirect is never followed: a payment's data goes to the address that was configured and to no other.
  const response = await settings.fetch(request.url, { method, headers, body, signal: over, redirect: "manual" });
  const given = response.headers.get("X-Request-Id");
  const requestId = given && request.redact(given);
  if (streamed && response.ok && response.body !== null)
    return { response, text: "", stream: ReadableStream.from(readTo(request, response.body, signal)), requestId };
  return { response, text: await response.text(), requestId };
}

/** The parts of a body. One that breaks off throws, so that nobody takes it for whole. */
async function* readTo(request: PreparedRequest, body: ReadableStream<Uint8Array>, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (thrown) {
    throw signal?.aborted ? new AbortError(signal.reason) : connectionError(request, thrown);
  }
}
