// Reads bodies: checks content type first, then size, then syntax. Afterwards the Content-Type header is one fixed string or absent, because the
// validator caches a compiled copy per spelling.
import { isUtf8 } from "node:buffer";
import type { Request, RequestHandler, Response } from "express";
import { ApiError, validationError } from "../errors/api-error.ts";
import type { RequestContext, Tracked } from "./context.ts";
import { passesFastScan } from "./fast-body-scan.ts";
import { fingerprintOf } from "./request-fingerprint.ts";
import { SLOW, SlowSender, senderTime } from "./sender-time.ts";

/** The one media type that is parsed and validated here; handlers get other bodies as bytes. */
export const JSON_TYPE = "application/json";

/** The media type of tables, and those that spreadsheets, browsers and mail programs give to the same files. */
const TABLE_TYPE = "text/csv";
const TABLE_TYPES: ReadonlySet<string> = new Set([
  TABLE_TYPE,
  "text/x-csv",
  "application/csv",
  "application/x-csv",
  "text/comma-separated-values",
  "text/tab-separated-values",
  "text/plain",
  "application/vnd.ms-excel",
]);

/** Character sets that need no conversion: their bytes are UTF-8, or the reader of the file detects what they are. */
const UNICODE: ReadonlySet<string> = new Set(["utf-8", "utf8", "us-ascii", "ascii"]);
/** Character sets of tables that are converted. */
const CONVERTED: ReadonlySet<string> = new Set(["utf-16", "utf-16le", "utf-16be", "windows-1252", "cp1252", "iso-8859-1", "latin1"]);

/** Checks that the media type is the operation's, in UTF-8; tables may be of other types and character sets. Parameters other than a charset are ignored. */
export function contentType(expected: string): RequestHandler {
  const isTable = expected === TABLE_TYPE;
  return (request, _response, next) => {
    const [type = "", ...parameters] = (request.headers["content-type"] ?? "").split(";").map((part) => part.trim().toLowerCase());
    const charset = parameters
      .find((parameter) => parameter.startsWith("charset="))
      ?.slice("charset=".length)
      .replaceAll('"', "");
    const hasBody = request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
    const isType = isTable ? TABLE_TYPES.has(type) : type === expected;
    const readable = isType && (charset === undefined || UNICODE.has(charset) || (isTable && CONVERTED.has(charset)));
    if (hasBody && !readable) return next(new ApiError("UNSUPPORTED_MEDIA_TYPE", isTable ? { message: TABLES_ONLY } : {}));
    if (charset !== undefined && CONVERTED.has(charset)) (request as Tracked).charset = charset;
    if (expected === JSON_TYPE) request.headers["content-type"] = JSON_TYPE;
    else delete request.headers["content-type"];
    next();
  };
}

const TABLES_ONLY = "Unsupported content type. Send the file as `Content-Type: text/csv`, in UTF-8, UTF-16 or Windows-1252.";

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

/** The value of a JSON text in UTF-8 (RFC 8259, 8.1), with or without a byte order mark. Throws VALIDATION_ERROR. */
export function parseJson(bytes: Buffer): unknown {
  // a replaced character would be stored, and two values that differ would be the same
  if (!isUtf8(bytes)) throw validationError([{ path: "body", message: "must be in UTF-8" }]);
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
  return (request, response, next) => {
    const { "content-encoding": encoding = "identity", "content-length": length, "transfer-encoding": coding } = request.headers;
    request.body = undefined;
    if (length === undefined && coding === undefined) return next();
    if (encoding.toLowerCase() !== "identity") return next(new ApiError("UNSUPPORTED_MEDIA_TYPE"));
    const parts: Buffer[] = [];
    let size = 0;
    // nearly every body has arrived with its head
    const sender = request.complete ? undefined : senderTime(request);
    const done = (error?: ApiError): void => {
      stop?.();
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
    const stop = sender?.wait(() => {
      // what is still sent is not read
      if (!response.headersSent) response.setHeader("Connection", "close");
      done(validationError([{ path: "request", message: SLOW }]));
    });
    if (request.readableAborted) return broken();
    // after an error the stream emits close
    request.on("error", () => undefined);
    request.on("data", take).once("end", end).once("close", broken);
  };
}

/** Hands over a body of at most `limit` bytes as it arrives, in UTF-8 if it declares its character set: `request.body` is iterated once, or not at all. Rejects compressed bodies, as above. */
export function streamedBody(type: string, limit: number, required: boolean): RequestHandler {
  const open: RequestHandler = (request, response, next) => {
    const { "content-encoding": encoding = "identity", "content-length": length, "transfer-encoding": coding } = request.headers;
    if (encoding.toLowerCase() !== "identity") return next(new ApiError("UNSUPPORTED_MEDIA_TYPE"));
    const { charset } = request as Tracked;
    const hasBody = coding !== undefined || Number(length ?? 0) > 0;
    request.body = hasBody ? converted(partsOf(request, response, limit), charset) : undefined;
    next();
  };
  return limited(open, limit, required ? type : undefined, ({ body }) => body);
}

/** The parts of a body. Throws PAYLOAD_TOO_LARGE beyond `limit` bytes, VALIDATION_ERROR if the client breaks off or is too slow. */
async function* partsOf(request: Request, response: Response, limit: number): AsyncGenerator<Uint8Array> {
  const sender = senderTime(request);
  let size = 0;
  try {
    // destroying the request would close the connection before the answer
    const parts = request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await sender.next(() => parts.next());
      if (done === true) return;
      size += (value as Buffer).length;
      if (size > limit) throw new ApiError("PAYLOAD_TOO_LARGE", { details: { limit_bytes: limit } });
      yield value as Buffer;
    }
  } catch (error) {
    if (error instanceof SlowSender) {
      // what is still sent is not read
      if (!response.headersSent) response.setHeader("Connection", "close");
      throw validationError([{ path: "request", message: SLOW }]);
    }
    throw error instanceof ApiError ? error : validationError([{ path: "body", message: "ended before its Content-Length" }]);
  } finally {
    sender.end();
    // a client that still sends reads the answer only afterwards
    if (!request.readableEnded) request.resume();
  }
}

/** The parts in UTF-8; without a charset, or with a byte order mark, as they are. */
async function* converted(parts: AsyncGenerator<Uint8Array>, charset: string | undefined): AsyncGenerator<Uint8Array> {
  if (charset === undefined) return yield* parts;
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const part of parts) {
    if (decoder === undefined && /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(Buffer.from(part.subarray(0, 3)).toString("latin1"))) {
      yield part;
      return yield* parts;
    }
    decoder ??= new TextDecoder(charset);
    yield Buffer.from(decoder.decode(part, { stream: true }));
  }
  if (decoder !== undefined) yield Buffer.from(decoder.decode());
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
