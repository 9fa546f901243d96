// Requests that are not HTTP get the error envelope too, as far as the socket still takes one.
import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { newId } from "../identifiers/uuid.ts";
import { validationError } from "./api-error.ts";

/** What is wrong, by the parser's code. */
const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "must have at most 16 KiB of headers",
  ERR_HTTP_REQUEST_TIMEOUT: "must arrive within 30 seconds",
};

/** Answers what Node's parser refuses, and closes the connection. */
export function answerBrokenRequests(server: Server): void {
  // an expectation that nobody knows is no reason for an answer outside the contract
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // a connection on which nothing was ever asked is ended without a word: a client that opened it ahead would take the word for its answer
    const unused = error.code === "ERR_HTTP_REQUEST_TIMEOUT" && (socket as Socket).bytesRead === 0;
    if (unused || error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const { code, message, details, status } = validationError([{ path: "request", message: MESSAGES[error.code ?? ""] ?? "must be well-formed HTTP/1.1" }]);
    const body = JSON.stringify({ error: { code, message, details } });
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nX-Request-Id: ${newId()}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}
