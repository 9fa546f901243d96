// Sends responses: JSON text with the headers of every response, and streams of other types.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { type Rendered, Serialized } from "../../../../generated/handlers.ts";
import type { ApiError } from "../errors/api-error.ts";

/** Content type of JSON responses. */
export const JSON_CONTENT = "application/json; charset=utf-8";

/** Sends a JSON body. A body that is already JSON text is sent unchanged. */
export function sendJson(response: Response, status: number, body: unknown): void {
  const json = body instanceof Serialized ? body.json : JSON.stringify(body);
  response.statusCode = status;
  response.setHeader("Content-Type", JSON_CONTENT);
  response.setHeader("Content-Length", Buffer.byteLength(json));
  response.end(json);
}

/** Sends a complete body in its own media type. */
export function sendRendered(response: Response, status: number, { mediaType, bytes }: Rendered): void {
  response.statusCode = status;
  response.setHeader("Content-Type", mediaType);
  response.setHeader("Content-Length", bytes.byteLength);
  response.end(bytes);
}

/** A response whose body is streamed. */
export interface StreamedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  /** `signal` ends the answer at once, also while its reader does not read. */
  readonly body: AsyncIterable<Uint8Array> & { readonly signal?: AbortSignal };
}

/**
 * Streams a body with backpressure. Waits for the first chunk, so that an immediate failure still gets an error response; a later failure destroys the
 * connection, so that a partial body does not look complete. A client that disconnects ends the iteration.
 */
export async function sendStream(response: Response, mediaType: string, { status, headers, body }: StreamedAnswer): Promise<void> {
  const parts = body[Symbol.asyncIterator]();
  const first = await parts.next();
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  response.setHeader("Content-Type", mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType);
  if (response.req.method === "HEAD" || first.done === true) {
    await parts.return?.();
    return void response.end();
  }
  const { signal } = body;
  if (signal !== undefined) {
    // the reader left before the first part was there
    if (response.closed || response.req.socket.readableEnded) {
      response.destroy();
      return void (await parts.return?.());
    }
    endWithReader(response, () => void parts.return?.());
  }
  // in HTTP/1.0, which nginx speaks by default, the end of the connection is the end of the body: only a reset is told from it
  const failed = (): void => {
    if (response.req.httpVersionMajor === 1 && response.req.httpVersionMinor === 0) response.req.socket.resetAndDestroy();
  };
  await pipeline(Readable.from(continued(first.value, parts, failed), { objectMode: false }), response, signal ? { signal } : {}).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ERR_STREAM_PREMATURE_CLOSE" && signal?.aborted !== true) throw error;
    },
  );
}

/**
 * Ends a body that takes long when its reader leaves. The iteration would notice that with its next part only, and a half-closed connection not even then: the
 * service answers those in full, and a stream has no full answer.
 */
function endWithReader(response: Response, end: () => void): void {
  const { socket } = response.req;
  const left = (): void => void response.destroy();
  socket.once("end", left);
  response.once("close", () => {
    socket.off("end", left);
    end();
  });
}

async function* continued(first: Uint8Array, rest: AsyncIterator<Uint8Array>, failed: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  } catch (error) {
    failed();
    throw error;
  } finally {
    await rest.return?.();
  }
}

/** Sends an error in the envelope that the operation was published with. */
export function sendError(response: Response, error: ApiError, shape: "standard" | "flat"): void {
  if (error.retryAfter !== undefined) response.setHeader("Retry-After", String(error.retryAfter));
  sendJson(response, error.status, new Serialized(errorJson(error, shape)));
}

/** An error in one of the two published envelopes. */
export function errorJson({ code, message, details }: ApiError, shape: "standard" | "flat"): string {
  return JSON.stringify(shape === "flat" ? { error: message, code, details } : { error: { code, message, details } });
}
