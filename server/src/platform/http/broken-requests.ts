// Requests that are not HTTP, or not for an origin server, also get the error envelope, if the socket is still writable. Each request gets exactly one
// response: a client that reads the responses of a connection in order would match a second one with the next request.
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { allowHalfOpen } from "../adapters/half-open.ts";
import { ApiError, validationError } from "../errors/api-error.ts";
import { newId } from "../ids/uuid.ts";
import { errorJson, JSON_CONTENT } from "./answer.ts";
import { countSenderTime, dropRest, hasSenderTime, SLOW } from "./sender-time.ts";

/** Error messages by the parser's code. */
const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "must have at most 32 KiB of headers",
  ERR_HTTP_REQUEST_TIMEOUT: SLOW,
};

/** Start of a HEAD request. */
const HEAD = "HEAD ";

/** A request and its response. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The parser's error. `rawPacket`: the bytes at which it stopped. */
type Refused = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Methods that the contract uses, for `Allow`. */
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/**
 * Responds to requests that Node's parser rejects, and to CONNECT, which this server does not support, and closes the connection. A client that half-closes
 * the connection after its request still gets its response (RFC 9112, 9.6).
 */
export function answerBrokenRequests(server: Server): void {
  const latest = new WeakMap<object, Exchange>();
  allowHalfOpen(server);
  server.on("connect", (_request, socket) => {
    // no tunnel is opened, and no more data is read
    const refuse = (): void => {
      const failure = new ApiError("METHOD_NOT_ALLOWED", { details: { allowed_methods: METHODS.split(", ") } });
      if (socket.writable) socket.end(rawAnswer(failure, `Allow: ${METHODS}\r\n`));
    };
    socket.on("error", () => undefined);
    const last = latest.get(socket);
    if (last === undefined || last.response.writableFinished) refuse();
    else last.response.once("close", refuse);
  });
  server.prependListener("request", (request, response) => {
    latest.set(request.socket, { request, response });
    countSenderTime(request);
    request.url = originForm(request.url);
  });
  // an unknown expectation must not lead to a response outside the contract
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("clientError", (error: Refused, socket) => {
    const last = latest.get(socket);
    // its reader counts the time of the sender alone; Node reports a request once
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && last !== undefined && hasSenderTime(last.request) && !isAnswered(last))
      return void last.response.once("finish", () => dropRest(last.request));
    // close an unused connection silently: a client that opened it in advance would take the error for the response to its first request
    const unused = error.code === "ERR_HTTP_REQUEST_TIMEOUT" && (socket as Socket).bytesRead === 0;
    if (unused || error.code === "ECONNRESET" || !socket.writable || isAnswered(last)) return socket.destroy();
    const refuse = (): void => void (socket.writable && socket.end(refusal(error)));
    if (last?.request.complete === true && !last.response.writableFinished) last.response.once("finish", refuse);
    else refuse();
  });
}

/** Has the response to the incomplete request been started? */
const isAnswered = (last: Exchange | undefined): boolean => last !== undefined && !last.request.complete && last.response.headersSent;

function refusal(error: Refused): string {
  const failure = validationError([{ path: "request", message: MESSAGES[error.code ?? ""] ?? "must be well-formed HTTP/1.1" }]);
  // a client of a HEAD request would read a body as the next response
  return rawAnswer(failure, "", error.rawPacket?.subarray(0, HEAD.length).toString("latin1") !== HEAD);
}

/** A response as raw text, after which the connection ends. */
function rawAnswer(error: ApiError, headers = "", withBody = true): string {
  const body = errorJson(error, "standard");
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\nX-Request-Id: ${newId()}\r\n${headers}Content-Type: ${JSON_CONTENT}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${withBody ? body : ""}`;
}

/** A path that no route matches. */
const NO_PATH = "/*";

/**
 * Path and query of a request's target (RFC 9112, 3.2). Any other target becomes a path that no route matches: the router would respond to an
 * unparsable target with its own page.
 */
function originForm(target = NO_PATH): string {
  if (target.startsWith("/")) return target;
  if (!URL.canParse(target)) return NO_PATH;
  const { pathname, search } = new URL(target);
  return pathname.startsWith("/") ? pathname + search : NO_PATH;
}
