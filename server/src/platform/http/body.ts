// Reads bodies: checks content type first, then size, then syntax. Afterwards the Content-Type header is one fixed string or absent, because the
// validator caches a compiled copy per spelling.
import type { Request, RequestHandler } from "express";
import { ApiError, validationError } from "../errors/api-error.ts";
import type { RequestContext, Tracked } from "./context.ts";
import { passesFastScan } from "./fast-body-scan.ts";
import { fingerprintOf } from "./request-fingerprint.ts";

/** The one media type that is parsed and validated here; handlers get other bodies as bytes. */
export const JSON_TYPE = "application/json";

/** Checks that the media type is the operation's, in UTF-8. Parameters other than a charset are ignored. */
export function contentType(expected: string): RequestHandler {
  return (request, _response, next) => {
    const [type = "", ...parameters] = (request.headers["content-type"] ?? "").split(";").map((part) => part.trim().toLowerCase());
    const charset = parameters
      .find((parameter) => parameter.startsWith("charset="))
      ?.slice("charset=".length)
      .replaceAll('"', "");
    const hasBody = request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
    const readable = type === expected && (charset === undefined || charset === "utf-8" || charset === "utf8");
    if (hasBody && !readable) return next(new ApiError("UNSUPPORTED_MEDIA_TYPE"));
    if (expected === JSON_TYPE) request.headers["content-type"] = JSON_TYPE;
    else delete request.headers["content-type"];
    next();
  };
}

/** Reads a body of at most `limit` bytes: parses JSON, leaves other types as bytes. Rejects compressed bodies, since they would make the limit meaningless. */
export function readBody(type: string, limit: number, required: boolean): RequestHandler {
  return type === JSON_TYPE ? jsonBody(limit, required) : rawBody(type, limit, required);
}

function jsonBody(limit: number, required: boolean): RequestHandler {
  const read = readBytes(limit);
  const readOnce: RequestHandler = (request, response, next) => {
    const { bytes } = request as Tracked;
    if (bytes === undefined) return read(request, response, next);
    request.body = bytes;
    next();
  };
  return limited(readOnce, limit, required ? "a JSON object" : undefined, (request: Tracked) => {
    const bytes = bytesOf(request);
    if (bytes === undefined) return undefined;
    request.scanPassed = passesFastScan(bytes);
    if (request.head !== undefined) request.context = { ...(request.context as RequestContext), fingerprint: fingerprintOf(request.head, bytes) };
    return parseJson(bytes);
  });
}

/** The value of a JSON text in UTF-8, with or without a byte order mark. Throws VALIDATION_ERROR. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(
      (bytes[0] === BYTE_ORDER_MARK[0] && bytes.indexOf(BYTE_ORDER_MARK) === 0 ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes).toString("utf8"),
    );
  } catch {
    throw validationError([{ path: "body", message: "must be well-formed JSON" }]);
  }
}

const BYTE_ORDER_MARK = Buffer.from("\ufeff");

/** Reads a body of at most `limit` bytes without parsing it; undefined if there is none. */
export function rawBody(type: string, limit: number, required: boolean): RequestHandler {
  const read = readBytes(limit);
  return limited(read, limit, required ? type : undefined, bytesOf);
}

/**
 * Reads at most `limit` bytes into `request.body`; undefined without a body. Does not use body-parser, which treats a request whose client has half-closed
 * the connection as already read.
 */
function readBytes(limit: number): RequestHandler {
  return (request, _response, next) => {
    const { "content-encoding": encoding = "identity", "content-length": length, "transfer-encoding": coding } = request.headers;
    request.body = undefined;
    if (length === undefined && coding === undefined) return next();
    if (encoding.toLowerCase() !== "identity") return next(new ApiError("UNSUPPORTED_MEDIA_TYPE"));
    const parts: Buffer[] = [];
    let size = 0;
    const done = (error?: ApiError): void => {
      request.off("data", take).off("end", end).off("close", broken);
      if (error === undefined) request.body = Buffer.concat(parts, size);
      else request.pause();
      next(error);
    };
    const take = (part: Buffer): void => {
      size += part.length;
      parts.push(part);
      if (size > limit) done(new ApiError("PAYLOAD_TOO_LARGE", { details: { limit_bytes: limit } }));
    };
    const end = (): void => done();
    const broken = (): void => done(validationError([{ path: "body", message: "ended before its Content-Length" }]));
    if (request.readableAborted) return broken();
    // after an error the stream emits close
    request.on("error", () => undefined);
    request.on("data", take).once("end", end).once("close", broken);
  };
}

/** Hands over a body of at most `limit` bytes as it arrives: `request.body` is iterated once, or not at all. Rejects compressed bodies, as above. */
export function streamedBody(type: string, limit: number, required: boolean): RequestHandler {
  const open: RequestHandler = (request, _response, next) => {
    const { "content-encoding": encoding = "identity", "content-length": length, "transfer-encoding": coding } = request.headers;
    if (encoding.toLowerCase() !== "identity") return next(new ApiError("UNSUPPORTED_MEDIA_TYPE"));
    request.body = coding === undefined && Number(length ?? 0) === 0 ? undefined : partsOf(request, limit);
    next();
  };
  return limited(open, limit, required ? type : undefined, ({ body }) => body);
}

/** The parts of a body. Throws PAYLOAD_TOO_LARGE beyond `limit` bytes, VALIDATION_ERROR if the client breaks off. */
async function* partsOf(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    // destroying the request would close the connection before the answer
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      size += (part as Buffer).length;
      if (size > limit) throw new ApiError("PAYLOAD_TOO_LARGE", { details: { limit_bytes: limit } });
      yield part as Buffer;
    }
  } catch (error) {
    throw error instanceof ApiError ? error : validationError([{ path: "body", message: "ended before its Content-Length" }]);
  } finally {
    // a client that still sends reads the answer only afterwards
    if (!request.readableEnded) request.resume();
  }
}

const bytesOf = ({ body }: Request): Buffer | undefined => (Buffer.isBuffer(body) && body.length > 0 ? body : undefined);

/** Bodies of up to so many times the limit are received to their end after they were refused. */
const DROPPED = 4;

/** Wraps a reader of bodies with the contract's errors. `required` names what must be sent. */
function limited(read: RequestHandler, limit: number, required: string | undefined, bodyOf: (request: Tracked) => unknown): RequestHandler {
  return (request, response, next) => {
    // checked before the body is read: do not wait for a body that is announced as too large
    const announced = Number(request.headers["content-length"] ?? 0);
    if (announced > limit) {
      // Node reads and drops the rest, so that a client that still sends reads the answer; a body far too large is not worth that
      if (announced > DROPPED * limit) response.setHeader("Connection", "close");
      return next(new ApiError("PAYLOAD_TOO_LARGE", { details: { limit_bytes: limit } }));
    }
    read(request, response, (error?: unknown) => {
      if (error !== undefined) return next(error);
      try {
        request.body = bodyOf(request as Tracked);
      } catch (malformed) {
        return next(malformed);
      }
      if (required !== undefined && request.body === undefined) return next(validationError([{ path: "body", message: `must be sent: ${required}` }]));
      next();
    });
  };
}
