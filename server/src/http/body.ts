// Reads JSON bodies: content type first, then size, then syntax. What is left of the Content-Type header is one fixed string, because the
// validator keeps a compiled copy per spelling it has seen.
import express, { type RequestHandler } from "express";
import { ApiError, type FieldFailure, validationError } from "./api-error.ts";
import { cardNumberFields } from "./card-number.ts";

/** Nesting beyond this is no request of ours; it bounds every recursion over bodies. */
const DEEPEST = 32;

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
export function jsonBody(limit: number): RequestHandler {
  const parse = express.json({ limit, strict: false, inflate: false, type: () => true });
  return (request, response, next) => {
    parse(request, response, (error?: unknown) => next(error === undefined ? undefined : bodyError(error, limit)));
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

/** Fields that no operation accepts: card numbers, characters that text columns cannot hold, bottomless nesting. */
export function forbiddenContent(body: unknown): FieldFailure[] {
  if (depth(body, 0) > DEEPEST) return [{ path: "body", message: `must not be nested deeper than ${DEEPEST} levels` }];
  return [...cardNumberFields(body), ...unstorable(body, "")];
}

function depth(value: unknown, level: number): number {
  if (level > DEEPEST || value === null || typeof value !== "object") return level;
  let deepest = level;
  for (const member of Object.values(value)) deepest = Math.max(deepest, depth(member, level + 1));
  return deepest;
}

function unstorable(value: unknown, path: string): FieldFailure[] {
  if (typeof value === "string")
    return value.includes("\u0000") || !value.isWellFormed() ? [{ path, message: "must not contain NUL characters or lone surrogates" }] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : unstorable(name, path === "" ? "(field name)" : `${path}.(field name)`)),
    ...unstorable(member, Array.isArray(value) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`),
  ]);
}
