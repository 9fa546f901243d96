// Reads bodies: content type first, then size, then syntax. What is left of the Content-Type header is one fixed string or nothing, because the
// validator keeps a compiled copy per spelling it has seen.
import express, { type Request, type RequestHandler } from "express";
import { ApiError, validationError } from "./api-error.ts";

/** The one media type that is parsed and validated here; the bytes of others are for their handlers. */
export const JSON_TYPE = "application/json";

/** Checks the media type: the operation's own, in UTF-8. Parameters other than a charset are ignored. */
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

/** Reads a body of at most `limit` bytes: JSON is parsed, any other stays as its bytes. Compressed bodies are not read: they would make the limit meaningless. */
export function readBody(type: string, limit: number, required: boolean): RequestHandler {
  return type === JSON_TYPE ? jsonBody(limit, required) : rawBody(type, limit, required);
}

function jsonBody(limit: number, required: boolean): RequestHandler {
  const empty = new WeakSet<object>();
  const verify = (request: object, _response: object, bytes: Buffer): void => void (bytes.length === 0 && empty.add(request));
  const parse = express.json({ limit, strict: false, inflate: false, type: () => true, verify });
  // the parser takes no bytes for an empty object
  return limited(parse, limit, required ? "a JSON object" : undefined, (request) => (empty.has(request) ? undefined : request.body));
}

/** Reads a body of at most `limit` bytes, and leaves it as it is; undefined where there is none. */
export function rawBody(type: string, limit: number, required: boolean): RequestHandler {
  const read = express.raw({ limit, inflate: false, type: () => true });
  return limited(read, limit, required ? type : undefined, ({ body }) => (Buffer.isBuffer(body) && body.length > 0 ? body : undefined));
}

/** A reader of bodies that refuses in our words. `required` says what must be sent. */
function limited(read: RequestHandler, limit: number, required: string | undefined, bodyOf: (request: Request) => unknown): RequestHandler {
  return (request, response, next) => {
    // said before the body is read: a client that announces too much is not waited for
    if (Number(request.headers["content-length"] ?? 0) > limit) {
      response.setHeader("Connection", "close");
      return next(new ApiError("PAYLOAD_TOO_LARGE", { details: { limit_bytes: limit } }));
    }
    read(request, response, (error?: unknown) => {
      if (error !== undefined) return next(bodyError(error, limit));
      request.body = bodyOf(request);
      if (required !== undefined && request.body === undefined) return next(validationError([{ path: "body", message: `must be sent: ${required}` }]));
      next();
    });
  };
}

function bodyError(error: unknown, limit: number): unknown {
  switch ((error as { type?: string }).type) {
    case "entity.too.large":
      return new ApiError("PAYLOAD_TOO_LARGE", { details: { limit_bytes: limit } });
    case "encoding.unsupported":
    case "charset.unsupported":
      return new ApiError("UNSUPPORTED_MEDIA_TYPE");
    case "entity.parse.failed":
      return validationError([{ path: "body", message: "must be well-formed JSON" }]);
    case "request.aborted":
    case "request.size.invalid":
      return validationError([{ path: "body", message: "ended before its Content-Length" }]);
    default:
      return error;
  }
}
