// Sends answers: JSON text with the headers that every answer carries, and streams of other types.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { type Rendered, Serialized } from "../../../../generated/handlers.ts";
import type { ApiError } from "../errors/api-error.ts";

/** Content type of JSON answers. */
export const JSON_CONTENT = "application/json; charset=utf-8";

/** Sends a JSON body. Bodies that are JSON text already go out byte for byte. */
export function sendJson(response: Response, status: number, body: unknown): void {
  const json = body instanceof Serialized ? body.json : JSON.stringify(body);
  response.statusCode = status;
  response.setHeader("Content-Type", JSON_CONTENT);
  response.setHeader("Content-Length", Buffer.byteLength(json));
  response.end(json);
}

/** Sends a body that was made whole, in its own media type. */
export function sendRendered(response: Response, status: number, { mediaType, bytes }: Rendered): void {
  response.statusCode = status;
  response.setHeader("Content-Type", mediaType);
  response.setHeader("Content-Length", bytes.byteLength);
  response.end(bytes);
}

/** An answer whose body is sent as it comes. */
export interface StreamedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Sends a body as it comes, no faster than it is read. Its first part is waited for, so that what fails at once is still answered as a failure; what
 * fails later destroys the connection, lest a part look like the whole. A client that goes away ends the iteration.
 */
export async function sendStream(response: Response, mediaType: string, { status, headers, body }: StreamedAnswer): Promise<void> {
  const parts = body[Symbol.asyncIterator]();
  const first = await parts.next();
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  response.setHeader("Content-Type", `${mediaType}; charset=utf-8`);
  if (response.req.method === "HEAD" || first.done === true) {
    await parts.return?.();
    return void response.end();
  }
  await pipeline(Readable.from(continued(first.value, parts), { objectMode: false }), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

async function* continued(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  } finally {
    await rest.return?.();
  }
}

/** Sends a failure in the shape that the operation was published with. */
export function sendError(response: Response, error: ApiError, shape: "standard" | "flat"): void {
  if (error.retryAfter !== undefined) response.setHeader("Retry-After", String(error.retryAfter));
  sendJson(response, error.status, new Serialized(errorJson(error, shape)));
}

/** A failure in one of the two shapes that operations were published with. */
export function errorJson({ code, message, details }: ApiError, shape: "standard" | "flat"): string {
  return JSON.stringify(shape === "flat" ? { error: message, code, details } : { error: { code, message, details } });
}
