import { AbortError } from "../errors.ts";
import { connectionError } from "../response-error.ts";
import type { ResponseMiddleware } from "./handlers.ts";

/**
 * Lets the stream of a response fail with a `ConnectionError` if it is interrupted, so that it cannot be mistaken for complete, and with an `AbortError` where
 * `signal`, or the request's own, aborted it.
 */
export function streamMiddleware(signal?: AbortSignal): ResponseMiddleware {
  return {
    onResponse: async ({ request, response, options }) => {
      const { ok, body, status, statusText, headers } = response;
      if (options.parseAs !== "stream" || !ok || body === null) return undefined;
      return new Response(ReadableStream.from(typedParts(request, body, signal ?? request.signal)), { status, statusText, headers });
    },
  };
}

async function* typedParts(request: Request, body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (thrown) {
    throw signal.aborted ? new AbortError(signal.reason) : connectionError(request, thrown);
  }
}
