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
      return new Response(typedStream(request, body, signal ?? request.signal), { status, statusText, headers });
    },
  };
}

function typedStream(request: Request, body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (parts) => {
      try {
        const { done, value } = await reader.read();
        if (done) parts.close();
        else parts.enqueue(value);
      } catch (thrown) {
        parts.error(signal.aborted ? new AbortError(signal.reason) : connectionError(request, thrown));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
