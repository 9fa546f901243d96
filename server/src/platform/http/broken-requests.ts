// Requests that are not HTTP, or not for an origin server, get the error envelope too, as far as the socket still takes one. One request has one answer:
// whoever reads the answers of a connection in turn would take a second one for that of the next request.
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { allowHalfOpen } from "../adapters/half-open.ts";
import { ApiError, validationError } from "../errors/api-error.ts";
import { newId } from "../identifiers/uuid.ts";
import { errorJson, JSON_CONTENT } from "./answer.ts";

/** What is wrong, by the parser's code. */
const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "must have at most 16 KiB of headers",
  ERR_HTTP_REQUEST_TIMEOUT: "must arrive within 30 seconds",
};

/** How a request for headers alone begins. */
const HEAD = "HEAD ";

/** A request and its answer. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What the parser says of what it refuses; `rawPacket`: the bytes at which it stopped. */
type Refused = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Methods that the contract uses, for `Allow`. */
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/**
 * Answers what Node's parser refuses, and what is no request to this server (CONNECT), and closes the connection. A client that closes its half of the
 * connection after its request is answered all the same (RFC 9112, 9.6).
 */
export function answerBrokenRequests(server: Server): void {
  const latest = new WeakMap<object, Exchange>();
  allowHalfOpen(server);
  server.on("connect", (_request, socket) => {
    // no tunnel is opened, and nothing more is read
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
    request.url = originForm(request.url);
  });
  // an expectation that nobody knows is no reason for an answer outside the contract
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("clientError", (error: Refused, socket) => {
    const last = latest.get(socket);
    // a connection on which nothing was ever asked is ended without a word: a client that opened it ahead would take the word for its answer
    const unused = error.code === "ERR_HTTP_REQUEST_TIMEOUT" && (socket as Socket).bytesRead === 0;
    if (unused || error.code === "ECONNRESET" || !socket.writable || isAnswered(last)) return socket.destroy();
    const refuse = (): void => void (socket.writable && socket.end(refusal(error)));
    if (last?.request.complete === true && !last.response.writableFinished) last.response.once("finish", refuse);
    else refuse();
  });
}

/** Has the request whose body is not whole got its answer, or the beginning of it? */
const isAnswered = (last: Exchange | undefined): boolean => last !== undefined && !last.request.complete && last.response.headersSent;

function refusal(error: Refused): string {
  const failure = validationError([{ path: "request", message: MESSAGES[error.code ?? ""] ?? "must be well-formed HTTP/1.1" }]);
  // what asks for no body would take one for the next answer
  return rawAnswer(failure, "", error.rawPacket?.subarray(0, HEAD.length).toString("latin1") !== HEAD);
}

/** An answer as it stands on the socket, after which the connection ends. */
function rawAnswer(error: ApiError, headers = "", withBody = true): string {
  const body = errorJson(error, "standard");
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\nX-Request-Id: ${newId()}\r\n${headers}Content-Type: ${JSON_CONTENT}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${withBody ? body : ""}`;
}

/**
 * Path and query of a request's target (RFC 9112, 3.2). What is neither a path nor a URL with one is `/`, which nothing has: the router would
 * answer a target that it cannot parse with a page of its own.
 */
function originForm(target = "/"): string {
  if (target.startsWith("/")) return target;
  if (!URL.canParse(target)) return "/";
  const { pathname, search } = new URL(target);
  return pathname.startsWith("/") ? pathname + search : "/";
}
