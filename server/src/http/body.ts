// Reads JSON bodies: content type first, then size, then syntax. What is left of the Content-Type header is one fixed string, because the
// validator keeps a compiled copy per spelling it has seen.
import express, { type RequestHandler } from "express";
import { ApiError, validationError } from "./api-error.ts";

/** Checks the media type: JSON in UTF-8. Parameters other than a charset are ignored. */
export const contentType: RequestHandler = (request, _response, next) => {
  const [type = "", ...parameters] = (request.headers["content-type"] ?? "").split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((parameter) => parameter.startsWith("charset="))
    ?.slice("charset=".length)
    .replaceAll('"', "");
  const hasBody = request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  const readable = type === "application/json" && (charset === undefined || charset === "utf-8" || charset === "utf8");
  if (hasBody && !readable) return next(new ApiError("UNSUPPORTED_MEDIA_TYPE"));
  request.headers["content-type"] = "application/json";
  next();
};

/** Parses a JSON body of at most `limit` bytes. Compressed bodies are not read: they would make the limit meaningless. */
export function jsonBody(limit: number, required: boolean): RequestHandler {
  const empty = new WeakSet<object>();
  const verify = (request: object, _response: object, bytes: Buffer): void => void (bytes.length === 0 && empty.add(request));
  const parse = express.json({ limit, strict: false, inflate: false, type: () => true, verify });
  return (request, response, next) => {
    // said before the body is read: a client that announces too much is not waited for
    if (Number(request.headers["content-length"] ?? 0) > limit) {
      response.setHeader("Connection", "close");
      return next(new ApiError("PAYLOAD_TOO_LARGE", { details: { limit_bytes: limit } }));
    }
    parse(request, response, (error?: unknown) => {
      if (error !== undefined) return next(bodyError(error, limit));
      // the parser takes no bytes for an empty object
      if (empty.has(request)) request.body = undefined;
      if (required && request.body === undefined) return next(validationError([{ path: "body", message: "must be sent: a JSON object" }]));
      next();
    });
  };
}

/** What the contract says of a body that could not be read. */
export function bodyError(error: unknown, limit: number): unknown {
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
